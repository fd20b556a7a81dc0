import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ReportHead } from '#features/agent-reports/report-frame.tsx';
import { ReceivedList } from '#features/messages/received/received-list.tsx';
import { WithTeamTexts } from '#lib/texts/team-texts.ts';

/** AGT-01: what the house tells its agents. */
export const Route = createFileRoute('/agentHome/agentAnnouncement')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  component: Screen,
});

function Screen() {
  return (
    <Suspense>
      <WithTeamTexts>
        <div className="flex flex-col gap-5">
          <ReportHead page="agentAnnouncement" />
          <ReceivedList />
        </div>
      </WithTeamTexts>
    </Suspense>
  );
}
