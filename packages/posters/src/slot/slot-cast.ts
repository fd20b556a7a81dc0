import { FAMILY_OF, motifsForTitle } from '#casting/casting.ts';
import { FAMILIES, type Family } from '#casting/motif-book.ts';
import type { Random } from '#drawing/random.ts';
import * as crafts from '#motifs/crafts.ts';
import * as festive from '#motifs/festive.ts';
import * as fruit from '#motifs/fruit.ts';
import * as garden from '#motifs/garden.ts';
import * as household from '#motifs/household.ts';
import * as lottery from '#motifs/lottery.ts';
import type { Motif } from '#motifs/motif.ts';
import * as places from '#motifs/places.ts';
import * as sea from '#motifs/sea.ts';
import * as sky from '#motifs/sky.ts';
import * as sweets from '#motifs/sweets.ts';
import * as tools from '#motifs/tools.ts';
import * as treasure from '#motifs/treasure.ts';

/** What stands on the reels of one title. No drawing stands for two symbols. */
export type SlotCast = {
  /** The hero of the cover first, then what else the title names, then what belongs to their world. */
  highs: readonly Motif[];
  lows: readonly Motif[];
  wild: Motif;
  scatter: Motif;
  bonus: Motif;
  box: Motif;
};

/** Where the rest of a hero's world is drawn from. */
const WORLD: Readonly<Record<Family, readonly Family[]>> = {
  animals: ['animals', 'wild', 'birds'],
  birds: ['birds', 'blooms', 'garden'],
  wild: ['wild', 'creatures', 'animals'],
  creatures: ['creatures', 'wild', 'birds'],
  beasts: ['beasts', 'treasure', 'tools'],
  people: ['crafts', 'household', 'festive'],
  crafts: ['crafts', 'festive'],
  household: ['household', 'crafts'],
  fruit: ['fruit', 'sweets'],
  treasure: ['treasure', 'tools', 'crafts'],
  places: ['places', 'crafts', 'household'],
  land: ['land', 'garden', 'birds'],
  festive: ['festive', 'sweets', 'crafts'],
  sea: ['sea'],
  sky: ['sky', 'climb'],
  sweets: ['sweets', 'fruit'],
  garden: ['garden', 'blooms', 'birds'],
  blooms: ['blooms', 'garden', 'birds'],
  tools: ['tools', 'treasure'],
  table: ['table', 'treasure'],
  arcade: ['arcade', 'festive'],
  sports: ['sports', 'festive'],
  arena: ['arena', 'tools'],
  lottery: ['lottery', 'treasure'],
  duel: ['duel', 'table'],
  climb: ['climb', 'sky'],
};

/** Small things that fill the lower places, a kind for each world: blossoms, fruit, shells, sweets, stones, lights. */
const SMALL: readonly (readonly Motif[])[] = [
  [garden.lotus, garden.rose, garden.marigoldFlower, garden.jasmine, garden.clover],
  [fruit.cherries, fruit.lemon, fruit.orange, fruit.grapes, fruit.strawberry, fruit.lychee],
  [sea.starfish, crafts.conch, sea.coral, treasure.pearl, sea.anchor],
  [sweets.candy, sweets.lollipop, sweets.doughnut, sweets.cupcake, sweets.honey],
  [treasure.ruby, treasure.emerald, treasure.sapphire, treasure.diamond, treasure.pearl],
  [crafts.diya, festive.lantern, household.candle, household.torch, sky.flame],
  [crafts.marbles, crafts.spinningTop, festive.kite, crafts.flute, festive.drum],
  [crafts.clayPot, crafts.handFan, crafts.bangles, household.basket, crafts.umbrella],
  [tools.horseshoe, tools.keyGold, tools.potion, tools.hammer, tools.clock],
  [garden.leaves, garden.bamboo, garden.mushroom, garden.clover, garden.cactus],
];
const SMALL_OF: Readonly<Partial<Record<Family, readonly number[]>>> = {
  animals: [9, 0, 7],
  birds: [0, 9, 1],
  wild: [9, 0, 2],
  creatures: [9, 0, 2],
  beasts: [4, 5, 8],
  people: [7, 5, 6],
  crafts: [6, 7, 0],
  household: [7, 5, 0],
  fruit: [1, 3],
  treasure: [4, 8],
  places: [5, 7, 4],
  land: [9, 0, 1],
  festive: [6, 5, 3],
  sea: [2],
  sky: [4, 5],
  sweets: [3, 1],
  garden: [0, 9, 1],
  blooms: [0, 1],
  tools: [8, 4],
};

const WILDS: readonly Motif[] = [
  treasure.crown,
  sky.sun,
  tools.shield,
  lottery.luckyStar,
  treasure.gem,
  tools.magicLamp,
  sky.flame,
  household.throne,
  sky.lightning,
  tools.sword,
];
const SCATTERS: readonly Motif[] = [
  sky.moon,
  festive.firework,
  tools.book,
  crafts.scrollMap,
  places.cityGate,
  crafts.compass,
  places.templeSteps,
  crafts.hourglass,
  festive.mask,
  sky.shootingStar,
];
const BONUSES: readonly Motif[] = [tools.keyGold, treasure.potOfGold, tools.magicLamp, crafts.scrollMap];
const BOXES: readonly Motif[] = [
  treasure.chest,
  household.giftBox,
  crafts.clayPot,
  household.basket,
  festive.drum,
];

const HIGHS = 4;
const LOWS = 4;

export function castSlot(title: string, cover: readonly Motif[], rng: Random): SlotCast {
  const [hero = treasure.coin] = cover;
  const family = FAMILY_OF.get(hero) ?? 'festive';
  const used = new Set<Motif>();
  const take = (from: readonly Motif[], count: number): Motif[] => {
    const taken = [...new Set(from)].filter((motif) => !used.has(motif)).slice(0, count);
    for (const motif of taken) used.add(motif);
    return taken;
  };
  const one = (from: readonly Motif[]): Motif => take(rng.shuffle(from), 1)[0] ?? from[0] ?? hero;
  const [nearest = family, ...further] = WORLD[family];
  const world = [
    ...rng.shuffle(FAMILIES[nearest]).slice(0, 2),
    ...rng.shuffle(further.flatMap((name) => FAMILIES[name])),
    ...rng.shuffle(FAMILIES[nearest]),
  ];
  const highs = take([hero, ...motifsForTitle(title, rng), ...world], HIGHS);
  const small = SMALL[rng.pick(SMALL_OF[family] ?? [1, 4, 6])] ?? [];
  const lows = take([...rng.shuffle(small), ...rng.shuffle(SMALL.flat())], LOWS);
  return { highs, lows, wild: one(WILDS), scatter: one(SCATTERS), bonus: one(BONUSES), box: one(BOXES) };
}
