import type { Money } from '@maidan/contract/money.ts';
import { cleanAmount, isAmount, readAmount } from '@maidan/contract/typed/amount.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import type { LegAsked, PlaceRequest, PRICE_RULES } from '../book-wire.ts';
import { LEAST_STAKE, MOST_STAKE } from '../manifest.ts';
import { marketsAt, priceIn } from '../quote.ts';
import { linesOf, mostPayout, MOST_LEGS } from '../ticket.ts';
import type { BookState } from './book-client.ts';

export type PriceRule = (typeof PRICE_RULES)[number];
export type SlipMode = 'single' | 'parlay' | 'system';
export type Slip = {
  readonly legs: readonly LegAsked[];
  readonly mode: SlipMode;
  /** Of a system. */
  readonly size: number;
  readonly stake: string;
  readonly accepts: PriceRule;
};

export const EMPTY: Slip = { legs: [], mode: 'single', size: 2, stake: '50', accepts: 'better' };

export const isChosen = (
  { legs }: Slip,
  { match, market, selection }: Omit<LegAsked, 'step' | 'odds'>,
): boolean => legs.some((leg) => leg.match === match && leg.market === market && leg.selection === selection);

/** Pressed again it is taken out; another selection of the same market takes its place. */
export function pressLeg(slip: Slip, leg: LegAsked): Slip {
  const others = slip.legs.filter(({ match, market }) => match !== leg.match || market !== leg.market);
  const legs = isChosen(slip, leg) ? others : [...others, leg].slice(-MOST_LEGS);
  return withLegs(slip, legs);
}

/** What a press put in the place of what, which nobody asked to go; null where it did not. */
export type Replaced = { readonly before: LegAsked; readonly after: LegAsked } | null;
export function replacedBy(slip: Slip, after: LegAsked): Replaced {
  if (isChosen(slip, after)) return null;
  const { legs } = pressLeg(slip, after);
  const before = slip.legs.find((leg) => !legs.includes(leg));
  return before ? { before, after } : null;
}

/** One leg is a single; with the second match a parlay suggests itself. */
export function withLegs(slip: Slip, legs: readonly LegAsked[]): Slip {
  const modes = modesOf(legs);
  const grew = legs.length > slip.legs.length;
  const mode =
    grew && slip.mode === 'single' && modes.includes('parlay') && legs.length === 2 ? 'parlay' : slip.mode;
  return {
    ...slip,
    legs,
    mode: modes.includes(mode) ? mode : 'single',
    size: Math.min(Math.max(2, slip.size), Math.max(2, legs.length - 1)),
  };
}

const areApart = (legs: readonly LegAsked[]): boolean =>
  new Set(legs.map(({ match }) => match)).size === legs.length;

export function modesOf(legs: readonly LegAsked[]): SlipMode[] {
  if (legs.length < 2 || !areApart(legs)) return ['single'];
  return legs.length > 2 ? ['single', 'parlay', 'system'] : ['single', 'parlay'];
}

/** The price of a leg at this moment; null: it is not on offer any more. */
export function priceNow({ matches }: BookState, leg: LegAsked): { step: number; odds: number } | null {
  const match = matches.get(leg.match);
  if (!match) return null;
  const odds = priceIn(marketsAt(match.fixture, match.play), leg);
  return odds === null ? null : { step: match.play.step, odds };
}

/** Null: what is typed is no amount that can be staked. */
export function stakeOf({ stake }: Slip): Money | null {
  const amount = readAmount(stake);
  return amount === null || amount < LEAST_STAKE || amount > MOST_STAKE ? null : amount;
}

/** Whether what is typed is no number at all; one that is too low or too high is. */
export const isNoNumber = ({ stake }: Slip): boolean => stake.trim() !== '' && !isAmount(cleanAmount(stake));

export const sizeOf = ({ mode, legs, size }: Slip): number =>
  mode === 'single' ? 1 : mode === 'parlay' ? legs.length : size;

/** Singles are a bet each; everything else is one bet. */
export const betsIn = (slip: Slip): readonly (readonly LegAsked[])[] =>
  slip.mode === 'single' ? slip.legs.map((leg) => [leg]) : [slip.legs];

export const linesIn = (slip: Slip): bigint => linesOf({ legs: slip.legs, size: sizeOf(slip) });

export const canPay = (slip: Slip, stake: Money): bigint =>
  betsIn(slip).reduce((sum, legs) => sum + mostPayout(stake, { legs, size: sizeOf(slip) }), 0n);

export const requestsOf = (slip: Slip, stakeText: string): PlaceRequest[] =>
  betsIn(slip).map((legs) => ({
    operationId: newOperationId(),
    stake: stakeText,
    size: sizeOf(slip),
    accepts: slip.accepts,
    legs: [...legs],
  }));
