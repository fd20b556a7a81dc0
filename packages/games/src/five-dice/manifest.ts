import { minor } from '@maidan/contract/money.ts';
import type { GameManifest, TableTerms } from '#game.ts';

const TAKA = 100;
const BUY_INS_IN_TAKA = [100, 500, 2_000];

/** What of each pot goes to the house. */
export const RAKE_BASIS_POINTS = 300;

export const manifest: GameManifest = {
  code: 'five-dice',
  category: 'PVP',
  // Of what all seats stake together so much is paid out again at least; who gets it is up to dice and players.
  rtpBasisPoints: 10_000 - RAKE_BASIS_POINTS,
  // A seat is paid out when it has ten buy-ins: the last pot comes on top.
  maxWinMultiplier: 11,
  volatility: 'medium',
  lines: 0,
  features: [],
  stakeSteps: BUY_INS_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(100 * TAKA),
  minimumRoundMs: 0,
};

export const terms: TableTerms = {
  fewestSeats: 2,
  mostSeats: 6,
  // As much as a whole hand can cost and one more: nobody is ever short.
  fewestUnits: 20,
  mostUnits: 1_000,
  rakeBasisPoints: RAKE_BASIS_POINTS,
};
