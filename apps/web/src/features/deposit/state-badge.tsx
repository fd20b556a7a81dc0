import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import { clsx } from 'clsx';
import { useT } from '#lib/texts/i18n.tsx';

const GOOD = 'bg-gain/12 text-gain';
const BAD = 'bg-loss/12 text-loss';
const OPEN = 'bg-action/15 text-accent';

/** Colour says it beside the words, never alone. */
export const STATE_LOOK: Record<DepositState, string> = {
  created: OPEN,
  waiting: OPEN,
  review: OPEN,
  paid: GOOD,
  partly: GOOD,
  late: GOOD,
  held: OPEN,
  failed: BAD,
  expired: 'bg-raised text-muted',
  charged_back: BAD,
};

export function StateBadge({ state }: { state: DepositState }) {
  const t = useT('deposit');
  return (
    <span
      className={clsx('rounded-full px-2.5 py-1 text-xs font-medium whitespace-nowrap', STATE_LOOK[state])}
    >
      {t(`state.${state}`)}
    </span>
  );
}
