import { minor } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import {
  onePart,
  plugShared,
  type AnySharedRules,
  type Chips,
  type Draw,
  type RoundMark,
  type SharedRules,
} from '#game.ts';
import { limitsOf } from '#live/tables.ts';
import {
  CALLED_OFF_ONE_IN,
  leaderOf,
  PASSES,
  scoreOf,
  SPOTS,
  WAYS_OF_A_PASS,
  type Score,
  type Spot,
} from './contest.ts';
import { manifest } from './manifest.ts';
import { sharedOut } from './pool.ts';
import { ROOSTER_DUEL } from './table.ts';

export const outcome = z.strictObject({
  /** The six ways of each pass, in order. */
  passes: z.array(z.int().check(z.minimum(0), z.maximum(WAYS_OF_A_PASS - 1))).check(z.length(PASSES)),
  /** In which pass it was called off. */
  calledOffIn: z.nullable(z.int().check(z.minimum(0), z.maximum(PASSES - 1))),
});
export type RoosterDuel = { readonly passes: readonly number[]; readonly calledOffIn: number | null };

/** Null: it was called off. */
export const endOf = ({ passes, calledOffIn }: RoosterDuel): Spot | null =>
  calledOffIn === null ? leaderOf(scoreOf(passes)) : null;

/** Null: all stakes go back, of a contest that was called off or whose end nobody backed. */
export function pays(chips: Chips, shown: RoosterDuel, pool: Chips) {
  const end = endOf(shown);
  if (end === null || (pool[end] ?? 0n) === 0n) return null;
  return sharedOut(chips[end] ?? 0n, end, pool) ?? minor(0);
}

const ENTER_MS = 1_600;
const PASS_MS = 1_500;
const AFTER_MS = 3_400;

/** So many passes have begun, so long after bets were closed. */
export const flownAt = ({ calledOffIn }: RoosterDuel, ms: number): number =>
  Math.max(0, Math.min(calledOffIn ?? PASSES, Math.floor((ms - ENTER_MS) / PASS_MS) + 1));

/** So long after it everybody can see how it ended. */
export const seenAfterMs = ({ calledOffIn }: RoosterDuel): number =>
  ENTER_MS + (calledOffIn ?? PASSES) * PASS_MS;

export const scoreNow = ({ passes }: Pick<RoosterDuel, 'passes'>): Score => scoreOf(passes);

/** As many points to each, more to one of them, and called off. */
const ENDS: readonly RoosterDuel[] = [
  { passes: [0, 0, 0, 3, 3, 3, 0], calledOffIn: null },
  { passes: [0, 0, 0, 3, 3, 3, 3], calledOffIn: null },
  { passes: [0, 0, 0, 5, 1, 3, 3], calledOffIn: null },
  { passes: [0, 0, 0, 0, 0, 0, 0], calledOffIn: PASSES - 1 },
];

function fly(draw: Draw): RoosterDuel {
  const passes = Array.from({ length: PASSES }, () => draw.below(WAYS_OF_A_PASS));
  const fog = draw.below(PASSES * CALLED_OFF_ONE_IN);
  return { passes, calledOffIn: fog < PASSES ? fog : null };
}

const TONES = { meron: 'red', draw: 'green', wala: 'blue' } as const;

/** By the points of who won. */
function markOf(shown: RoosterDuel): RoundMark {
  const end = endOf(shown);
  const score = scoreNow(shown);
  if (end === null) return { side: 'off', tone: 'black', figure: 0 };
  return { side: end, tone: TONES[end], figure: end === 'wala' ? score.wala : score.meron };
}

export const roosterDuelRules: SharedRules<RoosterDuel, RoosterDuel> = {
  shape: 'shared',
  table: ROOSTER_DUEL,
  manifest,
  spots: Object.fromEntries(SPOTS.map((spot) => [spot, limitsOf(ROOSTER_DUEL, spot === 'draw' ? 5 : 1)])),
  step: minor(100),
  openMs: ROOSTER_DUEL.openMs,
  pauseMs: 4_000,
  showMs: (duel) => seenAfterMs(duel) + AFTER_MS,
  outcome,
  ...onePart(fly),
  isPool: true,
  pays,
  ends: ENDS,
  markOf,
};

export function roosterDuelRulesOf(name: string | undefined): AnySharedRules | undefined {
  return name === undefined ? plugShared(roosterDuelRules) : undefined;
}
