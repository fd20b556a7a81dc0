/** Who deals, drawn by us: nobody of this name or with this face exists. */
export const DEALERS = ['mira', 'tanvir', 'sharmin', 'arjun', 'nusrat', 'kabir', 'ananya', 'rafiq'] as const;
export type DealerName = (typeof DEALERS)[number];
