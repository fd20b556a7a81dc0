import { createFileRoute, notFound } from '@tanstack/react-router';
import { AgentComingPage } from '#features/agent/agent-coming-page.tsx';
import { agentPage } from '#features/agent/agent-pages.ts';

/** RTE-05: every name of the agent center leads somewhere honest until its own page is there. */
export const Route = createFileRoute('/agentHome/$page')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  beforeLoad: ({ params }) => {
    const page = agentPage(params.page);
    if (page === null) throw notFound();
    return { page };
  },
  component: AgentPageScreen,
});

function AgentPageScreen() {
  const { page } = Route.useRouteContext();
  return <AgentComingPage page={page} />;
}
