import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { rankOf, shuffledTop, type Card } from '#cards/deck.ts';
import type { StepwiseRules } from '#game.ts';
import { handOf, isWild } from './hands.ts';
import { manifestOf } from './manifests.ts';
import { PAY_TABLES, paysFor, prizeOf, type PayTable, type Prize, type Variant } from './paytable.ts';
import {
  HAND_SIZE,
  pokerAction,
  pokerView,
  type PokerAction,
  type PokerState,
  type PokerView,
} from './round.ts';

export type PokerBet = { readonly stake: Money };
export type PokerRules = StepwiseRules<PokerBet, PokerAction, PokerState, PokerView>;

const PLACES = [0, 1, 2, 3, 4] as const;

function cardsOn({ dealt, waiting, held }: PokerState): Card[] {
  return PLACES.map((place) => (held === null || held.includes(place) ? dealt : waiting)[place] ?? 0);
}

/** What makes the hand worth keeping, if little is known of strategy: wild cards, and cards of one rank. */
function alike(cards: readonly Card[], table: PayTable): number[] {
  return PLACES.filter((place) => {
    const card = cards[place] ?? 0;
    if (isWild(card, table.wild)) return true;
    return cards.some(
      (other, at) => at !== place && !isWild(other, table.wild) && rankOf(other) === rankOf(card),
    );
  });
}

const WHOLE_HANDS: ReadonlySet<Prize | null> = new Set([
  'natural-royal',
  'wild-royal',
  'straight-flush',
  'full-house',
  'flush',
  'straight',
]);

/**
 * What is held for somebody who left: all of a hand that takes five cards, else wild cards and cards of one rank, else nothing.
 */
export function simpleHold(cards: readonly Card[], table: PayTable): number[] {
  if (WHOLE_HANDS.has(prizeOf(table, handOf(cards, table.wild)))) return [...PLACES];
  return alike(cards, table);
}

export function pokerRules(variant: Variant): PokerRules {
  const table = PAY_TABLES[variant];
  const manifest = manifestOf(variant);
  const stakes = new Set(manifest.stakeSteps.map(formatMoneyText));
  const prizeIn = (state: PokerState) => prizeOf(table, handOf(cardsOn(state), table.wild));
  return {
    shape: 'stepwise',
    manifest,
    bet: z.strictObject({
      stake: z.pipe(moneyText.check(z.refine((text) => stakes.has(text))), z.transform(parseMoney)),
    }),
    action: pokerAction,
    view: pokerView,
    deal({ stake }, draw) {
      const top = shuffledTop(table.pack, 2 * HAND_SIZE, draw);
      return { stake, dealt: top.slice(0, HAND_SIZE), waiting: top.slice(HAND_SIZE), held: null };
    },
    show: (state) => ({
      dealt: [...state.dealt],
      held: state.held === null ? null : [...state.held],
      cards: cardsOn(state),
      prize: prizeIn(state),
    }),
    costOf: ({ held }) => (held === null ? minor(0) : null),
    act: (state, { hold }) => ({ ...state, held: hold }),
    winOf: (state) =>
      state.held === null ? null : minor(state.stake * BigInt(paysFor(table, prizeIn(state)))),
    // Whatever was dealt: one of the suits can still be held for the highest hand.
    mostOf: ({ stake }) => minor(stake * BigInt(manifest.maxWinMultiplier)),
    defaultAction: ({ dealt }) => ({ hold: simpleHold(dealt, table) }),
  };
}
