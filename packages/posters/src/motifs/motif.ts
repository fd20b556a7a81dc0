import type { Pen } from '#drawing/pen.ts';

/** A drawing around the origin, about 200 wide and 200 high. */
export type Motif = (pen: Pen) => string;

export const mirror = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

export const turned = (body: string, degrees: number, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${body}</g>`;

export const sized = (body: string, scale: number, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

/** The same drawing around a circle. */
export function ring(count: number, draw: (index: number) => string, start = 0): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    out += `<g transform="rotate(${Math.round(start + (360 / count) * i)})">${draw(i)}</g>`;
  }
  return out;
}
