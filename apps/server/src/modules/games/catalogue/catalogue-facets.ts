import type { RtpBand } from '@maidan/contract/games/list-filters.ts';
import { CRASH_CLASS } from '@maidan/contract/constants.ts';
import type { GameRow } from '../games.store.ts';

/** One thing a list can be narrowed by, such as `volatility` `low`. */
export type Facet = readonly [kind: FacetKind, value: string];
export type FacetKind =
  | 'category'
  | 'vendor'
  | 'class'
  | 'rtp'
  | 'volatility'
  | 'feature'
  | 'stake'
  | 'lines'
  | 'max-win';

const MINOR_UNITS = 100n;

/** In basis points, from and up to but without. */
const BANDS: Readonly<Record<RtpBand, readonly [number, number]>> = {
  'under-95': [1, 9_500],
  '95-96': [9_500, 9_600],
  '96-97': [9_600, 9_700],
  'over-97': [9_700, 10_001],
};

const TESTS: Readonly<Record<FacetKind, (game: GameRow, value: string) => boolean>> = {
  // CAT-05: MXWIN is the crash class of the slots.
  category: (game, value) =>
    value === 'MXWIN' ? game.category === 'RNG' && game.classify === CRASH_CLASS : game.category === value,
  vendor: (game, value) => game.vendorCode === value,
  class: (game, value) => game.classify === value,
  rtp: (game, value) => {
    const [from, to] = BANDS[value as RtpBand];
    return game.rtpBasisPoints !== null && game.rtpBasisPoints >= from && game.rtpBasisPoints < to;
  },
  volatility: (game, value) => game.volatility === value,
  feature: (game, value) => game.features.some((feature) => feature === value),
  stake: (game, value) => game.minStake !== null && game.minStake >= BigInt(value) * MINOR_UNITS,
  lines: (game, value) => game.lines !== null && game.lines >= Number(value),
  'max-win': (game, value) => game.maxWin !== null && game.maxWin >= Number(value),
};

export function hasFacet(game: GameRow, [kind, value]: Facet): boolean {
  return TESTS[kind](game, value);
}
