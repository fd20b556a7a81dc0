import { createFileRoute } from '@tanstack/react-router';
import { PayScreen } from './-pay-screen.tsx';
import { asWritten } from './-search-text.ts';

/** AGT-01, AGT-07: dividends by period. */
export const Route = createFileRoute('/agentHome/agentDividendRecordCopy2')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'from' | 'to' | 'state' | 'late' | 'row' | 'member'>,
  component: Screen,
});

function Screen() {
  return <PayScreen type="dividend" />;
}
