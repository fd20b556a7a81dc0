import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BetsPage } from '#features/records/bets-page.tsx';
import { changed, readRecordSearch, type SearchChange } from '#features/records/record-search.ts';
import { requireLogin } from '#lib/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';

/** RTE-05, MEM-01, MEM-08: the betting record, under the name the member center's pages have. */
export const Route = createFileRoute('/member/personalHistoryCopy')({
  staticData: { drawnIn: 'browser' },
  validateSearch: readRecordSearch,
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onSearch = (change: SearchChange): void =>
    void navigate({ search: (before) => changed(before, change), resetScroll: false });
  return (
    <RecordScreen>
      {(currencySymbol) => <BetsPage search={search} onSearch={onSearch} currencySymbol={currencySymbol} />}
    </RecordScreen>
  );
}
