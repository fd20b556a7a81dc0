import { createFileRoute, redirect } from '@tanstack/react-router';

/** AGT-01: the overview is where the agent center begins; its own name leads there. */
export const Route = createFileRoute('/agentHome/agentTeamOverview')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  beforeLoad: () => {
    throw redirect({ to: '/agentHome', replace: true });
  },
});
