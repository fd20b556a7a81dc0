import { createFileRoute } from '@tanstack/react-router';
import { TeamProfitPage } from '#features/agent-reports/team-profit-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-01: profit and loss of the team. */
export const Route = createFileRoute('/agentHome/palStatementsAgentCopy')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={TeamProfitPage} />;
}
