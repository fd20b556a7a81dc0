import type { TableFigures } from '#live/table-manifest.ts';

export const SPOTS = [
  'player-pair',
  'either-pair',
  'perfect-pair',
  'banker-pair',
  'player',
  'tie',
  'banker',
] as const;
export type Spot = (typeof SPOTS)[number];

/**
 * What a bet wins on top of its stake, in hundredths of it, and its house edge in hundredths of a percent, by counting every order of the cards of
 * a full shoe. Two perfect pairs win 200 to 1.
 */
export const PAYS: Readonly<Record<Spot, { readonly hundredths: number; readonly edgeBasisPoints: number }>> =
  {
    player: { hundredths: 100, edgeBasisPoints: 124 },
    banker: { hundredths: 95, edgeBasisPoints: 106 },
    tie: { hundredths: 800, edgeBasisPoints: 1_436 },
    'player-pair': { hundredths: 1_100, edgeBasisPoints: 1_036 },
    'banker-pair': { hundredths: 1_100, edgeBasisPoints: 1_036 },
    'either-pair': { hundredths: 500, edgeBasisPoints: 1_371 },
    'perfect-pair': { hundredths: 2_500, edgeBasisPoints: 805 },
  };
export const TWO_PERFECT_HUNDREDTHS = 20_000;

/** The return is that of the player's hand; every other bet has its own, said on the screen. */
export const BACCARAT: TableFigures = {
  rtpBasisPoints: 9_876,
  maxWinMultiplier: 201,
  volatility: 'low',
  features: [],
};
