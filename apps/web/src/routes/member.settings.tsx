import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NoticesPanel } from '#features/notices/notices-panel.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { ProfileCard } from '#features/settings/profile-card.tsx';
import { SettingsPage } from '#features/settings/settings-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithNoticesTexts } from '#lib/texts/notices-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-13 */
export const Route = createFileRoute('/member/settings')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: SettingsScreen,
});

function SettingsScreen() {
  const { data: member } = useQuery(memberInfoQuery());
  return (
    <WithAccountTexts>
      <SettingsPage
        profile={member !== undefined && <ProfileCard {...member} />}
        notices={
          <Suspense fallback={null}>
            <WithNoticesTexts>
              <NoticesPanel />
            </WithNoticesTexts>
          </Suspense>
        }
      />
    </WithAccountTexts>
  );
}
