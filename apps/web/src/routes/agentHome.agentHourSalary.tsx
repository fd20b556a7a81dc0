import { createFileRoute } from '@tanstack/react-router';
import { PayScreen } from './-pay-screen.tsx';
import { asWritten } from './-search-text.ts';

/** AGT-01, AGT-07: the hourly salary. */
export const Route = createFileRoute('/agentHome/agentHourSalary')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'from' | 'to' | 'state' | 'late' | 'row' | 'member'>,
  component: Screen,
});

function Screen() {
  return <PayScreen type="hourly" />;
}
