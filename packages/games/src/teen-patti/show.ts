import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { costOf } from './cost.ts';
import { kindOf } from './hand-rank.ts';
import { wonOf } from '#table/pots.ts';
import { isAllIn, potOf, potsNow, resultOf } from './result.ts';
import { DEEDS, type SeatState, type TeenPattiState, type TeenPattiView } from './round.ts';

const text = (amount: bigint): string => formatMoneyText(minor(amount));
const parts = (amounts: ReadonlyMap<number, bigint>) =>
  [...amounts].map(([place, amount]) => ({ place, amount: text(amount) }));

/**
 * A blind seat does not see its own cards either: who pays half must not know them. At the end those are seen who showed; whoever packed, or
 * won because all others did, keeps theirs hidden.
 */
export function showTeenPatti(state: TeenPattiState, place: number | null): TeenPattiView {
  const result = resultOf(state);
  const isShown = state.end !== null && state.end.how !== 'last';
  const maySee = (seat: SeatState): boolean =>
    (seat.place === place && !seat.isBlind) || (isShown && seat.isIn);
  const own = state.seats.find((seat) => seat.place === place);
  return {
    pot: text(potOf(state)),
    pots: potsNow(state).pots.map(({ amount, places }) => ({ amount: text(amount), places: [...places] })),
    stake: text(state.stake),
    unit: text(state.unit),
    turn: state.end === null ? (state.seats[state.turn]?.place ?? null) : null,
    last: state.last,
    seats: state.seats.map((seat) => ({
      place: seat.place,
      paid: text(seat.paid),
      isBlind: seat.isBlind,
      isIn: seat.isIn,
      isAllIn: seat.isIn && isAllIn(seat),
      cards: maySee(seat) ? [...seat.cards] : null,
      kind: maySee(seat) ? kindOf(seat.cards) : null,
      did: seat.did && { do: seat.did.do, amount: text(seat.did.amount) },
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
            how: state.end.how,
            rake: text(result.rake),
            won: parts(wonOf(result)),
            back: parts(result.back),
            pots: result.pots.map((pot) => ({
              amount: text(pot.amount),
              rake: text(pot.rake),
              won: parts(pot.won),
            })),
          }
        : null,
  };
}
