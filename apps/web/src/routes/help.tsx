import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HelpPage } from '#features/help/help-page.tsx';
import { helpCenterQuery } from '#features/help/help.queries.ts';
import { WithHelpTexts } from '#lib/texts/i18n.tsx';
import { loadAhead } from './-load.ts';
import { searchText } from './-search-text.ts';

/** SID-05, RTE-06: the help center; `/help#terms` is what a registration agrees to. */
export const Route = createFileRoute('/help')({
  validateSearch: (raw): { search?: string } => {
    const search = searchText(raw['search']).slice(0, 60);
    return search === '' ? {} : { search };
  },
  loader: ({ context: { queryClient, language } }) =>
    loadAhead(queryClient.prefetchQuery(helpCenterQuery(language)), WithHelpTexts.ahead(language)),
  component: HelpScreen,
});

function HelpScreen() {
  const hash = useLocation({ select: (location) => location.hash });
  const { search = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onSearch = (text: string): void =>
    void navigate({ search: text === '' ? {} : { search: text }, replace: true, resetScroll: false });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithHelpTexts>
          <HelpPage hash={hash} search={search} onSearch={onSearch} />
        </WithHelpTexts>
      </Suspense>
    </div>
  );
}
