import { darken, lighten, mix } from '#drawing/colour.ts';
import { circlePath, petal, star } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Sheet } from '#drawing/svg.ts';
import type { Frame } from '#poster/frames.ts';

/** What stands around the reels: the frames of covers, and those of wood and rope where a cover has none. */
export type ReelFrame = Exclude<Frame, 'none'> | 'wood' | 'bamboo' | 'rope' | 'stone' | 'soft';

type Tools = { palette: Palette; sheet: Sheet };

/** Of the picture's 120 by 120 a third on each side is border: corners stay, what lies between is stretched or repeated. */
export const FRAME_SIZE = 120;
export const FRAME_SLICE = 40;

type Drawn = { body: string; width: number; repeat: 'stretch' | 'round' };

const rect = (by: number, radius: number, stroke: string, width: number, more = '') =>
  `<rect x="${by}" y="${by}" width="${FRAME_SIZE - 2 * by}" height="${FRAME_SIZE - 2 * by}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;

/** A flat ring between two distances from the edge. */
const band = (outer: number, inner: number, fill: string) =>
  rect((outer + inner) / 2, 4, fill, inner - outer);

const corners = (draw: string) =>
  [
    [0, 0, 1, 1],
    [120, 0, -1, 1],
    [0, 120, 1, -1],
    [120, 120, -1, -1],
  ]
    .map(([x, y, sx, sy]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${draw}</g>`)
    .join('');

const gold = ({ sheet }: Tools) =>
  sheet.linear(
    [
      [0, '#fff0b8'],
      [0.3, '#e0a93a'],
      [0.5, '#fff3c4'],
      [0.75, '#b9781c'],
      [1, '#f7d36b'],
    ],
    [0, 0, 1, 1],
  );

/** Points every 20 along the four sides, so that a third of a side holds whole ones. */
function beads(by: number, r: number, odd: boolean): string {
  let d = '';
  for (let i = 0; i < 6; i += 1) {
    if ((i % 2 === 1) !== odd) continue;
    const at = 10 + i * 20;
    d += circlePath(at, by, r) + circlePath(at, 120 - by, r);
    if (at !== by) d += circlePath(by, at, r) + circlePath(120 - by, at, r);
  }
  return d;
}

const plank = (t: Tools): Drawn => {
  const wood = mix('#8a5426', t.palette.mid, 0.28);
  return {
    body:
      band(0, 26, darken(wood, 0.5)) +
      band(2, 24, wood) +
      band(6, 10, lighten(wood, 0.18)) +
      band(14, 16, darken(wood, 0.3)) +
      band(19, 21, lighten(wood, 0.1)) +
      corners(
        `<rect x="0" y="0" width="30" height="30" rx="6" fill="${darken(wood, 0.25)}"/><circle cx="14" cy="14" r="7" fill="${t.palette.glow}"/><circle cx="14" cy="14" r="3" fill="${darken(wood, 0.5)}"/>`,
      ),
    width: 24,
    repeat: 'stretch',
  };
};

const bamboo = (t: Tools): Drawn => {
  const cane = mix('#9fb53c', t.palette.a, 0.3);
  const tube = (y: number) =>
    `<rect x="0" y="${y}" width="120" height="12" fill="${cane}"/><rect x="0" y="${y}" width="120" height="4" fill="${lighten(cane, 0.4)}"/><rect x="0" y="${y + 9}" width="120" height="3" fill="${darken(cane, 0.4)}"/><path d="M58 ${y - 1}h5v14h-5Z" fill="${darken(cane, 0.35)}"/>`;
  const side = (at: number) => tube(at) + `<g transform="translate(120 0) rotate(90)">${tube(at)}</g>`;
  return {
    body:
      side(4) +
      `<g transform="rotate(180 60 60)">${side(4)}</g>` +
      corners(
        `<path d="M2 20L20 2M2 26L26 2M8 28L28 8" stroke="${mix('#c9995a', t.palette.glow, 0.3)}" stroke-width="5" stroke-linecap="round"/>`,
      ),
    width: 17,
    repeat: 'stretch',
  };
};

const rope = (t: Tools): Drawn => {
  const hemp = mix('#d9b37a', t.palette.glow, 0.3);
  let twist = '';
  for (let i = 0; i < 12; i += 1) twist += `M${i * 10} 16L${i * 10 + 8} 4`;
  const strand = `<path d="${twist}" stroke="${darken(hemp, 0.4)}" stroke-width="2.6" stroke-linecap="round"/>`;
  return {
    body:
      band(2, 18, darken(hemp, 0.55)) +
      band(4, 16, hemp) +
      [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${strand}</g>`).join('') +
      corners(
        `<circle cx="12" cy="12" r="13" fill="${hemp}" stroke="${darken(hemp, 0.5)}" stroke-width="3"/><circle cx="12" cy="12" r="6" fill="none" stroke="${darken(hemp, 0.4)}" stroke-width="3"/>`,
      ),
    width: 18,
    repeat: 'round',
  };
};

const stone = (t: Tools): Drawn => {
  const rock = mix('#8b8f9c', t.palette.mid, 0.45);
  let joints = '';
  for (let i = 0; i <= 6; i += 1) joints += `M${i * 20} 0V24`;
  return {
    body:
      band(0, 24, rock) +
      band(0, 4, lighten(rock, 0.35)) +
      band(20, 24, darken(rock, 0.45)) +
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<path d="${joints}" transform="rotate(${turn} 60 60)" stroke="${darken(rock, 0.4)}" stroke-width="2.4"/>`,
        )
        .join('') +
      corners(
        `<rect width="30" height="30" rx="4" fill="${lighten(rock, 0.12)}" stroke="${darken(rock, 0.5)}" stroke-width="2.4"/><path d="${star(8, 10, 5)}" transform="translate(15 15)" fill="${t.palette.a}"/>`,
      ),
    width: 22,
    repeat: 'round',
  };
};

const FRAMES: Readonly<Record<ReelFrame, (t: Tools) => Drawn>> = {
  wood: plank,
  bamboo,
  rope,
  stone,
  soft: (t) => ({
    body:
      rect(9, 26, darken(t.palette.deep, 0.2), 18) +
      rect(9, 26, t.palette.a, 12) +
      rect(7, 25, lighten(t.palette.a, 0.5), 3),
    width: 20,
    repeat: 'stretch',
  }),
  line: (t) => ({
    body:
      rect(5, 12, darken(t.palette.night, 0.3), 8) +
      rect(5, 12, mix(t.palette.glow, '#ffffff', 0.3), 3) +
      rect(13, 8, t.palette.b, 2),
    width: 13,
    repeat: 'stretch',
  }),
  double: (t) => ({
    body:
      rect(9, 10, '#3a2208', 18) +
      rect(9, 10, gold(t), 13) +
      rect(9, 8, '#7a4d12', 2) +
      rect(18, 6, gold(t), 3),
    width: 22,
    repeat: 'stretch',
  }),
  corners: (t) => ({
    body:
      band(0, 14, darken(t.palette.deep, 0.25)) +
      rect(7, 4, gold(t), 3.4) +
      corners(
        `<path d="M2 40V12Q2 2 12 2H40" fill="none" stroke="#f0c24a" stroke-width="5" stroke-linecap="round"/><g fill="#f7d36b"><path d="${petal(24, 8)}" transform="translate(12 12) rotate(135)"/><path d="${petal(18, 6)}" transform="translate(14 14) rotate(100)"/><path d="${petal(18, 6)}" transform="translate(14 14) rotate(170)"/><circle cx="13" cy="13" r="7" stroke="#7a4d12" stroke-width="2"/></g>`,
      ),
    width: 22,
    repeat: 'stretch',
  }),
  tech: (t) => ({
    body:
      `<path d="M8 30L30 8H90L112 30V90L90 112H30L8 90Z" fill="none" stroke="${darken(t.palette.night, 0.4)}" stroke-width="15"/><path d="M8 30L30 8H90L112 30V90L90 112H30L8 90Z" fill="none" stroke="${t.palette.b}" stroke-width="3"/>` +
      corners(`<path d="M2 36V28L28 2H36" fill="none" stroke="${t.palette.a}" stroke-width="6"/>`),
    width: 22,
    repeat: 'stretch',
  }),
  scallop: (t) => {
    let cups = '';
    for (let i = 0; i < 6; i += 1) cups += circlePath(10 + i * 20, 15, 10);
    const side = `<path d="${cups}" fill="${t.palette.b}" stroke="${darken(t.palette.night, 0.2)}" stroke-width="2"/>`;
    return {
      body:
        [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${side}</g>`).join('') +
        band(0, 15, t.palette.b) +
        rect(4, 4, lighten(t.palette.glow, 0.3), 3) +
        `<path d="${beads(10, 2.6, true)}" fill="${lighten(t.palette.glow, 0.4)}"/>`,
      width: 26,
      repeat: 'round',
    };
  },
  stamp: (t) => ({
    body:
      band(0, 22, '#fff6e4') +
      `<path d="${beads(2, 5, true)}${beads(2, 5, false)}" fill="${darken(t.palette.deep, 0.2)}"/>` +
      rect(16, 0, t.palette.b, 3),
    width: 20,
    repeat: 'round',
  }),
  arch: (t) => ({
    body:
      band(0, 22, darken(t.palette.deep, 0.15)) +
      rect(20, 6, gold(t), 4) +
      rect(3, 6, gold(t), 2.4) +
      corners(
        `<path d="M20 40C20 30 30 20 40 20H20Z" fill="#f0c24a"/><path d="${star(8, 12, 5.6)}" transform="translate(13 13)" fill="${t.palette.a}"/>`,
      ),
    width: 26,
    repeat: 'stretch',
  }),
  film: (t) => {
    let holes = '';
    for (let i = 0; i < 6; i += 1) holes += `M${5 + i * 20} 6h10v9h-10ZM${5 + i * 20} 105h10v9h-10Z`;
    return {
      body: `<path d="M0 0H120V22H0ZM0 98H120V120H0Z" fill="#0c0b14"/><path d="${holes}" fill="${lighten(t.palette.glow, 0.2)}"/><path d="M0 22H120M0 98H120" stroke="${t.palette.a}" stroke-width="4"/><path d="M2 22V98M118 22V98" stroke="#0c0b14" stroke-width="5"/>`,
      width: 24,
      repeat: 'round',
    };
  },
  bulbs: (t) => ({
    body:
      band(0, 22, darken(t.palette.deep, 0.3)) +
      rect(1.5, 6, t.palette.a, 3) +
      rect(21, 4, t.palette.a, 3) +
      `<path d="${beads(11, 6, true)}" fill="#fff6cf"/><path d="${beads(11, 5, false)}" fill="${t.palette.a}"/>`,
    width: 25,
    repeat: 'round',
  }),
  band: (t) => ({
    body:
      band(0, 18, t.palette.a) + rect(18, 0, darken(t.palette.night, 0.2), 4) + rect(8, 0, t.palette.b, 4),
    width: 18,
    repeat: 'stretch',
  }),
  deco: (t) => ({
    body:
      band(0, 12, darken(t.palette.night, 0.2)) +
      rect(10, 0, gold(t), 3) +
      corners(
        `<path d="M0 0H40L0 40Z" fill="${t.palette.deep}" stroke="#f0c24a" stroke-width="2.6"/><path d="M3 3H28M3 3L24 15M3 3L15 24M3 3V28" stroke="#f0c24a" stroke-width="2"/>`,
      ),
    width: 24,
    repeat: 'stretch',
  }),
};

export const drawReelFrame = (name: ReelFrame, tools: Tools): Drawn => FRAMES[name](tools);
