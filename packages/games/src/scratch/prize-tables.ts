/** How many of a million cards carry a prize, which is so many times the price of the card. */
export type Prize = { readonly times: number; readonly cards: number };

export const CARDS = 1_000_000;
export const FIELDS = 9;
/** So many equal prizes win. */
export const MATCH = 3;

export const VARIANTS = ['fair', 'river', 'gold'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The one that is played under the plain code. */
export const DEFAULT_VARIANT = 'fair' satisfies Variant;

/** Each returns 95 %: many small prizes at the fair, few large ones in gold. */
export const PRIZE_TABLES: Readonly<Record<Variant, readonly Prize[]>> = {
  fair: [
    { times: 1000, cards: 70 },
    { times: 100, cards: 700 },
    { times: 25, cards: 3_600 },
    { times: 10, cards: 10_000 },
    { times: 5, cards: 24_000 },
    { times: 3, cards: 40_000 },
    { times: 2, cards: 100_000 },
    { times: 1, cards: 180_000 },
  ],
  river: [
    { times: 2000, cards: 45 },
    { times: 200, cards: 450 },
    { times: 50, cards: 2_000 },
    { times: 20, cards: 5_000 },
    { times: 10, cards: 12_000 },
    { times: 5, cards: 30_000 },
    { times: 2, cards: 80_000 },
    { times: 1, cards: 140_000 },
  ],
  gold: [
    { times: 10_000, cards: 10 },
    { times: 500, cards: 220 },
    { times: 100, cards: 1_100 },
    { times: 50, cards: 2_400 },
    { times: 10, cards: 9_000 },
    { times: 5, cards: 20_000 },
    { times: 3, cards: 40_000 },
    { times: 2, cards: 100_000 },
  ],
};

export const prizesOf = (variant: Variant): readonly Prize[] => PRIZE_TABLES[variant];

export function isVariant(text: string): text is Variant {
  return (VARIANTS as readonly string[]).includes(text);
}
