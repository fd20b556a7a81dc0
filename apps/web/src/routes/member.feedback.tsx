import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '#features/feedback/feedback-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-13 */
export const Route = createFileRoute('/member/feedback')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: FeedbackScreen,
});

function FeedbackScreen() {
  return (
    <WithAccountTexts>
      <FeedbackPage />
    </WithAccountTexts>
  );
}
