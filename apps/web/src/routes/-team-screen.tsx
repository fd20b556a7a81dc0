import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import {
  changedTeamSearch,
  readTeamSearch,
  type OnTeamSearch,
  type ReportProps,
} from '#features/agent-reports/team-search.ts';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithTeamTexts } from '#lib/texts/team-texts.ts';

/** What the reports of the agent center share: texts, the currency's sign, and filters that stand in the address. */
export function TeamScreen({ Page }: { Page: ComponentType<ReportProps> }) {
  const search = readTeamSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data: balance } = useQuery(balanceQuery());
  const onSearch: OnTeamSearch = (change) =>
    void navigate({
      to: '.',
      search: (before) => changedTeamSearch(readTeamSearch(before), change),
      resetScroll: false,
    });
  return (
    <Suspense>
      <WithTeamTexts>
        <Page search={search} onSearch={onSearch} currencySymbol={balance?.currencySymbol ?? ''} />
      </WithTeamTexts>
    </Suspense>
  );
}
