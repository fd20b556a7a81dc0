import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { AnyTableRules, Decision, Draw, HandResult } from '#game.ts';
import { FOLD } from './table.ts';

/** A sitting as its house publishes it: what was brought along, and all its hands as they were played. */
export const sittingBet = z.object({ stake: moneyText, unit: moneyText, place: z.int(), seed: z.string() });
const amounts = z.array(z.tuple([z.int(), moneyText])).check(z.maxLength(6));
/** Where there was more than one pot: each with its rake and who won how much of it, and what went back unmatched. */
const toldPots = z.object({
  each: z.array(z.object({ amount: moneyText, rake: moneyText, won: amounts })).check(z.maxLength(6)),
  back: amounts,
});
export const sittingHand = z.object({
  number: z.int(),
  clientSeed: z.string().check(z.maxLength(64)),
  /** In the order of play, with the chips that each began with. */
  seats: z.array(z.tuple([z.int(), moneyText])).check(z.maxLength(6)),
  /** It was broken off, and everybody had their chips again. */
  isVoid: z.optional(z.literal(true)),
  steps: z.array(z.tuple([z.int(), z.unknown()])).check(z.maxLength(1_000)),
  pots: z.optional(toldPots),
});
export type SittingHand = z.infer<typeof sittingHand>;

type DrawOf = (hand: { number: number; clientSeed: string }) => Draw;

/** A whole sitting again: every hand is dealt and played, and what the seat has at the end is what it was paid. */
export function replaySitting(
  rules: AnyTableRules,
  bet: unknown,
  hands: readonly unknown[],
  drawOf: DrawOf,
): Decision<unknown> {
  const { stake, unit, place, seed } = sittingBet.parse(bet);
  const boot = parseMoney(unit);
  let chips: bigint = parseMoney(stake);
  let rake = 0n;
  for (const each of hands) {
    const hand = sittingHand.parse(each);
    const own = hand.seats.find(([at]) => at === place)?.[1];
    if (own === undefined || parseMoney(own) !== chips)
      throw new RangeError('the chips are not those of the hand before');
    if (!hand.clientSeed.split('-').includes(seed))
      throw new RangeError('shuffled without the seed of the player');
    if (hand.isVoid) continue;
    const result = playHand(rules, hand, boot, drawOf(hand));
    if (hand.pots && JSON.stringify(hand.pots) !== JSON.stringify(potsToTell(result)))
      throw new RangeError('the pots are not those of the hand');
    chips += (result.paidOut.get(place) ?? 0n) - (result.paidIn.get(place) ?? 0n);
    rake += result.rake;
  }
  return { stake: parseMoney(stake), win: minor(chips), outcome: sittingOutcome(hands.length, minor(rake)) };
}

/** `rake`: of all the pots of these hands, whoever won them. */
export const sittingOutcome = (hands: number, rake: Money) => ({ hands, rake: formatMoneyText(rake) });

const text = (amount: bigint): string => formatMoneyText(minor(amount));
const inOrder = (parts: ReadonlyMap<number, bigint>): [number, string][] =>
  [...parts].toSorted(([one], [other]) => one - other).map(([place, amount]) => [place, text(amount)]);

/** Null: there was one pot, which all that was paid in went into. */
export function potsToTell({
  pots,
  back,
}: Pick<HandResult, 'pots' | 'back'>): z.infer<typeof toldPots> | null {
  if (pots.length <= 1 && back.size === 0) return null;
  return {
    each: pots.map(({ amount, rake, won }) => ({
      amount: text(amount),
      rake: text(rake),
      won: inOrder(won),
    })),
    back: inOrder(back),
  };
}

function playHand(rules: AnyTableRules, { seats, steps }: SittingHand, unit: bigint, draw: Draw) {
  let state = rules.deal(
    seats.map(([place, chips]) => ({ place, chips: parseMoney(chips) })),
    unit,
    draw,
  );
  for (const [place, step] of steps) {
    if (step === FOLD) state = rules.fold(state, place);
    else {
      const action = rules.parseAction(step);
      if (!rules.isAllowed(state, place, action))
        throw new RangeError('an action that the rules do not allow');
      state = rules.act(state, place, action);
    }
  }
  const result = rules.resultOf(state);
  if (!result) throw new RangeError('a hand without an end');
  return { ...result, paidIn: rules.paidIn(state) };
}

/** More hands than any table has. */
export const MOST_LINKS = 10_000;

/** How many links lie between what was public before the table's first hand and the one of the last: the receipt's counter says it. */
export const linksOfSitting = (nonce: number): number => Math.min(Math.max(nonce, 1), MOST_LINKS);
