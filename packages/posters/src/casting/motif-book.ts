import * as animals from '../motifs/animals.ts';
import * as arcade from '../motifs/arcade.ts';
import * as arena from '../motifs/arena.ts';
import * as beasts from '../motifs/beasts.ts';
import * as birds from '../motifs/birds.ts';
import * as blooms from '../motifs/blooms.ts';
import * as climb from '../motifs/climb.ts';
import * as crafts from '../motifs/crafts.ts';
import * as creatures from '../motifs/creatures.ts';
import * as duel from '../motifs/duel.ts';
import * as festive from '../motifs/festive.ts';
import * as fruit from '../motifs/fruit.ts';
import * as garden from '../motifs/garden.ts';
import * as household from '../motifs/household.ts';
import * as land from '../motifs/land.ts';
import * as lottery from '../motifs/lottery.ts';
import type { Motif } from '../motifs/motif.ts';
import * as people from '../motifs/people.ts';
import * as places from '../motifs/places.ts';
import * as sea from '../motifs/sea.ts';
import * as sky from '../motifs/sky.ts';
import * as sports from '../motifs/sports.ts';
import * as sweets from '../motifs/sweets.ts';
import * as table from '../motifs/table.ts';
import * as tools from '../motifs/tools.ts';
import * as treasure from '../motifs/treasure.ts';
import * as wild from '../motifs/wild.ts';

/** By name: how a module lists its exports differs between loaders, and the same seed must draw the same picture in all. */
const list = (family: Record<string, Motif>): readonly Motif[] =>
  Object.entries(family)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, motif]) => motif);

const BOOK = {
  animals,
  birds,
  wild,
  creatures,
  beasts,
  people,
  crafts,
  household,
  fruit,
  treasure,
  places,
  land,
  festive,
  sea,
  sky,
  sweets,
  garden,
  blooms,
  tools,
  table,
  arcade,
  sports,
  arena,
  lottery,
  duel,
  climb,
} as const;

/** How the code calls each drawing: what its name in a language is found by. */
export const MOTIF_ID: ReadonlyMap<Motif, string> = new Map(
  Object.values(BOOK).flatMap((family: Record<string, Motif>) =>
    Object.entries(family).map(([id, motif]) => [motif, id] as const),
  ),
);

export const FAMILIES = {
  animals: list(animals),
  birds: list(birds),
  wild: list(wild),
  creatures: list(creatures),
  beasts: list(beasts),
  people: list(people),
  crafts: list(crafts),
  household: list(household),
  fruit: list(fruit),
  treasure: list(treasure),
  places: list(places),
  land: list(land),
  festive: list(festive),
  sea: list(sea),
  sky: list(sky),
  sweets: list(sweets),
  garden: list(garden),
  blooms: list(blooms),
  tools: list(tools),
  table: list(table),
  arcade: list(arcade),
  sports: list(sports),
  arena: list(arena),
  lottery: list(lottery),
  duel: list(duel),
  climb: list(climb),
} as const;

export type Family = keyof typeof FAMILIES;

const FOLIAGE: readonly Motif[] = [garden.leaves, garden.bamboo, garden.tree, garden.palm];
const BLOSSOM: readonly Motif[] = [garden.lotus, garden.marigoldFlower, garden.rose, garden.jasmine];
const GLITTER: readonly Motif[] = [treasure.coin, treasure.gem, sky.shootingStar];
const WATER: readonly Motif[] = [sea.starfish, sea.coral, sea.anchor];

/**
 * What may stand beside a hero that the title does not name: only what says nothing of its own. A second animal beside a
 * tiger would make a reader look for it in the title.
 */
export const BESIDE: Readonly<Record<Family, readonly Motif[]>> = {
  animals: FOLIAGE,
  birds: [...FOLIAGE, ...BLOSSOM],
  wild: FOLIAGE,
  creatures: [...FOLIAGE, ...BLOSSOM],
  beasts: [...FOLIAGE, ...GLITTER],
  people: [...BLOSSOM, ...GLITTER],
  crafts: [...BLOSSOM, ...GLITTER],
  household: [...BLOSSOM, ...GLITTER],
  fruit: [garden.leaves, ...BLOSSOM],
  treasure: GLITTER,
  places: [sky.sun, sky.moon, ...FOLIAGE],
  land: FOLIAGE,
  festive: [...BLOSSOM, ...GLITTER],
  sea: WATER,
  sky: GLITTER,
  sweets: [...BLOSSOM, fruit.cherries],
  garden: [...FOLIAGE, ...BLOSSOM],
  blooms: [garden.leaves, ...BLOSSOM],
  tools: GLITTER,
  table: [table.chips, table.dice, treasure.coin],
  arcade: GLITTER,
  sports: [sports.trophy, sky.shootingStar],
  arena: [arena.hexArena, sky.lightning],
  lottery: [lottery.luckyStar, lottery.balls],
  duel: [table.dice, table.chips],
  climb: [sky.shootingStar, treasure.coin],
};

/**
 * The rule for a title that names nothing: slots show the signs that have always stood on reels, every other category
 * shows what it is played with.
 */
export const CATEGORY_SIGNS: Readonly<Record<string, readonly Motif[]>> = {
  RNG: [
    festive.seven,
    fruit.cherries,
    festive.bell,
    fruit.lemon,
    fruit.watermelon,
    garden.clover,
    tools.horseshoe,
    treasure.coin,
  ],
  LIVE: list(table),
  FISH: [sea.fish, sea.shark, sea.turtle, sea.octopus, sea.crab, sea.fishingNet, sea.whale, sea.jellyfish],
  SPORTS: [sports.stadium, sports.trophy],
  ESPORTS: [arena.gamepad, arena.headset, arena.hexArena],
  ELOTT: list(lottery),
  LOTT: list(lottery),
  PVP: [
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
  ],
  COCKFIGHT: [duel.roosterDuel, duel.roosterDuel, duel.roosterCrest, duel.roosterShield, duel.feathers],
  MXWIN: list(climb),
};

/** Everything that a category counts as its own when a title does name something. */
export const CATEGORY_OWN: Readonly<Record<string, readonly Motif[]>> = {
  LIVE: list(table),
  FISH: list(sea),
  SPORTS: list(sports),
  ESPORTS: list(arena),
  ELOTT: list(lottery),
  LOTT: list(lottery),
  PVP: [...list(duel), ...list(table)],
  COCKFIGHT: list(duel),
  MXWIN: list(climb),
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
