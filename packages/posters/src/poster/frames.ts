import { darken, mix } from '#drawing/colour.ts';
import { circlePath, petal, star } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Sheet } from '#drawing/svg.ts';

export type Frame =
  | 'none'
  | 'line'
  | 'double'
  | 'corners'
  | 'tech'
  | 'scallop'
  | 'stamp'
  | 'arch'
  | 'film'
  | 'bulbs'
  | 'band'
  | 'deco';

type Tools = { palette: Palette; sheet: Sheet };

const inset = (by: number, radius: number, stroke: string, width: number) =>
  `<rect x="${by}" y="${by}" width="${300 - 2 * by}" height="${400 - 2 * by}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const goldOf = ({ sheet }: Tools) =>
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

const atCorners = (draw: string, by: number) =>
  [
    [by, by, 1, 1],
    [300 - by, by, -1, 1],
    [by, 400 - by, 1, -1],
    [300 - by, 400 - by, -1, -1],
  ]
    .map(([x, y, sx, sy]) => `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${draw}</g>`)
    .join('');

function cornered(t: Tools): string {
  const gold = goldOf(t);
  const curl = `<path d="M0 62V14Q0 0 14 0H62M8 50Q8 26 22 22Q26 8 50 8" fill="none" stroke="#f0c24a" stroke-width="3" stroke-linecap="round"/><g fill="#f7d36b"><path d="${petal(20, 6)}" transform="translate(14 14) rotate(135)"/><circle cx="62" cy="3" r="3.4"/><circle cx="3" cy="62" r="3.4"/><circle cx="14" cy="14" r="5"/></g>`;
  return inset(5, 6, gold, 3) + atCorners(curl, 12);
}

function scallopEdge({ palette }: Tools): string {
  let d = 'M0 0H300V400H0ZM12 18';
  for (let i = 0; i < 14; i += 1) d += 'a9.857 9 0 0 1 19.714 0';
  d += 'V382';
  for (let i = 0; i < 14; i += 1) d += 'a9.857 9 0 0 1 -19.714 0';
  return `<path d="${d}Z" fill="${palette.b}" fill-rule="evenodd"/><path d="${d.slice(d.indexOf('M12'))}Z" fill="none" stroke="${darken(palette.night, 0.2)}" stroke-width="2"/>`;
}

const stamp = () => {
  let holes = '';
  for (let x = 0; x <= 300; x += 20) holes += circlePath(x, 0, 6) + circlePath(x, 400, 6);
  for (let y = 20; y < 400; y += 20) holes += circlePath(0, y, 6) + circlePath(300, y, 6);
  return `<path d="M0 0H300V400H0ZM14 14V386H286V14Z" fill="#fff6e4" fill-rule="evenodd"/><path d="${holes}" fill="#0d1430"/>`;
};

const arched = (t: Tools) => {
  const gap = 'M14 400V150C14 96 60 80 92 58Q128 36 150 12Q172 36 208 58C240 80 286 96 286 150V400';
  return `<path d="M0 0H300V400H286V150C286 96 240 80 208 58Q172 36 150 12Q128 36 92 58C60 80 14 96 14 150V400H0Z" fill="${t.sheet.linear(
    [
      [0, t.palette.deep],
      [1, t.palette.night],
    ],
  )}"/><path d="${gap}" fill="none" stroke="${goldOf(t)}" stroke-width="3.4"/><g fill="${t.palette.a}"><path d="${star(8, 15, 7)}" transform="translate(38 42)"/><path d="${star(8, 15, 7)}" transform="translate(262 42)"/><circle cx="82" cy="24" r="4"/><circle cx="218" cy="24" r="4"/><circle cx="22" cy="86" r="4"/><circle cx="278" cy="86" r="4"/></g>`;
};

const bulbs = ({ palette }: Tools) => {
  let lit = '';
  let dim = '';
  const add = (x: number, y: number, i: number) => {
    if (i % 2) lit += circlePath(x, y, 4.4);
    else dim += circlePath(x, y, 4.4);
  };
  for (let i = 0; i <= 13; i += 1) {
    add(10 + (280 / 13) * i, 9, i);
    add(10 + (280 / 13) * i, 391, i + 1);
  }
  for (let i = 1; i < 18; i += 1) {
    add(9, 9 + (382 / 18) * i, i);
    add(291, 9 + (382 / 18) * i, i + 1);
  }
  return `<path d="M0 0H300V400H0ZM18 18V382H282V18Z" fill="${darken(palette.deep, 0.25)}" fill-rule="evenodd"/>${inset(18, 2, palette.a, 2)}<path d="${lit}" fill="#fff6cf"/><path d="${dim}" fill="${palette.a}"/>`;
};

const tech = ({ palette }: Tools) =>
  `<path d="M10 60V22L22 10H120M180 10H278L290 22V120M290 300V378L278 390H180M100 390H22L10 378V280" fill="none" stroke="${palette.b}" stroke-width="3"/><path d="M120 10H180M290 120V170M100 390H180M10 230V280" stroke="${palette.a}" stroke-width="6"/><path d="M10 76V96M10 104V112M290 284V264M290 256V248" stroke="${palette.b}" stroke-width="3"/>`;

const deco = (t: Tools) => {
  const fan = `<path d="M0 0H54L0 54ZM0 62L62 0M0 72L72 0" fill="${t.palette.deep}" stroke="#f0c24a" stroke-width="2.4"/><path d="M4 4L34 4M4 4L28 20M4 4L20 28M4 4V34" stroke="#f0c24a" stroke-width="1.6"/>`;
  return atCorners(fan, 0) + inset(6, 0, goldOf(t), 2.4);
};

const FRAMES: Record<Frame, (t: Tools) => string> = {
  none: () => '',
  line: (t) => inset(9, 10, mix(t.palette.glow, '#ffffff', 0.3), 2.4),
  double: (t) => inset(5, 8, goldOf(t), 6) + inset(12, 4, '#7a4d12', 1.6),
  corners: cornered,
  tech,
  scallop: scallopEdge,
  stamp,
  arch: arched,
  film: (t) =>
    `<path d="M0 0H300V12H0ZM0 388H300V400H0Z" fill="${darken(t.palette.night, 0.3)}"/><path d="M0 13.5H300M0 386.5H300" stroke="${t.palette.a}" stroke-width="3"/>`,
  bulbs,
  band: (t) =>
    `<path d="M0 0H300V400H0ZM10 10V390H290V10Z" fill="${t.palette.a}" fill-rule="evenodd"/>${inset(13.5, 0, darken(t.palette.night, 0.2), 2)}`,
  deco,
};

export const drawFrame = (name: Frame, tools: Tools): string => FRAMES[name](tools);

/** How far a frame reaches into the picture: lettering keeps clear of it. */
export const FRAME_REACH: Record<Frame, number> = {
  none: 12,
  line: 18,
  double: 22,
  corners: 22,
  tech: 22,
  scallop: 28,
  stamp: 24,
  arch: 26,
  film: 16,
  bulbs: 28,
  band: 22,
  deco: 18,
};
