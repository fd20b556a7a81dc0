import { isAllIn } from './result.ts';
import { TEEN_PATTI, type Deed, type SeatState, type TeenPattiState } from './round.ts';

/** Those who can still pay something. */
export const bettors = ({ seats }: TeenPattiState): SeatState[] =>
  seats.filter((seat) => seat.isIn && !isAllIn(seat));

/** The most that anybody has laid down who is all in; 0: nobody is. */
export const mostAllIn = ({ seats }: TeenPattiState): bigint =>
  seats
    .filter((seat) => seat.isIn && isAllIn(seat))
    .reduce((most, { paid }) => (paid > most ? paid : most), 0n);

/** What a deed would cost the seat now; null: it may not do it. */
export function costOf(state: TeenPattiState, seat: SeatState, deed: Deed): bigint | null {
  if (state.end !== null || !seat.isIn) return null;
  if (deed === 'look') return seat.isBlind ? 0n : null;
  if (state.seats[state.turn]?.place !== seat.place) return null;
  if (deed === 'pack') return 0n;
  const left = seat.chips - seat.paid;
  const stake = seat.isBlind ? state.stake : state.stake * 2n;
  const others = bettors(state).length - 1;
  // All others are all in: one matches them, for a stake at most, and everybody shows.
  const missing = mostAllIn(state) - seat.paid;
  const least = others === 0 && missing < stake ? missing : stake;
  switch (deed) {
    case 'bet':
      return others > 0 && least <= left ? least : null;
    case 'raise':
      return others > 0 &&
        least * 2n <= left &&
        state.stake * 2n <= state.unit * BigInt(TEEN_PATTI.mostStakeUnits)
        ? least * 2n
        : null;
    case 'show':
      return others <= 1 && least <= left ? least : null;
    case 'all-in':
      return least > left ? left : null;
  }
}
