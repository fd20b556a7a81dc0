import type { GameManifest } from '#game.ts';
import { minor } from '@maidan/contract/money.ts';
import { lotteryOf } from './lotteries.ts';
import { PLAYS } from './plays/plays.ts';
import { prizesOf, returnBasisPoints, isBySide, RETURNS, unitsOf } from './prizes.ts';

/** What a lottery says of itself: the least that comes back of any of its bets, and the most that one of them pays. */
export function manifestOf(code: string): GameManifest | undefined {
  const lottery = lotteryOf(code);
  if (!lottery) return undefined;
  const { family, mode } = lottery;
  const plays = PLAYS[family];
  const least = Math.min(
    ...plays.flatMap((play) =>
      isBySide(play)
        ? play.tiers.map((_, tier) => returnBasisPoints(play, mode, tier))
        : [returnBasisPoints(play, mode)],
    ),
  );
  const [first] = plays;
  const units = first ? unitsOf(first, mode) : [];
  return {
    code,
    category: mode === 'LOTT' ? 'LOTT' : 'ELOTT',
    rtpBasisPoints: Math.floor(Math.min(least, RETURNS[mode])),
    maxWinMultiplier: Math.max(...plays.flatMap((play) => prizesOf(play, mode))) / 100,
    volatility: 'high',
    lines: 0,
    features: [],
    stakeSteps: units,
    defaultStake: units[0] ?? minor(100),
    minimumRoundMs: 0,
  };
}
