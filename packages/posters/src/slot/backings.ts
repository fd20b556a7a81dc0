import { darken, lighten, mix } from '#drawing/colour.ts';
import { circlePath, polar, polygon, regular } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import { num, type Sheet } from '#drawing/svg.ts';

/** What a high symbol stands on. All are drawn around the origin, within 56 each way. */
export type Backing = 'bare' | 'glow' | 'disc' | 'tile' | 'card' | 'hex' | 'arch' | 'scallop' | 'lozenge';

export type BackingTools = { palette: Palette; sheet: Sheet };

const SHAPES: Readonly<Record<Exclude<Backing, 'bare' | 'glow'>, string>> = {
  disc: circlePath(0, 0, 53),
  tile: 'M-42 -53H42Q53 -53 53 -42V42Q53 53 42 53H-42Q-53 53 -53 42V-42Q-53 -53 -42 -53Z',
  card: 'M-36 -55H36Q43 -55 43 -48V48Q43 55 36 55H-36Q-43 55 -43 48V-48Q-43 -55 -36 -55Z',
  hex: polygon(regular(6, 56)),
  arch: 'M-46 54V-8C-46 -32 -16 -36 0 -57C16 -36 46 -32 46 -8V54Z',
  scallop: scalloped(12, 50),
  lozenge: polygon(regular(8, 56, -67.5)),
};

function scalloped(count: number, radius: number): string {
  const points = Array.from({ length: count }, (_, i) => polar(radius, (360 / count) * i - 90));
  const [[x0, y0] = [0, 0]] = points;
  const arcs = [...points.slice(1), [x0, y0] as const].map(([x, y]) => `A14 14 0 0 1 ${num(x)} ${num(y)}`);
  return `M${num(x0)} ${num(y0)}${arcs.join('')}Z`;
}

export function drawBacking(name: Backing, tint: string, { palette, sheet }: BackingTools): string {
  if (name === 'bare') return '';
  if (name === 'glow')
    return `<circle r="58" fill="${sheet.radial([
      [0, lighten(tint, 0.4), 0.9],
      [0.55, tint, 0.5],
      [1, tint, 0],
    ])}"/>`;
  const d = SHAPES[name];
  const isPaper = name === 'card';
  const fill = sheet.radial(
    isPaper
      ? [
          [0, '#fffaf0'],
          [1, mix('#fff3dc', tint, 0.35)],
        ]
      : [
          [0, lighten(tint, 0.42)],
          [0.6, tint],
          [1, darken(tint, 0.45)],
        ],
    [0.45, 0.38, 0.7],
  );
  const rim = isPaper ? tint : mix(palette.glow, '#ffffff', 0.25);
  return `<path d="${d}" fill="${fill}" stroke="${darken(palette.night, 0.3)}" stroke-width="5"/><path d="${d}" fill="none" stroke="${rim}" stroke-width="2.4" transform="scale(.95)"/>`;
}
