import { createFileRoute } from '@tanstack/react-router';
import { TeamBetsPage } from '#features/agent-reports/team-bets-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-01: the betting record of the team. */
export const Route = createFileRoute('/agentHome/personalHistoryCopy')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={TeamBetsPage} />;
}
