import { createFileRoute } from '@tanstack/react-router';
import { BonusesPage } from '#features/records/bonuses-page.tsx';
import { requireLogin } from '#lib/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';

/** MEM-01, MEM-08: bonuses received. */
export const Route = createFileRoute('/member/bonusDetails')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return <RecordScreen>{(currencySymbol) => <BonusesPage currencySymbol={currencySymbol} />}</RecordScreen>;
}
