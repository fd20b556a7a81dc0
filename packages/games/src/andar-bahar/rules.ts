import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import { DECK_SIZE, packOf, rankOf, RANKS, shuffledTop, suitOf, type Card } from '#cards/deck.ts';
import {
  onePart,
  plugShared,
  type AnySharedRules,
  type Chips,
  type Draw,
  type RoundMark,
  type SharedRules,
} from '#game.ts';
import { limitsOf, tableOf, type LiveTable } from '#live/tables.ts';
import { COUNTS, isCount, MOST_CARDS, PAYS, sideAt, SPOTS, type Spot } from './spots.ts';
import { manifestOf } from './manifest.ts';
import { FOLDER, TABLES } from './tables.ts';

const card = z.int().check(z.minimum(0), z.maximum(DECK_SIZE - 1));
/** The joker, and what fell after it in turn: the last card is of its rank. */
export const outcome = z.strictObject({
  joker: card,
  cards: z.array(card).check(z.minLength(1), z.maxLength(MOST_CARDS)),
});
export type AndarBahar = { readonly joker: Card; readonly cards: readonly Card[] };

const HEARTS = 1;
const DIAMONDS = 2;
export const isRed = (one: Card): boolean => suitOf(one) === HEARTS || suitOf(one) === DIAMONDS;

export function hasWon(spot: Spot, { joker, cards }: AndarBahar): boolean {
  if (isCount(spot)) {
    const [from, to] = COUNTS[spot];
    return cards.length >= from && cards.length <= to;
  }
  if (spot === 'joker-red') return isRed(joker);
  if (spot === 'joker-black') return !isRed(joker);
  return sideAt(cards.length) === spot;
}

export const paysFor = (spot: Spot, stake: bigint, shown: AndarBahar): bigint =>
  hasWon(spot, shown) ? (stake * BigInt(PAYS[spot] + 100)) / 100n : 0n;

export const pays = (chips: Chips, shown: AndarBahar): Money =>
  minor(SPOTS.reduce((sum, spot) => sum + paysFor(spot, chips[spot] ?? 0n, shown), 0n));

/** One pack, shuffled for this round alone. */
function deal(draw: Draw): AndarBahar {
  const [joker = 0, ...below] = shuffledTop(packOf(1), MOST_CARDS + 1, draw);
  const match = below.findIndex((one) => rankOf(one) === rankOf(joker));
  return { joker, cards: below.slice(0, match + 1) };
}

/** Before the first card, for each card, and after the last. The more cards, the faster they fall. */
const JOKER_MS = 1_800;
const cardMs = (cards: number): number => Math.max(260, Math.min(900, Math.floor(9_000 / cards)));
const AFTER_MS = 3_200;

/** When the joker is turned. */
export const JOKER_SHOWN_MS = 500;

/** So many cards lie there, so long after bets were closed. */
export function fallenAt({ cards }: AndarBahar, ms: number): number {
  if (ms < JOKER_MS) return 0;
  return Math.min(cards.length, Math.floor((ms - JOKER_MS) / cardMs(cards.length)) + 1);
}

/** So long after it everybody can see which side has won. */
export const seenAfterMs = ({ cards }: AndarBahar): number =>
  JOKER_MS + (cards.length - 1) * cardMs(cards.length) + 500;

/** A joker of either colour, and every count of cards: as many others as there are before its rank comes. */
const ENDS: readonly AndarBahar[] = [0, RANKS * HEARTS].flatMap((joker) => {
  const others = packOf(1).filter((one) => rankOf(one) !== rankOf(joker));
  const match = joker + RANKS;
  return Array.from({ length: MOST_CARDS }, (_, before) => ({
    joker,
    cards: [...others.slice(0, before), match],
  }));
});

const shareOf = (spot: Spot): 1 | 5 | 10 => (PAYS[spot] <= 100 ? 1 : PAYS[spot] < 1_000 ? 5 : 10);

/** By the count of cards that fell. */
function markOf({ cards }: AndarBahar): RoundMark {
  const side = sideAt(cards.length);
  return { side, tone: side === 'andar' ? 'red' : 'blue', figure: cards.length };
}

export const andarBaharRules = (table: LiveTable): SharedRules<AndarBahar, AndarBahar> => ({
  shape: 'shared',
  table,
  manifest: manifestOf(table),
  spots: Object.fromEntries(SPOTS.map((spot) => [spot, limitsOf(table, shareOf(spot))])),
  step: minor(100),
  openMs: table.openMs,
  pauseMs: 4_000,
  showMs: (dealt) => seenAfterMs(dealt) + AFTER_MS,
  outcome,
  ...onePart(deal),
  pays,
  ends: ENDS,
  markOf,
});

export function andarBaharRulesOf(name: string | undefined): AnySharedRules | undefined {
  const table = tableOf(TABLES, FOLDER, name);
  return table && plugShared(andarBaharRules(table));
}
