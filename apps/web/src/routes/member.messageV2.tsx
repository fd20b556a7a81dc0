import { createFileRoute } from '@tanstack/react-router';
import { ReceivedPage } from '#features/messages/received/received-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** MSG-03 */
export const Route = createFileRoute('/member/messageV2')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: MessagesScreen,
});

function MessagesScreen() {
  return (
    <WithAccountTexts>
      <ReceivedPage />
    </WithAccountTexts>
  );
}
