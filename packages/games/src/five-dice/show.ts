import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { wonOf } from '#table/pots.ts';
import { costOf } from './cost.ts';
import { kindOf } from './dice-rank.ts';
import { potOf, resultOf } from './result.ts';
import type { Deed, FiveDiceState, FiveDiceView, SeatState } from './round.ts';

const DEEDS: readonly Deed[] = ['fold', 'check', 'call', 'raise', 'roll'];
const text = (amount: bigint): string => formatMoneyText(minor(amount));

/**
 * A seat sees its own dice, and at a show those of everybody who stayed; never what a die would have shown when rolled again. How many
 * somebody has rolled again everybody sees, and not which.
 */
export function showFiveDice(state: FiveDiceState, place: number | null): FiveDiceView {
  const result = resultOf(state);
  const maySee = (seat: SeatState): boolean => seat.place === place || (state.end === 'show' && seat.isIn);
  const own = state.seats.find((seat) => seat.place === place);
  return {
    pot: text(potOf(state)),
    phase: state.phase,
    turn: state.end === null ? (state.seats[state.turn]?.place ?? null) : null,
    last: state.last,
    seats: state.seats.map((seat) => ({
      place: seat.place,
      paid: text(seat.paid),
      isIn: seat.isIn,
      dice: maySee(seat) ? [...seat.dice] : null,
      kind: maySee(seat) ? kindOf(seat.dice) : null,
      did: seat.did && { ...seat.did, amount: text(seat.did.amount) },
    })),
    choices: own
      ? DEEDS.flatMap((deed) => {
          const cost = costOf(state, own, deed);
          return cost === null ? [] : [{ do: deed, cost: text(cost) }];
        })
      : [],
    result:
      result && state.end
        ? {
            how: state.end,
            rake: text(result.rake),
            won: [...wonOf(result)].map(([winner, amount]) => ({ place: winner, amount: text(amount) })),
          }
        : null,
  };
}
