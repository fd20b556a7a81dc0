import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { AnySharedRules, Decision, Draw } from '#game.ts';
import { areChips, chipsFromWire, totalOf } from './chips.ts';

/** A bet at a table, as a receipt tells it: its chips, where in the shoe its round began, and, in a pool, what lay on each spot. */
const tableBet = z.strictObject({
  chips: z.record(z.string(), moneyText),
  from: z.int().check(z.nonnegative()),
  pool: z.optional(z.record(z.string(), moneyText)),
});

/** One bet of a round of many again, from what is public once its link is told. */
export function replayTable(rules: AnySharedRules, bet: unknown, draw: Draw): Decision<unknown> {
  const { chips: laid, from, pool = {} } = tableBet.parse(bet);
  const chips = chipsFromWire(laid);
  if (!areChips(rules, chips)) throw new RangeError('chips that cannot be laid');
  const outcome = outcomeAt(rules, draw, from);
  const win = rules.pays(chips, outcome, chipsFromWire(pool));
  if (win === null) throw new RangeError('a round whose stakes went back');
  return { stake: totalOf(chips), win, outcome };
}

/** The round that begins there; whatever stands before it must lead to it. */
export function outcomeAt(rules: AnySharedRules, draw: Draw, from: number): unknown {
  const whole = rules.whole(draw);
  for (let at = 0; at <= from;) {
    const part = rules.part(whole, at);
    if (part === null) break;
    if (at === from) return part.outcome;
    at = part.to;
  }
  throw new RangeError('no round begins there');
}
