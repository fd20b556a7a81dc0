import { createFileRoute } from '@tanstack/react-router';
import { BonusesPage } from '#features/records/pages/bonuses-page.tsx';
import type { RecordSearch } from '#features/records/record-search.ts';
import { requireLogin } from '#lib/session/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';
import { asWritten } from './-search-text.ts';

/** MEM-01, MEM-08: bonuses received. */
export const Route = createFileRoute('/member/bonusDetails')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<keyof RecordSearch>,
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return <RecordScreen Page={BonusesPage} />;
}
