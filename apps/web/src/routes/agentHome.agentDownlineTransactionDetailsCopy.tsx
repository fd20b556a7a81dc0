import { createFileRoute } from '@tanstack/react-router';
import { TeamPaymentsPage } from '#features/agent-reports/team-payments-page.tsx';
import type { TeamSearch } from '#features/agent-reports/team-search.ts';
import { asWritten } from './-search-text.ts';
import { TeamScreen } from './-team-screen.tsx';

/** AGT-01: deposits, withdrawals and transfers of the team. */
export const Route = createFileRoute('/agentHome/agentDownlineTransactionDetailsCopy')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<keyof TeamSearch>,
  component: Screen,
});

function Screen() {
  return <TeamScreen Page={TeamPaymentsPage} />;
}
