import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ReportHead } from '#features/agent-reports/report-frame.tsx';
import { AgentNews } from '#features/messages/for-agents/agent-news.tsx';
import { readAgentNews } from '#features/messages/for-agents/agent-news-search.ts';
import { WithTeamTexts } from '#lib/texts/team-texts.ts';
import { asWritten } from './-search-text.ts';

/** AGT-01: what the house tells its agents, and what the site announces. */
export const Route = createFileRoute('/agentHome/agentAnnouncement')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'about' | 'page'>,
  component: Screen,
});

function Screen() {
  const search = readAgentNews(Route.useSearch());
  return (
    <Suspense>
      <WithTeamTexts>
        <div className="flex flex-col gap-5">
          <ReportHead page="agentAnnouncement" />
          <AgentNews search={search} />
        </div>
      </WithTeamTexts>
    </Suspense>
  );
}
