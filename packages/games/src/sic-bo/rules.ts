import { minor, type Money } from '@maidan/contract/money.ts';
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
import { limitsOf, tableOf, type LiveTable } from '#live/tables.ts';
import { isTriple, spotOf, SPOTS, THROWS, totalOf, type Dice, type SpotKind } from './spots.ts';
import { manifestOf } from './manifest.ts';
import { FOLDER, TABLES } from './tables.ts';

const face = z.int().check(z.minimum(1), z.maximum(6));
export const outcome = z.strictObject({ dice: z.tuple([face, face, face]) });
export type SicBo = { readonly dice: Dice };

/** With their stakes, of all spots that the throw counts for. */
export function pays(chips: Chips, { dice }: SicBo): Money {
  let win = 0n;
  for (const [id, amount] of Object.entries(chips)) {
    const to1 = spotOf(id)?.to1(dice) ?? null;
    if (to1 !== null) win += amount * BigInt(to1 + 1);
  }
  return minor(win);
}

/** The dome is shaken, lifted, and the dice are counted. */
const SHOW_MS = 9_000;
const SHARE: Readonly<Record<SpotKind, 1 | 5 | 10>> = {
  half: 1,
  single: 5,
  pair: 5,
  total: 10,
  double: 10,
  'any-triple': 10,
  triple: 10,
};

const ENDS: readonly SicBo[] = THROWS.map((dice) => ({ dice }));

const throwDice = (draw: Draw): SicBo => ({
  dice: [draw.below(6) + 1, draw.below(6) + 1, draw.below(6) + 1],
});

/** By the total of the dice. */
export function markOf({ dice }: SicBo): RoundMark {
  const figure = totalOf(dice);
  if (isTriple(dice)) return { side: 'any-triple', tone: 'green', figure };
  return figure >= 11 ? { side: 'big', tone: 'red', figure } : { side: 'small', tone: 'blue', figure };
}

export const sicBoRules = (table: LiveTable): SharedRules<SicBo, SicBo> => ({
  shape: 'shared',
  table,
  manifest: manifestOf(table),
  spots: Object.fromEntries(SPOTS.map(({ id, kind }) => [id, limitsOf(table, SHARE[kind])])),
  step: minor(100),
  openMs: table.openMs,
  pauseMs: 4_000,
  showMs: () => SHOW_MS,
  outcome,
  ...onePart(throwDice),
  pays,
  ends: ENDS,
  markOf,
});

export function sicBoRulesOf(name: string | undefined): AnySharedRules | undefined {
  const table = tableOf(TABLES, FOLDER, name);
  return table && plugShared(sicBoRules(table));
}
