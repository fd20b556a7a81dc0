import { createFileRoute } from '@tanstack/react-router';
import { MissionsPage } from '#features/missions/missions-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithMissionTexts } from '#lib/texts/mission-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-02, MEM-10 */
export const Route = createFileRoute('/member/missionLeaderboard')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return (
    <WithAccountTexts>
      <WithMissionTexts>
        <MissionsPage />
      </WithMissionTexts>
    </WithAccountTexts>
  );
}
