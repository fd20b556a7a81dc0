import { darken } from '#drawing/colour.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Pen } from '#drawing/pen.ts';
import type { Random } from '#drawing/random.ts';
import { group, num, place, type Sheet } from '#drawing/svg.ts';
import type { Box, Warp } from '#lettering/title-layout.ts';

export const POSTER_WIDTH = 300;
export const POSTER_HEIGHT = 400;

/** How a drawing is set off from its ground. */
export type Edge = 'none' | 'white' | 'ink' | 'glow' | 'shadow' | 'gold';

/** All that a composition needs: colours, a pen, and drawings that can be put down more than once. */
export type Stage = {
  rng: Random;
  sheet: Sheet;
  palette: Palette;
  pen: Pen;
  edge: Edge;
  /** References to the drawings in the definitions; the first is the hero. */
  cast: readonly string[];
  ground(): string;
};

/** What a composition leaves for the lettering. */
export type Composed = {
  body: string;
  over?: string;
  title: Box;
  warps?: readonly Warp[];
};

export type Composition = (stage: Stage) => Composed;

export const fullBox = (fill: string): string =>
  `<rect width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" fill="${fill}"/>`;

function edged(stage: Stage, use: string, scale: number): string {
  const ink = darken(stage.palette.night, 0.4);
  const rim = (colour: string, width: number) =>
    group(use, { stroke: colour, 'stroke-width': width / scale, 'stroke-linejoin': 'round' });
  const soft = (colour: string, deviation: number, opacity: number) => {
    const id = stage.sheet.define(
      (own) =>
        `<filter id="${own}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur in="SourceAlpha" stdDeviation="${num(deviation / scale)}"/><feComponentTransfer result="s"><feFuncA type="linear" slope="1.5"/></feComponentTransfer><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="s" operator="in"/></filter>`,
    );
    return group(use, { filter: `url(#${id})` });
  };
  if (stage.edge === 'white') return rim(ink, 13) + rim('#fffaf0', 9) + use;
  if (stage.edge === 'ink') return rim(ink, 6) + use;
  if (stage.edge === 'gold') return rim('#3a2208', 9) + rim('#f0c24a', 5) + use;
  if (stage.edge === 'glow') return soft(stage.palette.glow, 7, 0.85) + use;
  if (stage.edge === 'shadow') return place(soft('#05040f', 5, 0.6), 0, 9 / scale) + use;
  return use;
}

/** Puts a member of the cast down, set off from its ground the way this hand does it. */
export function put(
  stage: Stage,
  index: number,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
): string {
  const id = stage.cast[index % stage.cast.length] ?? '';
  return place(edged(stage, `<use href="#${id}"/>`, scale), x, y, scale, turn, flip);
}

/** The bare drawing, for patterns and far-away copies. */
export function bare(
  stage: Stage,
  index: number,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  flip = false,
): string {
  return place(`<use href="#${stage.cast[index % stage.cast.length] ?? ''}"/>`, x, y, scale, turn, flip);
}

/** Darkens (or lightens) one end of the picture so that lettering always has a quiet ground. */
export function scrim(stage: Stage, colour: string, from: number, to: number, strength = 0.92): string {
  const [y1, y2] = [from / POSTER_HEIGHT, to / POSTER_HEIGHT];
  const id = stage.sheet.define(
    (own) =>
      `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y1 * POSTER_HEIGHT)}" x2="0" y2="${num(y2 * POSTER_HEIGHT)}"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></linearGradient>`,
  );
  return fullBox(`url(#${id})`);
}
