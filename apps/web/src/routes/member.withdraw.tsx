import { createFileRoute } from '@tanstack/react-router';
import { WithdrawPage } from '#features/withdrawal/withdraw-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05, MEM-05 */
export const Route = createFileRoute('/member/withdraw')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: WithdrawScreen,
});

function WithdrawScreen() {
  return (
    <WithAccountTexts>
      <WithdrawPage />
    </WithAccountTexts>
  );
}
