import { createFileRoute } from '@tanstack/react-router';
import { UplinePage } from '#features/upline/upline-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05, MEM-12 */
export const Route = createFileRoute('/member/transferUpline')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: UplineScreen,
});

function UplineScreen() {
  return (
    <WithAccountTexts>
      <UplinePage />
    </WithAccountTexts>
  );
}
