import { createFileRoute } from '@tanstack/react-router';
import { UserLossPage } from '#features/agent-reports/user-loss-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-02: who of the team lost. */
export const Route = createFileRoute('/agentHome/userLoss')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={UserLossPage} />;
}
