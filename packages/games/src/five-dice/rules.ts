import type { TableRules } from '#game.ts';
import { chooseForBot } from './bot.ts';
import { costOf } from './cost.ts';
import { DICE, FACES } from './dice-rank.ts';
import { manifest, terms } from './manifest.ts';
import { resultOf } from './result.ts';
import {
  BETS,
  fiveDiceAction,
  fiveDiceView,
  type FiveDiceAction,
  type FiveDiceState,
  type FiveDiceView,
  type SeatState,
} from './round.ts';
import { showFiveDice } from './show.ts';

function changed(state: FiveDiceState, place: number, part: Partial<SeatState>): FiveDiceState {
  const seats = state.seats.map((seat) => (seat.place === place ? { ...seat, ...part } : seat));
  return { ...state, seats, last: place };
}

const isAlone = ({ seats }: FiveDiceState): boolean => seats.filter(({ isIn }) => isIn).length === 1;

/** The next seat that has something to say in this phase; else the next phase begins, and after the last everybody shows. */
function goOn(state: FiveDiceState): FiveDiceState {
  if (isAlone(state)) return { ...state, end: 'last' };
  const { length } = state.seats;
  for (let step = 1; step < length; step += 1) {
    const turn = (state.turn + step) % length;
    const seat = state.seats[turn];
    if (seat?.isIn && (!seat.hasActed || (state.phase !== 'roll' && seat.paid < state.level)))
      return { ...state, turn };
  }
  if (state.phase === 'last') return { ...state, end: 'show' };
  return {
    ...state,
    phase: state.phase === 'open' ? 'roll' : 'last',
    raises: 0,
    turn: state.seats.findIndex(({ isIn }) => isIn),
    seats: state.seats.map((seat) => ({ ...seat, hasActed: false })),
  };
}

function act(state: FiveDiceState, place: number, action: FiveDiceAction): FiveDiceState {
  const seat = seatAt(state, place);
  const amount = isAllowed(state, place, action) ? costOf(state, seat, action.do) : null;
  if (amount === null) throw new RangeError('not allowed now');
  const did = { do: action.do, amount, count: action.do === 'roll' ? action.dice.length : 0 };
  const after = changed(state, place, { paid: seat.paid + amount, hasActed: true, did });
  switch (action.do) {
    case 'fold':
      return goOn(changed(after, place, { isIn: false }));
    case 'check':
    case 'call':
      return goOn(after);
    case 'raise': {
      const size = state.phase === 'roll' ? 0 : BETS[state.phase];
      const level = state.level + state.unit * BigInt(size);
      const seats = after.seats.map((each) => ({ ...each, hasActed: each.place === place }));
      return goOn({ ...after, seats, level, raises: state.raises + 1 });
    }
    case 'roll': {
      const dice = seat.dice.map((die, at) => (action.dice.includes(at) ? (seat.spare[at] ?? die) : die));
      return goOn(changed(after, place, { dice }));
    }
  }
}

function seatAt({ seats }: FiveDiceState, place: number): SeatState {
  const seat = seats.find((each) => each.place === place);
  if (!seat) throw new RangeError('this seat is not in the hand');
  return seat;
}

function isAllowed(state: FiveDiceState, place: number, action: FiveDiceAction): boolean {
  const seat = state.seats.find((each) => each.place === place);
  if (!seat || costOf(state, seat, action.do) === null) return false;
  // Each die once, in the order in which they lie: a throw is told in one way.
  return action.do !== 'roll' || action.dice.every((at, index) => at > (action.dice[index - 1] ?? -1));
}

const throwDice = (draw: { below(bound: number): number }): number[] =>
  Array.from({ length: DICE }, () => draw.below(FACES) + 1);

export const fiveDiceRules: TableRules<FiveDiceAction, FiveDiceState, FiveDiceView> = {
  shape: 'table',
  manifest,
  terms,
  action: fiveDiceAction,
  view: fiveDiceView,
  deal: (seats, unit, draw) => ({
    unit,
    phase: 'open',
    level: unit,
    raises: 0,
    turn: 0,
    last: null,
    end: null,
    seats: seats.map(({ place }) => ({
      place,
      paid: unit,
      dice: throwDice(draw),
      spare: throwDice(draw),
      isIn: true,
      hasActed: false,
      did: null,
    })),
  }),
  show: showFiveDice,
  turnOf: (state) => (state.end === null ? (state.seats[state.turn]?.place ?? null) : null),
  isAllowed,
  act,
  isIn: (state, place) => state.end === null && state.seats.some((seat) => seat.place === place && seat.isIn),
  fold(state, place) {
    if (state.seats[state.turn]?.place === place) return act(state, place, { do: 'fold' });
    const did = { do: 'fold' as const, amount: 0n, count: 0 };
    const out = changed(state, place, { isIn: false, did });
    return isAlone(out) ? { ...out, end: 'last' } : out;
  },
  defaultAction: () => ({ do: 'fold' }),
  paidIn: ({ seats }) => new Map(seats.map(({ place, paid }) => [place, paid])),
  resultOf,
  choose: chooseForBot,
};
