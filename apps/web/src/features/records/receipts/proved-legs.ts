import type { SharedReceipt } from '#features/records/records.queries.ts';

/** The seed is told when all results of the bet stand. */
export type ProvedLeg = { match: string; commitment: string; seed?: string };
type Played = NonNullable<SharedReceipt['fairness']>['played'];

/** The legs of a bet on matches, each with what was promised of its match; of any other bet none. */
export function legsOf(played: Played): readonly ProvedLeg[] {
  const bet = played?.bet;
  if (typeof bet !== 'object' || bet === null || !('legs' in bet) || !Array.isArray(bet.legs)) return [];
  return bet.legs.every(isProved) ? bet.legs : [];
}

function isProved(leg: unknown): leg is ProvedLeg {
  if (typeof leg !== 'object' || leg === null) return false;
  const { match, commitment, seed } = leg as Record<keyof ProvedLeg, unknown>;
  return (
    typeof match === 'string' &&
    typeof commitment === 'string' &&
    (seed === undefined || typeof seed === 'string')
  );
}
