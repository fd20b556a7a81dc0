import * as animals from './motifs/animals.ts';
import * as arena from './motifs/arena.ts';
import * as beasts from './motifs/beasts.ts';
import * as climb from './motifs/climb.ts';
import * as crafts from './motifs/crafts.ts';
import * as creatures from './motifs/creatures.ts';
import * as duel from './motifs/duel.ts';
import * as festive from './motifs/festive.ts';
import * as fruit from './motifs/fruit.ts';
import * as garden from './motifs/garden.ts';
import * as lottery from './motifs/lottery.ts';
import type { Motif } from './motifs/motif.ts';
import * as places from './motifs/places.ts';
import * as sea from './motifs/sea.ts';
import * as sky from './motifs/sky.ts';
import * as sports from './motifs/sports.ts';
import * as sweets from './motifs/sweets.ts';
import * as table from './motifs/table.ts';
import * as tools from './motifs/tools.ts';
import * as treasure from './motifs/treasure.ts';

const list = (family: Record<string, Motif>): readonly Motif[] => Object.values(family);

/** A family is a world: hero and companions of one cover come from the same. */
export const FAMILIES = {
  animals: list(animals),
  creatures: list(creatures),
  crafts: list(crafts),
  beasts: list(beasts),
  fruit: list(fruit),
  treasure: list(treasure),
  places: list(places),
  festive: list(festive),
  sea: list(sea),
  sky: list(sky),
  sweets: list(sweets),
  garden: list(garden),
  tools: list(tools),
  table: list(table),
  sports: list(sports),
  arena: list(arena),
  lottery: list(lottery),
  duel: list(duel),
  climb: list(climb),
} as const;

export type Family = keyof typeof FAMILIES;

/** Which worlds a category draws from when the title says nothing. */
export const CATEGORY_FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  RNG: [
    'animals',
    'creatures',
    'crafts',
    'beasts',
    'fruit',
    'treasure',
    'places',
    'festive',
    'sea',
    'sky',
    'sweets',
    'garden',
    'tools',
  ],
  LIVE: ['table'],
  FISH: ['sea'],
  SPORTS: ['sports'],
  ESPORTS: ['arena'],
  ELOTT: ['lottery'],
  LOTT: ['lottery'],
  PVP: ['duel', 'table'],
  COCKFIGHT: ['duel'],
  MXWIN: ['climb'],
};

/** In these categories the category itself is the hero; a word of the title only brings a companion. */
export const CATEGORY_LEADS: ReadonlySet<string> = new Set([
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'PVP',
  'COCKFIGHT',
  'MXWIN',
  'FISH',
]);

export const COCKFIGHT_MOTIFS: readonly Motif[] = [
  duel.roosterDuel,
  duel.roosterDuel,
  duel.roosterCrest,
  duel.roosterShield,
  duel.feathers,
];
export const PVP_MOTIFS: readonly Motif[] = [
  duel.tokens,
  duel.knight,
  duel.ludo,
  duel.carrom,
  duel.dominoes,
  duel.fists,
  table.dice,
  table.cardFan,
  table.aces,
  table.chips,
];
