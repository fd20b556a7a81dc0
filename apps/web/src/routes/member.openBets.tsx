import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { OpenBetsPage } from '#features/records/open/open-bets-page.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-15: what is not settled yet. */
export const Route = createFileRoute('/member/openBets')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <WithAccountTexts>
      <OpenBetsPage currencySymbol={balance?.currencySymbol ?? ''} />
    </WithAccountTexts>
  );
}
