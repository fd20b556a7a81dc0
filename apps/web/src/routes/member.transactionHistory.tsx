import { createFileRoute } from '@tanstack/react-router';
import { MovementsPage } from '#features/records/pages/movements-page.tsx';
import type { RecordSearch } from '#features/records/record-search.ts';
import { requireLogin } from '#lib/session/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';
import { asWritten } from './-search-text.ts';

/** MEM-01, MEM-08: the account record and the account statement. */
export const Route = createFileRoute('/member/transactionHistory')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<keyof RecordSearch>,
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return <RecordScreen Page={MovementsPage} />;
}
