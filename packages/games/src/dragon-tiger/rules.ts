import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import { ACE, DECK_SIZE, rankOf, RANKS, type Card } from '#cards/deck.ts';
import { roundOfShoe, SHOE_CARDS, shuffledShoe } from '#cards/shoe.ts';
import { plugShared, type AnySharedRules, type Chips, type RoundMark, type SharedRules } from '#game.ts';
import { limitsOf, tableOf, type LiveTable } from '#live/tables.ts';
import { manifestOf } from './manifest.ts';
import { PAYS, SPOTS, type Spot } from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const card = z.int().check(z.minimum(0), z.maximum(DECK_SIZE - 1));
export const outcome = z.strictObject({ dragon: card, tiger: card });
export type DragonTiger = z.infer<typeof outcome>;

/** An ace is one, a king thirteen; suits count only for whether a tie is suited. */
export const valueOf = (one: Card): number => (rankOf(one) === ACE ? 1 : rankOf(one) + 2);
const SEVEN = 7;

export const sideOf = ({ dragon, tiger }: DragonTiger): 'dragon' | 'tiger' | 'tie' =>
  valueOf(dragon) === valueOf(tiger) ? 'tie' : valueOf(dragon) > valueOf(tiger) ? 'dragon' : 'tiger';

/** Whether a bet has won; a tie takes half of what lies on dragon or tiger. */
export function endOf(spot: Spot, shown: DragonTiger): 'won' | 'half' | 'lost' {
  const side = sideOf(shown);
  switch (spot) {
    case 'dragon':
    case 'tiger':
      return side === spot ? 'won' : side === 'tie' ? 'half' : 'lost';
    case 'tie':
      return side === 'tie' ? 'won' : 'lost';
    case 'suited-tie':
      return shown.dragon === shown.tiger ? 'won' : 'lost';
    case 'dragon-big':
      return valueOf(shown.dragon) > SEVEN ? 'won' : 'lost';
    case 'dragon-small':
      return valueOf(shown.dragon) < SEVEN ? 'won' : 'lost';
    case 'tiger-big':
      return valueOf(shown.tiger) > SEVEN ? 'won' : 'lost';
    case 'tiger-small':
      return valueOf(shown.tiger) < SEVEN ? 'won' : 'lost';
  }
}

/** With its stake. Stakes are whole main units, so that half of one is a whole number of minor units. */
export function paysFor(spot: Spot, stake: bigint, shown: DragonTiger): bigint {
  const end = endOf(spot, shown);
  return end === 'won' ? stake * BigInt(PAYS[spot].to1 + 1) : end === 'half' ? stake / 2n : 0n;
}

export const pays = (chips: Chips, shown: DragonTiger): Money =>
  minor(SPOTS.reduce((sum, spot) => sum + paysFor(spot, chips[spot] ?? 0n, shown), 0n));

/** Whoever counts the cards of a shoe finds rounds in which big or small pays more than it should: those take little. */
const shareOf = (spot: Spot): 1 | 5 | 10 =>
  PAYS[spot].to1 > 11 || spot.endsWith('-big') || spot.endsWith('-small') ? 10 : PAYS[spot].to1 > 1 ? 5 : 1;

/** Every rank against every rank, the same one also in one suit. */
const RANKED = Array.from({ length: RANKS }, (_, rank) => rank);
const ENDS: readonly DragonTiger[] = RANKED.flatMap((dragon) => [
  ...RANKED.map((tiger) => ({ dragon, tiger: tiger + RANKS })),
  { dragon, tiger: dragon },
]);

/** First the dragon's card, then the tiger's. */
const SHOW_MS = 7_000;

const TONES = { dragon: 'red', tiger: 'blue', tie: 'green' } as const;

/** By the card that won. */
function markOf(shown: DragonTiger): RoundMark {
  const side = sideOf(shown);
  return { side, tone: TONES[side], figure: valueOf(shown[side === 'tie' ? 'dragon' : side]) };
}

export const dragonTigerRules = (table: LiveTable): SharedRules<readonly Card[], DragonTiger> => ({
  shape: 'shared',
  table,
  shoeCards: SHOE_CARDS,
  manifest: manifestOf(table),
  spots: Object.fromEntries(SPOTS.map((spot) => [spot, limitsOf(table, shareOf(spot))])),
  step: minor(100),
  openMs: table.openMs,
  pauseMs: 4_000,
  showMs: () => SHOW_MS,
  outcome,
  whole: shuffledShoe,
  part: (shoe, from) =>
    roundOfShoe(from, (at) => ({ outcome: { dragon: at(0), tiger: at(1) }, taken: 2 }), shoe),
  pays,
  ends: ENDS,
  markOf,
});

export function dragonTigerRulesOf(name: string | undefined): AnySharedRules | undefined {
  const table = tableOf(TABLES, FOLDER, name);
  return table && plugShared(dragonTigerRules(table));
}
