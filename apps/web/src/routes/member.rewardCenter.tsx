import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RewardsPage } from '#features/rewards/rewards-page.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** PRO-03 */
export const Route = createFileRoute('/member/rewardCenter')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: RewardsScreen,
});

function RewardsScreen() {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <WithAccountTexts>
      <RewardsPage currencySymbol={balance?.currencySymbol ?? ''} />
    </WithAccountTexts>
  );
}
