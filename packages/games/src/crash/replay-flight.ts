import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { Decision, Draw } from '#game.ts';
import { breakingPoint, CRASH, isStake, payout } from './crash.ts';

const multiplier = z.int().check(z.minimum(100), z.maximum(CRASH.capHundredths));
const flownBet = z.strictObject({ stake: moneyText, leavesAt: z.nullable(multiplier) });
/** When the house heard that its player left. A flight has at most one. */
const leaving = z.array(z.strictObject({ leaveAt: multiplier })).check(z.maxLength(1));

/** One bet of a flight again, from what is public once it has ended: whoever left before it broke is paid. */
export function replayFlight(
  bet: unknown,
  actions: readonly unknown[],
  draw: Draw,
): Decision<{ brokeAt: number; leftAt: number | null }> {
  const { stake: text, leavesAt } = flownBet.parse(bet);
  const [left] = leaving.parse(actions);
  const stake = parseMoney(text);
  if (!isStake(stake)) throw new RangeError('a stake that cannot be chosen');
  const brokeAt = breakingPoint(draw);
  // Whatever comes first; at the cap everybody has left.
  const wanted = Math.min(left?.leaveAt ?? Infinity, leavesAt ?? Infinity, CRASH.capHundredths);
  if (left && left.leaveAt > brokeAt) throw new RangeError('nobody leaves after it broke');
  const leftAt = wanted <= brokeAt ? wanted : null;
  return { stake, win: payout(stake, leftAt ?? 0), outcome: { brokeAt, leftAt } };
}
