import { polar, star } from '#drawing/geometry.ts';
import { outline } from '#lettering/fonts.ts';
import type { Pen } from '#drawing/pen.ts';
import { num } from '#drawing/svg.ts';
import { ring, turned, type Motif } from './motif.ts';

const BALL_COLOURS = ['#e8362e', '#ffb52e', '#17a88a', '#3a6be0', '#8f4fe0', '#ff6fa8', '#f2762a'];

function numberPath(text: string, size: number): string {
  const line = outline('tall', text);
  const shift = (line.width * size) / 2;
  const lift = ((line.top + line.bottom) * size) / 2;
  return line.strokes
    .map(
      ({ type, points }) =>
        type + points.map((value, i) => num(value * size - (i % 2 ? lift : shift))).join(' '),
    )
    .join('');
}

function ball(pen: Pen, x: number, y: number, r: number): string {
  const colour = pen.rng.pick(BALL_COLOURS);
  return `<g transform="translate(${num(x)} ${num(y)})">${pen.circle(0, 0, r, pen.ball(colour))}${pen.circle(0, 0, r * 0.58, '#fffaf0')}<g transform="rotate(${pen.rng.int(-24, 24)})">${pen.path(numberPath(String(pen.rng.int(1, 49)), r * 0.92), '#1a1d30')}</g>${pen.oval(-r * 0.42, -r * 0.56, r * 0.2, r * 0.12, '#ffffff', -35)}</g>`;
}

export const balls: Motif = (pen) => ball(pen, -54, 40, 48) + ball(pen, 56, 44, 46) + ball(pen, 0, -44, 54);

export const ballRow: Motif = (pen) =>
  [-2, -1, 0, 1, 2].map((i) => ball(pen, i * 42, i * i * 9 - 14, 32 - Math.abs(i) * 3)).join('') +
  pen.path('M-100 60Q0 26 100 60L94 78Q0 46 -94 78Z', pen.vol('#ffc531'));

export const drumCage: Motif = (pen) =>
  pen.path('M-60 60L-78 104H78L60 60Z', pen.vol('#8a2f3a')) +
  pen.circle(0, -10, 88, '#bfe8ff', { opacity: 0.22 }) +
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(26 + (i % 3) * 14, i * 43);
    return ball(pen, x, y + 10, 21);
  }).join('') +
  pen.circle(0, -10, 88, 'none', { stroke: pen.tone('#ffcf5a'), 'stroke-width': 8 }) +
  `<g fill="none" stroke="${pen.tone('#ffe3a0')}" stroke-width="3" opacity=".8"><ellipse cx="0" cy="-10" rx="46" ry="88"/><path d="M-88 -10H88M0 -98V78"/></g>` +
  pen.line('M88 -10H106V14', '#ffcf5a', 8) +
  pen.circle(106, 20, 10, pen.ball('#e8362e'));

export const ticket: Motif = (pen) => {
  const colour = pen.rng.pick(['#ffb52e', '#ff6f8a', '#4fc8b0', '#8f8bff']);
  const shape = 'M-98 -52H98V-18A18 18 0 0 0 98 18V52H-98V18A18 18 0 0 0 -98 -18Z';
  const stub = (turn: number, c: string, y: number) =>
    turned(
      pen.path(shape, pen.vol(c)) +
        pen.line('M48 -44V44', '#ffffff', 3, { 'stroke-dasharray': '6 7' }) +
        pen.path(star(5, 26, 11), '#fffaf0', { transform: 'translate(-50 0)' }) +
        pen.path(numberPath(String(pen.rng.int(100, 999)), 44), '#3a1d24', { transform: 'translate(8 0)' }) +
        pen.circle(73, 0, 9, '#fffaf0'),
      turn,
      0,
      y,
    );
  return stub(14, '#d8342c', 24) + stub(-12, colour, -14);
};

export const wheelOfNumbers: Motif = (pen) =>
  pen.circle(0, 0, 102, pen.vol('#c8862a')) +
  ring(
    10,
    (i) =>
      pen.path('M0 0L-29.4 -90.6A95 95 0 0 1 29.4 -90.6Z', pen.vol(BALL_COLOURS[i % 5] ?? '#e8362e')) +
      pen.path(numberPath(String(i), 34), '#fffaf0', { transform: 'translate(0 -66)' }),
  ) +
  pen.circle(0, 0, 30, pen.ball('#ffd24a')) +
  pen.path('M-13 -112H13L0 -82Z', '#ffffff');

export const scratchCard: Motif = (pen) =>
  turned(
    pen.box(-84, -98, 168, 196, pen.vol('#5a2fb8'), 12) +
      pen.box(-70, -44, 140, 100, '#d8dcea', 8) +
      pen.path('M-62 40L-30 -20L-10 20L14 -34L34 24L62 -30V48H-62Z', '#ffc531') +
      [-44, 0, 44]
        .map((x) => pen.path(star(5, 17, 7), '#e8362e', { transform: `translate(${x} 8)` }))
        .join('') +
      pen.path(star(8, 30, 15), pen.vol('#ffd24a'), { transform: 'translate(0 -70)' }) +
      pen.box(-40, 68, 80, 14, '#ffd24a', 7),
    -8,
  ) + turned(pen.circle(0, 0, 24, pen.ball('#ffc531')), 0, 74, 66);

export const luckyStar: Motif = (pen) =>
  ring(16, (i) => pen.path(i % 2 ? 'M-5 -80L0 -112L5 -80Z' : 'M-3 -84L0 -100L3 -84Z', '#ffe3a0')) +
  pen.path(star(5, 90, 44), pen.vol('#ffb52e')) +
  ball(pen, 0, 2, 38);
