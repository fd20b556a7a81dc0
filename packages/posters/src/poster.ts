import { PLAIN_COMPOSITIONS } from './poster/compositions.ts';
import { HORIZON_COMPOSITIONS } from './poster/horizons.ts';
import { PLATE_COMPOSITIONS } from './poster/plates.ts';
import { chooseCast } from './casting/casting.ts';
import { drawFrame, FRAME_REACH, type Frame } from './poster/frames.ts';
import { drawGround, type Ground } from './poster/grounds.ts';
import { handOf, type Hand } from './poster/hands.ts';
import { paintTitle, type Treatment } from './lettering/lettering.ts';
import { PALETTES, type Palette } from './drawing/palettes.ts';
import { createPen, type Finish } from './drawing/pen.ts';
import { createRandom, type Random } from './drawing/random.ts';
import {
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Composed,
  type Composition,
  type Edge,
  type Stage,
} from './poster/stage.ts';
import type { Motif } from './motifs/motif.ts';
import { createSheet, svgDocument } from './drawing/svg.ts';
import { setTitle, type Box, type Lettered } from './lettering/title-layout.ts';

export type PosterSpec = {
  seed: string;
  /** What the picture is about: the same in every language, so that a game is recognised in all of them. */
  title: string;
  /** What is written on it, where that is another language than the title's. */
  lettering?: string;
  category: string;
  vendor: string;
};

const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  ...PLAIN_COMPOSITIONS,
  ...PLATE_COMPOSITIONS,
  ...HORIZON_COMPOSITIONS,
};

/** Scenes that belong to a place: used when the category lives there, or the hand likes them. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  FISH: ['deepSea', 'deepSea', 'water', 'closeUp', 'trio', 'heroCentre', 'medallion'],
  MXWIN: ['cosmos', 'skyline', 'hills', 'peaks', 'diagonal', 'heroCentre'],
  SPORTS: ['diagonal', 'skyline', 'closeUp', 'heroCentre', 'retroSun', 'badge'],
  LIVE: ['heroCentre', 'titleAbove', 'medallion', 'closeUp', 'trio', 'windowArch', 'badge'],
};
const ANYWHERE = [
  'heroCentre',
  'titleAbove',
  'diagonal',
  'badge',
  'strip',
  'medallion',
  'closeUp',
  'trio',
  'swarm',
  'playingCard',
  'windowArch',
  'cornerFrame',
  'retroSun',
  'hills',
  'peaks',
  'skyline',
];

function chooseComposition(hand: Hand, category: string, rng: Random): string {
  const home = AT_HOME[category];
  if (home && rng.chance(0.55)) return rng.pick(home);
  return rng.pick(rng.chance(0.68) ? hand.habits : ANYWHERE);
}

/** Frames that hold a composition's own border or spandrels would fight with a second one. */
function chooseFrame(hand: Hand, composition: string, rng: Random): Frame {
  const frame = rng.pick(hand.frames);
  const bare = ['playingCard', 'cornerFrame', 'windowArch', 'jungle', 'strip'];
  if (bare.includes(composition)) return 'none';
  const topTitled = ['titleAbove', 'hills', 'deepSea', 'cosmos', 'swarm', 'badge', 'medallion'];
  return frame === 'arch' && topTitled.includes(composition) ? 'line' : frame;
}

function within(box: Box, reach: number): Box {
  const left = Math.max(box.x, reach);
  const right = Math.min(box.x + box.w, POSTER_WIDTH - reach);
  const top = Math.max(box.y, reach);
  const bottom = Math.min(box.y + box.h, POSTER_HEIGHT - reach);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Room for the outline and the depth of the letters: a tenth of the block each way is always enough. */
function inset(box: Box): Box {
  return { x: box.x + 8, y: box.y + 7, w: box.w - 18, h: box.h - 18 };
}

function letter(spec: PosterSpec, hand: Hand, composed: Composed, reach: number, rng: Random): Lettered {
  const box = inset(within(composed.title, reach));
  const style = {
    font: hand.font,
    upper: hand.upper,
    justified: hand.justified,
    tracking: hand.tracking,
    slant: hand.slant,
    leading: hand.font === 'script' ? -0.12 : 0.17,
    maxLines: 3,
    align: 'centre',
  } as const;
  const warps = composed.warps ?? ['none'];
  return setTitle(spec.lettering ?? spec.title, spec.vendor, box, style, rng.pick(warps));
}

/** A cover and what was chosen for it, so that the game behind it can be drawn by the same choices. */
export type DrawnPoster = {
  svg: string;
  hand: Hand;
  palette: Palette;
  finish: Finish;
  ground: Ground;
  edge: Edge;
  /** Hero first. */
  cast: readonly Motif[];
  composition: string;
  frame: Frame;
  treatment: Treatment;
};

/** One cover, three by four, drawn whole from its seed: the same spec gives the same bytes. */
export const posterSvg = (spec: PosterSpec): string => drawPoster(spec).svg;

export function drawPoster(spec: PosterSpec): DrawnPoster {
  const rng = createRandom(`${spec.vendor}/${spec.category}/${spec.seed}/${spec.title}`);
  const hand = handOf(spec.vendor);
  const sheet = createSheet();
  const palette = PALETTES[rng.pick(hand.palettes)];
  const finish = rng.pick(hand.finishes);
  const pen = createPen(finish, palette, sheet, rng);
  const ground = rng.pick(hand.grounds);
  const cast = chooseCast(spec.title, spec.category, rng);
  const drawings = cast.map((motif) => {
    const drawing = motif(pen);
    return sheet.define((id) => `<g id="${id}">${drawing}</g>`);
  });
  const edge = rng.pick(hand.edges);
  const stage: Stage = {
    rng,
    sheet,
    palette,
    pen,
    edge,
    cast: drawings,
    ground: () => drawGround(ground, { sheet, palette, rng }),
  };
  const composition = chooseComposition(hand, spec.category, rng);
  const composed = (COMPOSITIONS[composition] ?? PLAIN_COMPOSITIONS.heroCentre)(stage);
  const frame = chooseFrame(hand, composition, rng);
  const title = letter(spec, hand, composed, FRAME_REACH[frame], rng);
  const treatment = rng.pick(hand.treatments);
  const lettering = paintTitle(title, treatment, palette, sheet);
  const body = composed.body + drawFrame(frame, { palette, sheet }) + lettering + (composed.over ?? '');
  const svg = svgDocument(POSTER_WIDTH, POSTER_HEIGHT, sheet, body);
  return { svg, hand, palette, finish, ground, edge, cast, composition, frame, treatment };
}
