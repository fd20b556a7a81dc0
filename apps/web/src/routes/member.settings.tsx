import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#features/settings/settings-page.tsx';
import { WithAccountTexts } from '#lib/i18n.tsx';
import { requireLogin } from '#lib/require-login.ts';

/** MEM-13 */
export const Route = createFileRoute('/member/settings')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: SettingsScreen,
});

function SettingsScreen() {
  return (
    <WithAccountTexts>
      <SettingsPage />
    </WithAccountTexts>
  );
}
