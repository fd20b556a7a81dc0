import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import {
  changed,
  readRecordSearch,
  type OnSearch,
  type RecordSearch,
} from '#features/records/record-search.ts';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

type RecordPage = ComponentType<{
  search: RecordSearch;
  onSearch: OnSearch;
  currencySymbol: string;
}>;

/** What the pages of the records share: room, texts, the currency's sign, and filters that stand in the address. */
export function RecordScreen({ Page }: { Page: RecordPage }) {
  const search = readRecordSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { data: balance } = useQuery(balanceQuery());
  const onSearch: OnSearch = (change) =>
    void navigate({
      to: '.',
      search: (before) => changed(readRecordSearch(before), change),
      resetScroll: false,
    });
  return (
    <WithAccountTexts>
      <Page search={search} onSearch={onSearch} currencySymbol={balance?.currencySymbol ?? ''} />
    </WithAccountTexts>
  );
}
