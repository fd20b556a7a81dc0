import { darken, mix } from '#drawing/colour.ts';
import type { Palette } from '#drawing/palettes.ts';
import { createPen } from '#drawing/pen.ts';
import { createRandom, type Random } from '#drawing/random.ts';
import { createSheet, svgDocument } from '#drawing/svg.ts';
import { paintTitle } from '#lettering/lettering.ts';
import { setTitle } from '#lettering/title-layout.ts';
import { drawPoster, type DrawnPoster, type PosterSpec } from '#poster.ts';
import { put, type Stage } from '#poster/stage.ts';
import { FAMILY_OF } from '#casting/casting.ts';
import type { Family } from '#casting/motif-book.ts';
import type { Motif } from '#motifs/motif.ts';
import { drawReelFrame, FRAME_SIZE, FRAME_SLICE, type ReelFrame } from './reel-frames.ts';
import { drawScene, SCENES, type Scene } from './scenes.ts';
import { castSlot, type SlotCast } from './slot-cast.ts';
import { isLight, slotHandOf } from './slot-hands.ts';
import {
  boxPicture,
  calledPicture,
  coinPicture,
  highPicture,
  lowPicture,
  timesPicture,
  type SymbolHand,
} from './symbols.ts';
import { storyOf, type SlotWords } from './story.ts';

/** The cover's spec, and in which language the game is opened. */
export type LookSpec = PosterSpec & { language: string };

type LookPicture = { picture: string; name: string | null };

/** What an opened slot looks like; `SlotLook` of the games says what each part is for. */
export type DrawnLook = {
  colours: Palette;
  scene: { upright: string; wide: string };
  frame: { picture: string; slice: number; width: number; repeat: 'stretch' | 'round' };
  window: { ground: string; line: string; tile: string | null };
  lettering: string | null;
  symbols: Record<string, LookPicture>;
  box: string;
  story: { freeSpins: string | null; hold: string | null; pick: string | null };
};

/** The whole game in the hand of its cover. `symbols` are the names that its model gives them. */
export function slotLook(spec: LookSpec, symbols: readonly string[]): DrawnLook {
  const cover = drawPoster(spec);
  const rng = createRandom(`slot/${spec.vendor}/${spec.seed}/${spec.title}`);
  const habits = slotHandOf(spec.vendor);
  const cast = castSlot(spec.title, cover.cast, rng);
  const light = cover.ground === 'paper' || isLight(habits, rng);
  const hand: SymbolHand = {
    cover,
    backing: rng.pick(habits.backings),
    lowKind: rng.pick(habits.lows),
    light,
    form: rng.int(0, 59),
  };
  const frame = cover.frame === 'none' ? rng.pick(habits.frames) : cover.frame;
  const scene = chooseScene(cover, rng);
  const words = storyOf(spec.language);
  return {
    colours: { ...cover.palette },
    scene: {
      upright: scenePicture(cover, scene, spec, 900, 1600),
      wide: scenePicture(cover, scene, spec, 1600, 900),
    },
    frame: framePicture(frame, cover.palette),
    window: windowOf(cover.palette, light, rng),
    lettering: letteringPicture(spec, cover),
    symbols: Object.fromEntries(
      symbols.flatMap((name) => {
        const drawn = symbolPicture(name, hand, cast, words);
        return drawn === null ? [] : [[name, drawn]];
      }),
    ),
    box: boxPicture(hand, cast.box),
    story: words.features(cast.highs[0]),
  };
}

const HOMES: Readonly<Partial<Record<Family, readonly Scene[]>>> = {
  sea: ['deepSea', 'water'],
  wild: ['jungle', 'hills', 'water'],
  animals: ['jungle', 'hills', 'peaks'],
  creatures: ['jungle', 'water', 'hills'],
  birds: ['jungle', 'hills'],
  beasts: ['peaks', 'cosmos'],
  sky: ['cosmos', 'peaks'],
  places: ['skyline', 'hills', 'water'],
  land: ['hills', 'water', 'peaks'],
  garden: ['jungle', 'hills'],
  blooms: ['hills', 'jungle'],
  festive: ['skyline', 'ground'],
  people: ['skyline', 'hills'],
  fruit: ['hills', 'ground'],
  sweets: ['ground'],
  climb: ['cosmos', 'skyline'],
};

/** The cover's own horizon; a cover without one is played on its ground, or where its hero is at home. */
function chooseScene(cover: DrawnPoster, rng: Random): Scene {
  const own = SCENES.find((scene) => scene === cover.composition);
  if (own) return own;
  const hero = cover.cast[0];
  const homes = hero && HOMES[FAMILY_OF.get(hero) ?? 'treasure'];
  return homes && rng.chance(0.5) ? rng.pick(homes) : 'ground';
}

/** Hero and company stand at the sides, or above and below, where no reels are. */
function scenePicture(cover: DrawnPoster, scene: Scene, spec: LookSpec, w: number, h: number): string {
  const { palette, finish, ground, edge } = cover;
  const sheet = createSheet();
  const rng = createRandom(`scene/${spec.vendor}/${spec.seed}`);
  const pen = createPen(finish, palette, sheet, rng);
  const body = drawScene(scene, { rng, palette, sheet, ground, w, h });
  const cast = cover.cast.map((motif: Motif) => {
    const drawing = motif(pen);
    return sheet.define((id) => `<g id="${id}">${drawing}</g>`);
  });
  const stage: Stage = { rng, sheet, palette, pen, edge, cast, ground: () => '' };
  const isWide = w > h;
  const company = isWide
    ? put(stage, 0, 190, 560, 1.9, -4) + put(stage, 1, 1420, 590, 1.6, 5, true)
    : // Below the reels: above them stands the title.
      put(stage, 1, 110, 1150, 0.95, -8) + put(stage, 2, 790, 1150, 0.95, 8) + put(stage, 0, 450, 1200, 1.5);
  const shade = sheet.linear([
    [0, palette.night, 0],
    [0.7, darken(palette.night, 0.2), 0.15],
    [1, darken(palette.night, 0.3), 0.8],
  ]);
  return svgDocument(w, h, sheet, `${body}${company}<rect width="${w}" height="${h}" fill="${shade}"/>`);
}

function framePicture(name: ReelFrame, palette: Palette): DrawnLook['frame'] {
  const sheet = createSheet();
  const { body, width, repeat } = drawReelFrame(name, { palette, sheet });
  return { picture: svgDocument(FRAME_SIZE, FRAME_SIZE, sheet, body), slice: FRAME_SLICE, width, repeat };
}

const TILES: readonly ((line: string) => string)[] = [
  (line) => `<rect x="3" y="3" width="114" height="114" rx="14" fill="${line}" fill-opacity=".55"/>`,
  (line) => `<circle cx="60" cy="60" r="56" fill="${line}" fill-opacity=".5"/>`,
  (line) => `<path d="M60 2L118 60L60 118L2 60Z" fill="${line}" fill-opacity=".5"/>`,
  (line) => `<path d="M0 119H120M119 0V120" stroke="${line}" stroke-width="2"/>`,
  (line) => `<path d="M16 60H104M60 16V104" stroke="${line}" stroke-width="2" stroke-dasharray="6 6"/>`,
];

function windowOf(palette: Palette, light: boolean, rng: Random): DrawnLook['window'] {
  const dark = rng.chance(0.5) ? darken(palette.night, 0.15) : mix(palette.night, palette.deep, 0.7);
  const ground = light ? mix('#fff6e6', palette.glow, 0.22) : dark;
  const line = light ? mix(ground, palette.mid, 0.3) : mix(ground, palette.mid, 0.42);
  const tile = rng.chance(0.6) ? rng.pick(TILES)(line) : null;
  return { ground, line, tile: tile === null ? null : svgDocument(120, 120, createSheet(), tile) };
}

const LETTERING = { w: 480, h: 120 } as const;

function letteringPicture(spec: LookSpec, { hand, palette, treatment }: DrawnPoster): string {
  const sheet = createSheet();
  const style = {
    font: hand.font,
    upper: hand.upper,
    justified: false,
    tracking: hand.tracking,
    slant: hand.slant,
    leading: hand.font === 'script' ? -0.12 : 0.17,
    maxLines: 2,
    align: 'centre',
  } as const;
  const box = { x: 18, y: 14, w: LETTERING.w - 36, h: LETTERING.h - 30 };
  const title = setTitle(spec.lettering ?? spec.title, spec.vendor, box, style, 'none');
  return svgDocument(LETTERING.w, LETTERING.h, sheet, paintTitle(title, treatment, palette, sheet));
}

const TIMES_ORDER = [2, 3, 5, 8, 10, 25, 100];

/** By the name that a model gives its symbol; null for one that shows nothing. */
function symbolPicture(name: string, hand: SymbolHand, cast: SlotCast, words: SlotWords): LookPicture | null {
  const { a, b, c, glow, bright } = hand.cover.palette;
  const numbered = /^(high|low)-([1-4])$/.exec(name);
  if (numbered) {
    const i = Number(numbered[2]) - 1;
    const isHigh = numbered[1] === 'high';
    const motif = (isHigh ? cast.highs : cast.lows)[i];
    if (motif === undefined) return null;
    return isHigh
      ? { picture: highPicture(hand, motif, i), name: words.motif(motif) }
      : { picture: lowPicture(hand, motif, i), name: words.low(hand.lowKind, i, motif) };
  }
  const times = /^x(\d{1,3})$/.exec(name);
  if (times) {
    const by = Number(times[1]);
    return { picture: timesPicture(hand, by, TIMES_ORDER.indexOf(by)), name: null };
  }
  if (name === 'wild')
    return {
      picture: calledPicture(hand, cast.wild, words.called.wild, [a, glow], 0),
      name: words.motif(cast.wild),
    };
  if (name === 'scatter')
    return {
      picture: calledPicture(hand, cast.scatter, words.called.scatter, [b, bright], 1),
      name: words.motif(cast.scatter),
    };
  if (name === 'bonus')
    return {
      picture: calledPicture(hand, cast.bonus, words.called.bonus, [c, glow], 2),
      name: words.motif(cast.bonus),
    };
  return name === 'coin' ? { picture: coinPicture(hand), name: null } : null;
}
