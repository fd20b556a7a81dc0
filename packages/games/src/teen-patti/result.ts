import type { HandResult } from '#game.ts';
import { RAKE_BASIS_POINTS } from './manifest.ts';
import type { TeenPattiState } from './round.ts';

export const potOf = ({ seats }: TeenPattiState): bigint => seats.reduce((sum, { paid }) => sum + paid, 0n);

/** No rake of a pot in which nobody has bet beyond the boot. What does not divide goes to the winner who acts first. */
export function resultOf(state: TeenPattiState): HandResult | null {
  if (state.end === null) return null;
  const pot = potOf(state);
  const isOnlyBoots = pot === state.unit * BigInt(state.seats.length);
  const rake = isOnlyBoots ? 0n : (pot * BigInt(RAKE_BASIS_POINTS)) / 10_000n;
  const { winners } = state.end;
  const count = BigInt(winners.length);
  const share = (pot - rake) / count;
  const rest = pot - rake - share * count;
  return {
    rake,
    paidOut: new Map(winners.map((place, index) => [place, index === 0 ? share + rest : share])),
  };
}
