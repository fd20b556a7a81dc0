import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RebatePage } from '#features/rewards/rebate-page.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-11 */
export const Route = createFileRoute('/member/manualRebate')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: RebateScreen,
});

function RebateScreen() {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <WithAccountTexts>
      <RebatePage currencySymbol={balance?.currencySymbol ?? ''} />
    </WithAccountTexts>
  );
}
