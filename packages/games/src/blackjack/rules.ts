import { minor, type Money } from '@maidan/contract/money.ts';
import { ACE, packOf, rankOf, shuffledTop } from '#cards/deck.ts';
import type { StepwiseRules } from '#game.ts';
import { blackjackBet, type BlackjackBet } from './bet.ts';
import { manifest } from './manifest.ts';
import {
  ACTS,
  blackjackAction,
  blackjackView,
  type Act,
  type BlackjackAction,
  type BlackjackState,
  type BlackjackView,
  type PlayedHand,
} from './round.ts';
import { DEALER_STANDS, DECKS, GOAL, isNatural, MOST_CARDS, MOST_HANDS, totalOf, valueOf } from './table.ts';

const SHOE = packOf(DECKS);
const NO_COST = minor(0);

const isAce = (card: number | undefined): boolean => card !== undefined && rankOf(card) === ACE;

function isPair({ cards: [one, other, ...more] }: PlayedHand): boolean {
  return one !== undefined && other !== undefined && more.length === 0 && valueOf(one) === valueOf(other);
}

function mayNow({ hands, turn, insurance, isOver }: BlackjackState, act: Act): boolean {
  if (isOver) return false;
  const isAsked = insurance === 'offered';
  const hand = hands[turn];
  switch (act) {
    case 'insure':
    case 'no-insurance':
      return isAsked;
    case 'hit':
    case 'stand':
      return !isAsked;
    case 'double':
      return !isAsked && hand?.cards.length === 2;
    case 'split':
      return !isAsked && hand !== undefined && hands.length < MOST_HANDS && isPair(hand);
  }
}

/** A hand at 21 or over is played; nobody is asked about it. */
function withCard(hand: PlayedHand, card: number, isLast: boolean): PlayedHand {
  const cards = [...hand.cards, card];
  return { ...hand, cards, isDone: isLast || totalOf(cards).points >= GOAL };
}

const withHand = (hands: readonly PlayedHand[], turn: number, ...now: PlayedHand[]): PlayedHand[] => [
  ...hands.slice(0, turn),
  ...now,
  ...hands.slice(turn + 1),
];

function split(state: BlackjackState, hand: PlayedHand): BlackjackState {
  const { shoe, taken, hands, turn } = state;
  const [one = 0, other = 0] = hand.cards;
  // Split aces get one card each, so they are never split again.
  const isLast = isAce(one);
  const begun = (card: number, second: number) =>
    withCard({ cards: [card], isDoubled: false, isDone: false }, second, isLast);
  const [first, last] = [begun(one, shoe[taken] ?? 0), begun(other, shoe[taken + 1] ?? 0)];
  return { ...state, taken: taken + 2, hands: withHand(hands, turn, first, last) };
}

function played(state: BlackjackState, act: Act): BlackjackState {
  const { shoe, taken, hands, turn } = state;
  const hand = hands[turn];
  if (hand === undefined) return state;
  const card = shoe[taken] ?? 0;
  switch (act) {
    case 'hit':
      return { ...state, taken: taken + 1, hands: withHand(hands, turn, withCard(hand, card, false)) };
    case 'double':
      return {
        ...state,
        taken: taken + 1,
        hands: withHand(hands, turn, { ...withCard(hand, card, true), isDoubled: true }),
      };
    case 'split':
      return split(state, hand);
    case 'stand':
      return { ...state, hands: withHand(hands, turn, { ...hand, isDone: true }) };
    default:
      return state;
  }
}

/** On to the next hand that is not done; after the last the dealer plays, if anybody is left to play against. */
function passOn(state: BlackjackState): BlackjackState {
  const turn = state.hands.findIndex(({ isDone }) => !isDone);
  if (turn !== -1) return { ...state, turn };
  const over = { ...state, turn: state.hands.length - 1, isOver: true };
  return over.hands.some(({ cards }) => totalOf(cards).points <= GOAL) ? dealerDraws(over) : over;
}

function dealerDraws(state: BlackjackState): BlackjackState {
  const dealer = [...state.dealer];
  let { taken } = state;
  while (totalOf(dealer).points < DEALER_STANDS) {
    dealer.push(state.shoe[taken] ?? 0);
    taken += 1;
  }
  return { ...state, dealer, taken };
}

/** A blackjack, of the dealer or the player, ends the round before anything is played. */
function afterLook(state: BlackjackState): BlackjackState {
  const isOver = isNatural(state.dealer) || isNatural(state.hands[0]?.cards ?? []);
  return { ...state, isOver };
}

/** What one hand gets back, with its stake. */
function paidFor(state: BlackjackState, hand: PlayedHand): bigint {
  const staked = hand.isDoubled ? state.stake * 2n : state.stake;
  const isUnsplit = state.hands.length === 1;
  if (isNatural(state.dealer)) return isUnsplit && isNatural(hand.cards) ? staked : 0n;
  if (isUnsplit && isNatural(hand.cards)) return (staked * 5n) / 2n;
  const [mine, theirs] = [totalOf(hand.cards).points, totalOf(state.dealer).points];
  if (mine > GOAL) return 0n;
  if (theirs > GOAL || mine > theirs) return staked * 2n;
  return mine === theirs ? staked : 0n;
}

/** What one hand can still get back, with its stake. Nobody has looked yet whether the dealer has a blackjack, or there is none. */
function mostFor({ stake, hands }: BlackjackState, { cards, isDoubled }: PlayedHand): bigint {
  if (totalOf(cards).points > GOAL) return 0n;
  if (hands.length === 1 && isNatural(cards)) return (stake * 5n) / 2n;
  return stake * (isDoubled ? 4n : 2n);
}

/** Half the stake, paid two to one. */
const insuranceOf = (stake: Money): Money => minor(stake / 2n);

export const blackjackRules: StepwiseRules<BlackjackBet, BlackjackAction, BlackjackState, BlackjackView> = {
  shape: 'stepwise',
  manifest,
  bet: blackjackBet,
  action: blackjackAction,
  view: blackjackView,
  deal({ stake }, draw) {
    const shoe = shuffledTop(SHOE, MOST_CARDS, draw);
    const [one = 0, up = 0, other = 0, hidden = 0] = shoe;
    const state: BlackjackState = {
      stake,
      shoe,
      taken: 4,
      dealer: [up, hidden],
      hands: [{ cards: [one, other], isDoubled: false, isDone: false }],
      turn: 0,
      insurance: isAce(up) ? 'offered' : 'none',
      isOver: false,
    };
    return state.insurance === 'offered' ? state : afterLook(state);
  },
  show: (state) => ({
    dealer: state.isOver ? [...state.dealer] : state.dealer.slice(0, 1),
    hands: state.hands.map(({ cards, isDoubled }) => ({ cards: [...cards], isDoubled })),
    turn: state.turn,
    insurance: state.insurance,
    isOver: state.isOver,
    may: ACTS.filter((act) => mayNow(state, act)),
  }),
  costOf(state, { act }) {
    if (!mayNow(state, act)) return null;
    if (act === 'insure') return insuranceOf(state.stake);
    return act === 'double' || act === 'split' ? state.stake : NO_COST;
  },
  act(state, { act }) {
    if (act === 'insure') return afterLook({ ...state, insurance: 'taken' });
    return act === 'no-insurance' ? afterLook({ ...state, insurance: 'none' }) : passOn(played(state, act));
  },
  winOf(state) {
    if (!state.isOver) return null;
    const insured =
      state.insurance === 'taken' && isNatural(state.dealer) ? insuranceOf(state.stake) * 3n : 0n;
    return minor(state.hands.reduce((sum, hand) => sum + paidFor(state, hand), insured));
  },
  mostOf: (state) => minor(state.hands.reduce((sum, hand) => sum + mostFor(state, hand), 0n)),
  defaultAction: ({ insurance }) => ({ act: insurance === 'offered' ? 'no-insurance' : 'stand' }),
};
