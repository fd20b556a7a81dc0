import { createFileRoute } from '@tanstack/react-router';
import { PayScreen } from './-pay-screen.tsx';
import { asWritten } from './-search-text.ts';

/** AGT-01, AGT-07: the salary of every five minutes. */
export const Route = createFileRoute('/agentHome/agentRealtimeSalary')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'from' | 'to' | 'state' | 'late' | 'row' | 'member'>,
  component: Screen,
});

function Screen() {
  return <PayScreen type="realtime" />;
}
