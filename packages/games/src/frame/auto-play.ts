import { minor, type Money } from '@maidan/contract/money.ts';

/** When auto-play ends by itself. A loss always ends it. */
export type AutoStops = {
  readonly rounds: number;
  readonly loss: Money;
  readonly singleWin: Money | null;
  readonly onFeature: boolean;
};

/** `lost` is negative while the player is ahead. */
export type AutoRun = { readonly stops: AutoStops; readonly left: number; readonly lost: Money };

export type AutoEnd = 'rounds' | 'loss' | 'win' | 'feature';

export const AUTO_ROUNDS = [10, 25, 50, 100] as const;
/** In stakes. */
export const AUTO_LOSSES = [10, 25, 50, 100] as const;
export const AUTO_WINS = [10, 50, 100] as const;

export function startAuto(stops: AutoStops): AutoRun {
  return { stops, left: stops.rounds, lost: minor(0) };
}

type Played = { readonly stake: Money; readonly win: Money; readonly hadFeature: boolean };

/** After a round: how it goes on, or why it ends. The next round may not carry the loss beyond what was set. */
export function afterRound({ stops, left, lost }: AutoRun, played: Played): AutoRun | AutoEnd {
  const nowLost = minor(lost + played.stake - played.win);
  if (stops.onFeature && played.hadFeature) return 'feature';
  if (stops.singleWin !== null && played.win >= stops.singleWin) return 'win';
  if (left <= 1) return 'rounds';
  if (nowLost + played.stake > stops.loss) return 'loss';
  return { stops, left: left - 1, lost: nowLost };
}
