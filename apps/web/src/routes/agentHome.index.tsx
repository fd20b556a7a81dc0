import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AgentHomePage } from '#features/agent/agent-home-page.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';

export const Route = createFileRoute('/agentHome/')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  component: AgentHomeScreen,
});

function AgentHomeScreen() {
  const { data: member } = useQuery(memberInfoQuery());
  return member === undefined ? null : <AgentHomePage member={member} />;
}
