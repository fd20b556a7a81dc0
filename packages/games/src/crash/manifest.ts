import { minor } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { CRASH } from './crash.ts';

const TAKA = 100;
const STAKES_IN_TAKA = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export const manifest: GameManifest = {
  code: CRASH.code,
  category: 'RNG',
  rtpBasisPoints: CRASH.rtpBasisPoints,
  maxWinMultiplier: CRASH.capHundredths / 100,
  // From calm to wild by where a player leaves; a list has one word for it.
  volatility: 'high',
  lines: 0,
  features: ['multiplier'],
  stakeSteps: STAKES_IN_TAKA.map((taka) => minor(taka * TAKA)),
  defaultStake: minor(5 * TAKA),
  minimumRoundMs: CRASH.openMs,
};
