import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import {
  onePart,
  plugShared,
  type AnySharedRules,
  type Chips,
  type RoundMark,
  type SharedRules,
} from '#game.ts';
import { limitsOf, tableOf, type LiveTable } from '#live/tables.ts';
import { colourOf, POCKETS, returnOf, spotOf, SPOTS, type Spot } from '#roulette/spots.ts';
import { manifestOf } from './manifest.ts';
import { FOLDER, TABLES } from './tables.ts';

export const outcome = z.strictObject({ number: z.int().check(z.minimum(0), z.maximum(POCKETS - 1)) });
export type LiveRoulette = { readonly number: number };

/** With their stakes, of all spots that hold the number. */
export function pays(chips: Chips, { number }: LiveRoulette): Money {
  let win = 0n;
  for (const [id, amount] of Object.entries(chips)) {
    const spot = spotOf(id);
    if (spot?.numbers.includes(number) === true) win += amount * BigInt(returnOf(spot));
  }
  return minor(win);
}

const ENDS: readonly LiveRoulette[] = Array.from({ length: POCKETS }, (_, number) => ({ number }));

/** The ball rolls for most of it. */
const SHOW_MS = 10_000;

/** The fewer numbers a spot covers, the less it takes. */
const shareOf = ({ numbers }: Spot): 1 | 5 | 10 => (numbers.length >= 12 ? 1 : numbers.length > 2 ? 5 : 10);

const markOf = ({ number }: LiveRoulette): RoundMark => ({
  side: colourOf(number),
  tone: colourOf(number),
  figure: number,
});

export const liveRouletteRules = (table: LiveTable): SharedRules<LiveRoulette, LiveRoulette> => ({
  shape: 'shared',
  table,
  manifest: manifestOf(table),
  spots: Object.fromEntries(SPOTS.map((spot) => [spot.id, limitsOf(table, shareOf(spot))])),
  step: minor(100),
  openMs: table.openMs,
  pauseMs: 4_000,
  showMs: () => SHOW_MS,
  outcome,
  ...onePart((draw) => ({ number: draw.below(POCKETS) })),
  pays,
  ends: ENDS,
  markOf,
});

export function liveRouletteRulesOf(name: string | undefined): AnySharedRules | undefined {
  const table = tableOf(TABLES, FOLDER, name);
  return table && plugShared(liveRouletteRules(table));
}
