import { createFileRoute } from '@tanstack/react-router';
import { TeamRevenuePage } from '#features/agent-reports/team-revenue-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-01: what the team brought. */
export const Route = createFileRoute('/agentHome/agentRevenueReport')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={TeamRevenuePage} />;
}
