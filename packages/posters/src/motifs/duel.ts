import { petal, polygon, regular, star } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

/** A rooster's crest in profile, facing right: heraldry, nothing more. */
function crest(pen: Pen, body: string, hackle: string, comb: string): string {
  const feathers = [-172, -152, -132, -112, -92]
    .map((turn, i) => turned(pen.path(petal(96 - i * 5, 17), i % 2 ? hackle : body), turn, 6, 30))
    .join('');
  return (
    feathers +
    pen.path('M-34 96Q-44 30 -20 -14Q-12 -62 24 -62Q56 -60 56 -26Q52 -4 36 6Q44 52 30 96Z', pen.vol(body)) +
    pen.path('M-30 96Q-20 40 4 8Q30 20 36 6Q44 52 30 96L18 66L8 96L-4 62L-14 96Z', pen.vol(hackle)) +
    pen.path(
      'M-10 -46Q-34 -66 -18 -84Q-6 -72 0 -70Q-6 -100 16 -102Q20 -84 24 -76Q34 -98 52 -84Q50 -70 44 -60Q20 -72 -10 -46Z',
      pen.vol(comb),
    ) +
    pen.path('M52 -36L88 -22L52 -14Z', pen.vol('#ffc531')) +
    pen.path('M40 -8Q58 -6 54 22Q40 26 36 4Z', pen.vol(comb)) +
    pen.circle(30, -34, 9, '#fff6d0') +
    pen.circle(32, -34, 4.6, '#16090c')
  );
}

const FEATHERS: readonly (readonly [string, string, string])[] = [
  ['#d8342c', '#ffb52e', '#e8202a'],
  ['#1f4fa8', '#4fd0e0', '#e8362e'],
  ['#1a2a2a', '#1fa078', '#d8242f'],
  ['#fff3e0', '#e8b56a', '#e8202a'],
  ['#5a2a8f', '#ff8a5a', '#e83050'],
];

export const roosterDuel: Motif = (pen) => {
  const [a, b] = pen.rng.shuffle(FEATHERS);
  const one = crest(pen, a?.[0] ?? '#d8342c', a?.[1] ?? '#ffb52e', a?.[2] ?? '#e8202a');
  const two = crest(pen, b?.[0] ?? '#1f4fa8', b?.[1] ?? '#4fd0e0', b?.[2] ?? '#e8202a');
  return (
    `<g transform="translate(-56 6) scale(.66)">${one}</g><g transform="translate(56 6) scale(-.66 .66)">${two}</g>` +
    pen.path(star(8, 24, 9), '#fff0b0', { transform: 'translate(0 -56)' })
  );
};

export const roosterCrest: Motif = (pen) => {
  const [body, hackle, comb] = pen.rng.pick(FEATHERS);
  return crest(pen, body, hackle, comb);
};

export const roosterShield: Motif = (pen) => {
  const [a, b] = pen.rng.shuffle(FEATHERS);
  return (
    pen.path('M0 -106Q52 -86 96 -90Q100 40 0 108Q-100 40 -96 -90Q-52 -86 0 -106Z', pen.vol('#e0a52e')) +
    pen.path('M0 -90Q-44 -74 -82 -76Q-84 32 0 90Z', a?.[0] ?? '#d8342c') +
    pen.path('M0 -90Q44 -74 82 -76Q84 32 0 90Z', b?.[0] ?? '#1f4fa8') +
    `<g transform="translate(-36 -8) scale(-.4 .4)">${crest(pen, a?.[1] ?? '#ffb52e', '#fff3dc', '#e8202a')}</g><g transform="translate(36 -8) scale(.4)">${crest(pen, b?.[1] ?? '#4fd0e0', '#fff3dc', '#e8202a')}</g>`
  );
};

export const feathers: Motif = (pen) => {
  const plume = (turn: number, c: string, x: number) =>
    turned(
      pen.path('M0 96Q-44 20 -30 -50Q-16 -96 20 -106Q40 -50 24 10Q14 60 0 96Z', pen.vol(c)) +
        pen.line('M0 96Q4 0 14 -84', '#fff3dc', 4, { opacity: 0.8 }),
      turn,
      x,
      4,
    );
  return plume(-34, '#d8342c', -20) + plume(34, '#1f6fd0', 20) + plume(0, '#ffb52e', 0);
};

export const tokens: Motif = (pen) => {
  const disc = (c: string, sign: string) =>
    pen.circle(0, 0, 62, pen.vol(c)) +
    pen.circle(0, 0, 48, 'none', { stroke: pen.tone('#fffaf0'), 'stroke-width': 4 }) +
    pen.path(sign, '#fffaf0');
  return (
    `<g transform="translate(-40 28)">${disc('#d8342c', star(5, 34, 14))}</g><g transform="translate(42 -30)">${disc('#1f6fd0', polygon(regular(4, 32)))}</g>` +
    pen.path('M-14 -86L10 -40L-8 -30L18 20L-2 4L4 -12L-18 -24Z', '#ffe14a', { transform: 'translate(4 26)' })
  );
};

export const knight: Motif = (pen) =>
  pen.path(
    'M-62 100H66L52 66Q58 0 46 -40Q30 -84 -10 -92L-16 -108L-30 -88Q-66 -60 -80 -8L-58 14Q-36 4 -18 -8Q-30 36 -48 66Z',
    pen.vol(pen.rng.pick(['#f3e3c6', '#3a3f6a', '#b3303f'])),
  ) +
  pen.circle(-28, -50, 7, '#16121c') +
  pen.line('M-10 -90Q40 -50 36 30M-66 -4L-54 -2', '#16121c', 5, { opacity: 0.5 }) +
  pen.box(-76, 88, 154, 20, pen.vol('#7a4a24'), 6);

export const ludo: Motif = (pen) => {
  const c = ['#e8362e', '#12904f', '#ffb52e', '#1f6fd0'];
  return turned(
    pen.box(-92, -92, 184, 184, '#fffaf0', 12) +
      ring(
        4,
        (i) =>
          pen.box(-88, -88, 68, 68, pen.vol(c[i] ?? '#e8362e'), 8) +
          pen.circle(-54, -54, 24, '#fffaf0') +
          pen.circle(-54, -54, 15, pen.ball(c[i] ?? '#e8362e')) +
          pen.path('M0 0L-20 -20H20Z', c[i] ?? '#e8362e') +
          pen.box(-6, -84, 12, 60, c[i] ?? '#e8362e', 3),
      ),
    12,
  );
};

export const carrom: Motif = (pen) =>
  pen.box(-96, -96, 192, 192, pen.vol('#5a2f16'), 14) +
  pen.box(-80, -80, 160, 160, pen.vol('#e8c48a'), 4) +
  ring(4, () => pen.circle(-68, -68, 13, '#1a0d0a') + pen.line('M-44 -58H44M-44 -50H44', '#8a3d24', 2.4)) +
  pen.circle(0, 0, 13, pen.ball('#d8242f')) +
  ring(6, (i) => pen.circle(0, -27, 12.5, pen.ball(i % 2 ? '#fff6e0' : '#2a2024'))) +
  pen.circle(0, 54, 17, pen.ball('#3a9ae0'));

export const fists: Motif = (pen) =>
  mirror(
    pen.path(
      'M12 -34Q28 -46 44 -38L92 -30Q110 -20 108 12L104 40Q60 46 22 40Q10 36 10 16Z',
      pen.vol('#e0a074'),
    ) +
      pen.line('M14 -16H44M12 2H42M14 20H42', '#8a4f30', 4) +
      pen.box(84, -38, 30, 86, pen.vol(pen.rng.pick(['#d8342c', '#1f6fd0'])), 6),
  ) + ring(9, () => pen.path('M-4 -62L0 -104L4 -62Z', '#ffe14a'), 0);

/** Two stones of a game: a line across and pips that count. */
export const dominoes: Motif = (pen) => {
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    3: [
      [-20, -20],
      [0, 0],
      [20, 20],
    ],
    4: [
      [-20, -20],
      [20, -20],
      [-20, 20],
      [20, 20],
    ],
    5: [
      [-20, -20],
      [20, -20],
      [0, 0],
      [-20, 20],
      [20, 20],
    ],
    6: [
      [-20, -24],
      [20, -24],
      [-20, 0],
      [20, 0],
      [-20, 24],
      [20, 24],
    ],
  };
  const pips = (count: number, y: number) =>
    (spots[count] ?? []).map(([dx, dy]) => pen.circle(dx, y + dy, 8, '#1d1a2e')).join('');
  const stone = (above: number, below: number) =>
    pen.box(-44, -88, 88, 184, '#a89a80', 14) +
    pen.box(-46, -94, 92, 184, pen.vol('#fffaf0'), 14) +
    pen.line('M-34 -2H34', '#8a7a60', 5) +
    pen.circle(0, -2, 6, pen.ball('#f0c24a')) +
    pips(above, -48) +
    pips(below, 44);
  return turned(stone(6, 4), -18, -42, 4) + turned(stone(5, 3), 16, 46, 4);
};
