import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AgentHomePage } from '#features/agent/agent-home-page.tsx';
import { TeamOverview } from '#features/agent-reports/team-overview.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-01: the overview of the team, which is where the agent center begins. */
export const Route = createFileRoute('/agentHome/')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: AgentHomeScreen,
});

function AgentHomeScreen() {
  const { data: member } = useQuery(memberInfoQuery());
  return member === undefined ? null : (
    <AgentHomePage member={member}>
      <TeamScreen Page={TeamOverview} />
    </AgentHomePage>
  );
}
