/** Who deals, drawn by us: nobody of this name or with this face exists. */
export const DEALERS = ['mira', 'tanvir', 'sharmin', 'arjun', 'nusrat', 'kabir', 'ananya', 'rafiq'] as const;
export type DealerName = (typeof DEALERS)[number];

/** Dealers of a table follow each other, each for one shoe, or for so many rounds where there is none. */
const ROUNDS_OF_SHIFT = 60;

export const dealerOf = (
  dealers: readonly [DealerName, ...DealerName[]],
  number: number,
  hasShoe: boolean,
): DealerName =>
  dealers[Math.floor((number - 1) / (hasShoe ? 1 : ROUNDS_OF_SHIFT)) % dealers.length] ?? dealers[0];
