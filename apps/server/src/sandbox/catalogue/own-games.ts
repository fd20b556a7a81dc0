import type { GameCategory } from '@maidan/contract/constants.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';
import type { SpecialKind } from '#sandbox/titles/special-titles.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import type { Figures } from './figures.ts';

type OwnGame = Figures & { category: Exclude<GameCategory, 'MXWIN'>; classify: SpecialKind['classify'] };
export type OwnGameCode = keyof SeedTexts['own-games'];

/**
 * What the game house says of its games, by their codes: a title that one of them plays shows these figures and no
 * prettier ones. The platform knows of the house only what it says, so they stand here once more, and
 * `scripts/own-games.test.ts` compares them with the manifests.
 */
export const OWN_GAMES: Readonly<Record<OwnGameCode, OwnGame>> = {
  'line-slot': {
    category: 'RNG',
    classify: null,
    rtpBasisPoints: 9643,
    volatility: 'medium',
    lines: 20,
    minStakeMinor: 100,
    features: ['free-spins', 'multiplier'],
  },
};

/** The one that most titles of the sandbox are played by. */
export const LINE_SLOT = 'line-slot' satisfies OwnGameCode;

/** Under its own title each of the others stands at the end of the catalogue, so that no game gets another number. */
export const LATER_GAMES = (Object.keys(OWN_GAMES) as OwnGameCode[]).filter((code) => code !== LINE_SLOT);

export const ownTitle = (code: OwnGameCode): Title => seedText('own-games', (titles) => titles[code]);
