import { ACE, JOKER, RANKS, rankOf, suitOf, TEN, TWO, type Card } from '#cards/deck.ts';

/** What five cards are worth as such, before a pay table says what counts. */
export const HANDS = [
  'natural-royal',
  'four-deuces',
  'wild-royal',
  'five-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
] as const;
export type HandKind = (typeof HANDS)[number];

/** `rank`: of the pair or the four, where a pay table asks for it. */
export type Hand = { readonly kind: HandKind; readonly rank: number };

export type Wild = 'none' | 'deuces' | 'joker';

const ROYAL_RANKS = 0b11111 << TEN;
const WHEEL_RANKS = (1 << ACE) | 0b1111;

/** Reused by every call: five cards are judged millions of times when the returns are computed. */
const counts = new Uint8Array(RANKS);

/** The best hand that the cards make; null: not even a pair. Only a pair without wild cards tells its rank. */
export function handOf(cards: readonly Card[], wild: Wild): Hand | null {
  counts.fill(0);
  let wilds = 0;
  let ranks = 0;
  let firstSuit = -1;
  let oneSuit = true;
  for (const card of cards) {
    if (isWild(card, wild)) {
      wilds += 1;
      continue;
    }
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    if (firstSuit === -1) firstSuit = suitOf(card);
    else if (suitOf(card) !== firstSuit) oneSuit = false;
  }
  return judge(wilds, ranks, oneSuit, wild);
}

export function isWild(card: Card, wild: Wild): boolean {
  return wild === 'deuces' ? rankOf(card) === TWO && card !== JOKER : card === JOKER;
}

function judge(wilds: number, ranks: number, oneSuit: boolean, wild: Wild): Hand | null {
  let most = 0;
  let mostRank = 0;
  let pairs = 0;
  let singles = 0;
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = counts[rank] ?? 0;
    if (count > most) {
      most = count;
      mostRank = rank;
    }
    if (count === 2) pairs += 1;
    if (count === 1) singles += 1;
  }
  if (wilds === 4 && wild === 'deuces') {
    return { kind: 'four-deuces', rank: TWO };
  }
  const same = most + wilds;
  const allDiffer = singles + wilds === 5;
  if (allDiffer && oneSuit && (ranks & ~ROYAL_RANKS) === 0)
    return { kind: wilds === 0 ? 'natural-royal' : 'wild-royal', rank: ACE };
  if (same >= 5) return { kind: 'five-of-a-kind', rank: mostRank };
  const isStraight = allDiffer && fitsStraight(ranks);
  if (isStraight && oneSuit) return { kind: 'straight-flush', rank: mostRank };
  if (same === 4) return { kind: 'four-of-a-kind', rank: mostRank };
  // Two ranks and neither four alike: three and two. With more than one wild card there is always something better.
  if ((most === 3 && pairs === 1) || (pairs === 2 && wilds === 1))
    return { kind: 'full-house', rank: mostRank };
  if (oneSuit) return { kind: 'flush', rank: mostRank };
  if (isStraight) return { kind: 'straight', rank: mostRank };
  if (same === 3) return { kind: 'three-of-a-kind', rank: mostRank };
  if (pairs === 2) return { kind: 'two-pair', rank: mostRank };
  // With a wild card the pair is the highest rank there is.
  if (same === 2) return { kind: 'pair', rank: wilds === 1 ? highestOf(ranks) : mostRank };
  return null;
}

/** Whether ranks that all differ lie within five in a row; the ace stands above the king or below the two. */
function fitsStraight(ranks: number): boolean {
  for (let window = ROYAL_RANKS; window >= 0b11111; window >>= 1) if ((ranks & ~window) === 0) return true;
  return (ranks & ~WHEEL_RANKS) === 0;
}

function highestOf(ranks: number): number {
  return 31 - Math.clz32(ranks);
}
