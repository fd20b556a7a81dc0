import { packOf, shuffledTop } from '#cards/deck.ts';
import type { TableRules } from '#game.ts';
import { chooseForBot } from './bot.ts';
import { bettors, costOf, mostAllIn } from './cost.ts';
import { manifest, terms } from './manifest.ts';
import {
  TEEN_PATTI,
  teenPattiAction,
  teenPattiView,
  type SeatState,
  type TeenPattiAction,
  type TeenPattiState,
  type TeenPattiView,
} from './round.ts';
import { potOf, resultOf } from './result.ts';
import { showTeenPatti } from './show.ts';

const CARDS = 3;
const PACK = packOf(1);

function changed(state: TeenPattiState, place: number, part: Partial<SeatState>): TeenPattiState {
  const seats = state.seats.map((seat) => (seat.place === place ? { ...seat, ...part } : seat));
  return { ...state, seats, last: place };
}

/**
 * The turn goes on to the next seat that can pay. One alone has won, and a full pot is shown for; so it is when nobody is left to bet against,
 * and whoever can still bet has matched those who are all in.
 */
function goOn(state: TeenPattiState): TeenPattiState {
  if (state.seats.filter(({ isIn }) => isIn).length === 1) return ended(state, 'last');
  if (potOf(state) >= state.unit * BigInt(TEEN_PATTI.potLimitUnits)) return ended(state, 'limit');
  const able = bettors(state);
  if (able.every(({ paid }) => able.length === 1 && paid >= mostAllIn(state))) return ended(state, 'show');
  const { length } = state.seats;
  for (let step = 1; step <= length; step += 1) {
    const turn = (state.turn + step) % length;
    const seat = state.seats[turn];
    if (seat && able.includes(seat)) return { ...state, turn };
  }
  throw new Error('nobody is left in the hand');
}

const ended = (
  state: TeenPattiState,
  how: 'last' | 'show' | 'limit',
  asker: number | null = null,
): TeenPattiState => ({ ...state, end: { how, asker } });

function act(state: TeenPattiState, place: number, { do: deed }: TeenPattiAction): TeenPattiState {
  const seat = seatAt(state, place);
  const amount = costOf(state, seat, deed);
  if (amount === null) throw new RangeError('not allowed now');
  const after = changed(state, place, { paid: seat.paid + amount, did: { do: deed, amount } });
  switch (deed) {
    case 'look':
      return changed(state, place, { isBlind: false, did: { do: deed, amount } });
    case 'pack':
      return goOn(changed(after, place, { isIn: false }));
    case 'show':
      // Whoever only matches those who are all in has asked for nothing.
      return ended(after, 'show', bettors(state).length > 1 ? place : null);
    case 'bet':
    case 'all-in':
      return goOn(after);
    case 'raise':
      return goOn({ ...after, stake: state.stake * 2n });
  }
}

function seatAt({ seats }: TeenPattiState, place: number): SeatState {
  const seat = seats.find((each) => each.place === place);
  if (!seat) throw new RangeError('this seat is not in the hand');
  return seat;
}

export const teenPattiRules: TableRules<TeenPattiAction, TeenPattiState, TeenPattiView> = {
  shape: 'table',
  manifest,
  terms,
  action: teenPattiAction,
  view: teenPattiView,
  deal(seats, unit, draw) {
    const top = shuffledTop(PACK, CARDS * seats.length, draw);
    return {
      unit,
      stake: unit,
      turn: 0,
      last: null,
      end: null,
      seats: seats.map(({ place, chips }, index) => ({
        place,
        chips,
        paid: unit,
        // One card to each, three times around, as a dealer deals.
        cards: [0, 1, 2].map((round) => top[round * seats.length + index] ?? 0),
        isBlind: true,
        isIn: true,
        did: null,
      })),
    };
  },
  show: showTeenPatti,
  turnOf: (state) => (state.end === null ? (state.seats[state.turn]?.place ?? null) : null),
  isAllowed: (state, place, action) => {
    const seat = state.seats.find((each) => each.place === place);
    return seat !== undefined && costOf(state, seat, action.do) !== null;
  },
  act,
  isIn: (state, place) => state.end === null && state.seats.some((seat) => seat.place === place && seat.isIn),
  fold(state, place) {
    if (state.seats[state.turn]?.place === place) return act(state, place, { do: 'pack' });
    const out = changed(state, place, { isIn: false, did: { do: 'pack', amount: 0n } });
    const after = goOn(out);
    // Whoever is in turn stays in turn, unless nothing is left to ask.
    return after.end === null ? out : after;
  },
  defaultAction: () => ({ do: 'pack' }),
  paidIn: ({ seats }) => new Map(seats.map(({ place, paid }) => [place, paid])),
  resultOf,
  choose: chooseForBot,
};
