import { createFileRoute } from '@tanstack/react-router';
import { MyIncomePage } from '#features/agent-reports/my-income-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-02: what the agent was paid. */
export const Route = createFileRoute('/agentHome/myIncome')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={MyIncomePage} />;
}
