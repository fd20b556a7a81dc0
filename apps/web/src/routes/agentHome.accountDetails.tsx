import { createFileRoute } from '@tanstack/react-router';
import { AccountDetailsPage } from '#features/agent-reports/account-details-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-02: what moved the own balance. */
export const Route = createFileRoute('/agentHome/accountDetails')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={AccountDetailsPage} />;
}
