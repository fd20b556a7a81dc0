import { createFileRoute } from '@tanstack/react-router';
import { WalletsPage } from '#features/wallets/wallets-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';
import { searchText } from './-search-text.ts';

type WalletSearch = { vendor?: string; game?: string };
const CODE = /^[A-Za-z0-9_-]{1,24}$/;

/** RTE-05, MEM-01, GAM-09: a game whose vendor wants money first leads here, and back. */
export const Route = createFileRoute('/member/transferFund')({
  validateSearch: (raw: Record<string, unknown>): WalletSearch => {
    const [vendor, game] = [searchText(raw['vendor']), searchText(raw['game'])];
    return { ...(CODE.test(vendor) ? { vendor } : {}), ...(CODE.test(game) ? { game } : {}) };
  },
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: WalletScreen,
});

function WalletScreen() {
  const { vendor, game } = Route.useSearch();
  return (
    <WithAccountTexts>
      <WalletsPage key={`${vendor ?? ''} ${game ?? ''}`} cameFor={{ vendor, game }} />
    </WithAccountTexts>
  );
}
