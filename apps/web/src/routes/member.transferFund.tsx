import { createFileRoute } from '@tanstack/react-router';
import { WalletsPage } from '#features/wallets/wallets-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';
import { codeText } from './-code-text.ts';
import { asWritten } from './-search-text.ts';

/** RTE-05, MEM-01, GAM-09: a game whose vendor wants money first leads here, and back. */
export const Route = createFileRoute('/member/transferFund')({
  validateSearch: asWritten<'vendor' | 'game'>,
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: WalletScreen,
});

function WalletScreen() {
  const search = Route.useSearch();
  const [vendor, game] = [codeText(search.vendor), codeText(search.game)];
  return (
    <WithAccountTexts>
      <WalletsPage key={`${vendor ?? ''} ${game ?? ''}`} cameFor={{ vendor, game }} />
    </WithAccountTexts>
  );
}
