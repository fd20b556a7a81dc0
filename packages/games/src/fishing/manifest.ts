import type { GameManifest } from '#game.ts';
import { codeOf, DEFAULT_SEA, mostOf, RETURN_PERCENT, speciesOf, VOLATILITY, type Sea } from './species.ts';
import { ROOMS, roomOf } from './rooms.ts';

/** What a screen sends together, and how often: so many casts a second at most, which the house holds everybody to. */
export const MOST_CASTS = 4;
export const VOLLEY_MS = 1_000;

/** The stakes are what one cast costs; a round is up to `MOST_CASTS` of them. */
export function manifestOf(sea: Sea): GameManifest {
  return {
    code: codeOf(sea),
    category: 'FISH',
    rtpBasisPoints: RETURN_PERCENT * 100,
    maxWinMultiplier: Math.max(...speciesOf(sea).map(mostOf)),
    volatility: VOLATILITY[sea],
    lines: 0,
    features: ['multiplier'],
    stakeSteps: ROOMS.flatMap((room) => roomOf(room).casts).toSorted((one, other) => (one < other ? -1 : 1)),
    defaultStake: roomOf(ROOMS[0]).first,
    minimumRoundMs: VOLLEY_MS,
  };
}

export const manifest = manifestOf(DEFAULT_SEA);
