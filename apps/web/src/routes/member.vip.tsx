import { createFileRoute } from '@tanstack/react-router';
import { VipPage } from '#features/vip/vip-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithMissionTexts } from '#lib/texts/mission-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-03, SID-03 */
export const Route = createFileRoute('/member/vip')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return (
    <WithAccountTexts>
      <WithMissionTexts>
        <VipPage />
      </WithMissionTexts>
    </WithAccountTexts>
  );
}
