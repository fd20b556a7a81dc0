import type { GameCategory } from '@maidan/contract/constants.ts';
import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { announcedFigures, onlyFigures, type Figures } from './figures.ts';
import { fixedDraws, type FixedDraw } from './lottery-titles.ts';
import { LATER_GAMES, LINE_SLOT, OWN_GAMES, ownTitle, vendorOf, type OwnGameCode } from './own-games.ts';
import { HOT_TITLES } from '#sandbox/titles/hot-titles.ts';
import { createRandom, type Random } from '#sandbox/random.ts';
import { SPECIAL_KINDS, type SpecialKind } from '#sandbox/titles/special-titles.ts';
import { createTitles, type Title } from '#sandbox/titles/titles.ts';
import { playerOf } from './played-kinds.ts';
import { slotEngineOf } from './slot-models.ts';
import { VENDORS } from './vendors.ts';

export type GameSeed = Figures & {
  nodeId: string;
  vendorCode: string;
  gameCode: string;
  category: Exclude<GameCategory, 'MXWIN'>;
  classify: SpecialKind['classify'];
  title: Title;
  hotRank: number | null;
  isNew: boolean;
  releasedAt: Date;
  engine: string | null;
  posterSeed: number;
  sortOrder: number;
};

export type CatalogueSize = { slotTitles: number };

const FIRST_NODE = 10_001;
/** Beyond every world's other titles. */
const FIRST_DRAWN_NODE = 90_001;
const HOT_SLOTS = 60;
const DAY_MS = 86_400_000;
/** Release days count back from a fixed day, so that the world does not depend on when it was seeded. */
const NEWEST_RELEASE = Date.UTC(2026, 9, 31);
const NEW_FOR_DAYS = 45;

export const slugOf = (title: Title): string =>
  title[DEFAULT_LANGUAGE]
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48);

/** Every game of the sandbox, in the order of their node ids; the flagship comes first. */
export function makeGames(seedNumber: number, size: CatalogueSize): GameSeed[] {
  const random = createRandom(seedNumber, 'catalogue');
  const titles = createTitles(createRandom(seedNumber, 'titles'));
  for (const title of [ownTitle(LINE_SLOT), ...HOT_TITLES, ...LATER_GAMES.map(ownTitle)]) titles.claim(title);
  const slots = makeSlots(random, titles.slot, size.slotTitles);
  const scale = Math.min(1, size.slotTitles / 2_000);
  const others = SPECIAL_KINDS.flatMap((kind) => makeSpecials(random, titles.claim, kind, scale));
  // A variant stands after a dot, which the code of a title may not hold.
  const later = LATER_GAMES.map((code) =>
    playedBy(random, code, ownTitle(code), code.replaceAll('.', '-'), null, vendorOf(code)),
  );
  const drawn = fixedDraws().map((draw) => drawnBy(random, titles.claim, draw));
  return [
    ...numbered([...slots, ...others, ...later], FIRST_NODE),
    // Numbers of their own, so that neither these nor own games that are yet to come move one another.
    ...numbered(drawn, FIRST_DRAWN_NODE),
  ];
}

const numbered = (games: readonly Unnumbered[], first: number): GameSeed[] =>
  games.map((game, index) => Object.assign(game, { nodeId: String(first + index) }));

/** A lottery that has one title. */
function drawnBy(random: Random, claim: (title: Title) => boolean, draw: FixedDraw): Unnumbered {
  const { title, category, engine, figures } = draw;
  if (!claim(title)) throw new Error(`${title[DEFAULT_LANGUAGE]} is taken`);
  const listed = { vendorCode: category, gameCode: slugOf(title), category, classify: null, hotRank: null };
  return { ...dated(random), ...figures, ...listed, title, engine };
}

type Unnumbered = Omit<GameSeed, 'nodeId'>;

function makeSlots(random: Random, nextTitle: () => Title, count: number): Unnumbered[] {
  const bag = VENDORS.flatMap((vendor) => Array.from({ length: vendor.slotShare }, () => vendor.code));
  const flagship = playedBy(random, LINE_SLOT, ownTitle(LINE_SLOT), LINE_SLOT, 1);
  const rest = Array.from({ length: count - 1 }, (_, index) => {
    const title = HOT_TITLES[index] ?? nextTitle();
    // The first titles take turns among the vendors, so that the hot list shows all of them.
    const vendor = index < HOT_SLOTS ? VENDORS.filter((entry) => entry.slotShare > 0) : null;
    const vendorCode = vendor === null ? random.pick(bag) : (vendor[index % vendor.length]?.code ?? 'MAIDAN');
    return slotOf(random, title, vendorCode, index < HOT_SLOTS ? index + 2 : null);
  });
  return [flagship, ...rest];
}

/** A title that a model of the slots plays, by the figures of that model. */
function slotOf(random: Random, title: Title, vendorCode: string, hotRank: number | null): Unnumbered {
  const facts = dated(random);
  const engine = slotEngineOf(title, vendorCode, facts.posterSeed);
  const listed = { vendorCode, gameCode: slugOf(title), title, hotRank };
  return {
    ...facts,
    ...onlyFigures(engine),
    ...listed,
    category: 'RNG',
    classify: null,
    engine: engine.code,
  };
}

/** A title of this vendor that one of the own games plays. */
function playedBy(
  random: Random,
  engine: OwnGameCode,
  title: Title,
  gameCode: string,
  hotRank: number | null,
  vendorCode: string = 'MAIDAN',
): Unnumbered {
  return { ...dated(random), ...OWN_GAMES[engine], vendorCode, gameCode, title, hotRank, engine };
}

function makeSpecials(
  random: Random,
  claim: (title: Title) => boolean,
  kind: SpecialKind,
  scale: number,
): Unnumbered[] {
  const count = Math.max(kind.vendors.length * 2, Math.ceil(kind.count * scale));
  return Array.from({ length: count }, (_, index) => {
    const title = claimed(random, claim, kind, index);
    const facts = dated(random);
    const player = playerOf(title, kind.category, facts.posterSeed, index);
    const announced = announcedFigures(random, kind);
    return {
      ...facts,
      ...(player?.figures ?? announced),
      vendorCode: kind.vendors[index % kind.vendors.length] ?? 'MAIDAN',
      gameCode: slugOf(title),
      category: kind.category,
      classify: kind.classify,
      title,
      // What nothing plays yet is listed, closed, and says so; it is not hot.
      hotRank: null,
      engine: player?.engine ?? null,
    };
  });
}

function claimed(random: Random, claim: (title: Title) => boolean, kind: SpecialKind, index: number): Title {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const title = kind.make(random, attempt === 0 ? index : Number.MAX_SAFE_INTEGER);
    if (claim(title)) return title;
  }
  throw new Error(`too few names for ${kind.category} ${kind.classify ?? ''}`);
}

function dated(random: Random): Pick<Unnumbered, 'isNew' | 'releasedAt' | 'posterSeed' | 'sortOrder'> {
  const daysAgo = random.between(0, 1_500);
  return {
    isNew: daysAgo < NEW_FOR_DAYS,
    releasedAt: new Date(NEWEST_RELEASE - daysAgo * DAY_MS),
    posterSeed: random.below(2 ** 31),
    sortOrder: random.below(1_000_000),
  };
}
