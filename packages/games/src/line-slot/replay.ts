import { minor, type Money } from '@maidan/contract/money.ts';
import { slotOutcome, type SlotOutcome, type SlotSpin } from './outcome.ts';
import { CAP_UNITS, LINES } from './paytable.ts';

/** Where a screen stands in a round: turn 0 was paid for, the others are free flights. */
export type Replay = { roundId: string; stake: Money; outcome: SlotOutcome; turns: readonly SlotSpin[] };

export function replayOf(roundId: string, stake: Money, outcome: unknown): Replay | null {
  const parsed = slotOutcome.safeParse(outcome);
  if (!parsed.success) return null;
  return { roundId, stake, outcome: parsed.data, turns: [parsed.data.base, ...parsed.data.freeSpins] };
}

/** What has been won when so many turns have been shown; never above the cap. */
export function wonAfter(replay: Replay, turnsShown: number): Money {
  const units = replay.turns.slice(0, turnsShown).reduce((sum, spin) => sum + spin.units, 0);
  return minor((replay.stake / BigInt(LINES.length)) * BigInt(Math.min(units, CAP_UNITS)));
}
