import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MovementsPage } from '#features/records/movements-page.tsx';
import { changed, readRecordSearch, type SearchChange } from '#features/records/record-search.ts';
import { requireLogin } from '#lib/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';

/** MEM-01, MEM-08: the account record and the account statement. */
export const Route = createFileRoute('/member/transactionHistory')({
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
      {(currencySymbol) => (
        <MovementsPage search={search} onSearch={onSearch} currencySymbol={currencySymbol} />
      )}
    </RecordScreen>
  );
}
