import { polar, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const pinball: Motif = (pen) =>
  pen.path('M-72 104V-50Q-72 -110 0 -110Q72 -110 72 -50V104Z', pen.vol('#3a2fa0')) +
  pen.path('M-58 96V-46Q-58 -94 0 -94Q58 -94 58 -46V96Z', '#150f3a') +
  [
    [-24, -48, '#ff5f8a'],
    [26, -42, '#3fe0b0'],
    [0, -4, '#ffcf3a'],
  ]
    .map(
      ([x, y, hex]) =>
        pen.circle(Number(x), Number(y), 18, pen.ball(String(hex))) +
        pen.circle(Number(x), Number(y), 8, '#fffaf0'),
    )
    .join('') +
  mirror(pen.line('M50 40L34 58M50 20V42', '#8f98ff', 6)) +
  pen.line('M-40 66L-10 82M40 66L10 82', '#ff8a1f', 12) +
  pen.circle(24, 38, 12, pen.ball('#f4f6ff')) +
  pen.path(star(5, 11, 5), '#ffe14a', { transform: 'translate(0 -78)' });

export const dartboard: Motif = (pen) =>
  pen.circle(0, 0, 104, '#20242e') +
  ring(10, (i) => pen.path('M0 0L-30 -88Q0 -98 30 -88Z', i % 2 ? '#fff3dc' : '#20242e')) +
  ring(10, (i) =>
    pen.path(
      'M-30 -88Q0 -98 30 -88L27 -78Q0 -86 -27 -78ZM-19 -54Q0 -60 19 -54L16 -46Q0 -51 -16 -46Z',
      i % 2 ? '#1f9a4f' : '#e0303a',
    ),
  ) +
  pen.circle(0, 0, 19, '#1f9a4f') +
  pen.circle(0, 0, 10, '#e0303a') +
  turned(
    pen.line('M0 0V-46', '#dfe8f2', 6) +
      pen.line('M0 -46V-72', '#8a5226', 9) +
      pen.path('M0 -70L-18 -108L0 -100L18 -108Z', pen.vol('#ffb52e')),
    42,
    4,
    2,
  );

/** Rings thrown over pegs. */
export const hoopla: Motif = (pen) => {
  const peg = (x: number, y: number, hex: string, ringed: boolean) =>
    pen.path(
      `M${x - 10} ${y}L${x - 6} ${y - 84}Q${x} ${y - 96} ${x + 6} ${y - 84}L${x + 10} ${y}Z`,
      pen.vol(hex),
    ) +
    (ringed
      ? `<ellipse cx="${x}" cy="${y - 14}" rx="34" ry="12" fill="none" stroke="${pen.tone('#e8362e')}" stroke-width="10"/>`
      : '');
  return (
    pen.path('M-108 60H108L90 104H-90Z', pen.vol('#a8672e')) +
    peg(-62, 76, '#ffcf3a', true) +
    peg(62, 76, '#3fb05a', false) +
    peg(0, 92, '#2d7fe0', true) +
    `<ellipse cx="56" cy="-62" rx="46" ry="22" transform="rotate(-18 56 -62)" fill="none" stroke="${pen.tone('#ff7fa8')}" stroke-width="12"/>` +
    pen.line('M0 -62Q-20 -56 -34 -40M8 -84Q-14 -84 -30 -72', '#ffffff', 4, { opacity: 0.7 })
  );
};

export const bubbles: Motif = (pen) =>
  [
    [-30, 28, 62, '#6fd8ff'],
    [58, -34, 44, '#ff9fe0'],
    [-58, -68, 30, '#a8ffd0'],
    [66, 58, 32, '#ffe08a'],
    [2, -92, 17, '#c8b0ff'],
  ]
    .map(([x, y, r, hex]) => {
      const [cx, cy, size] = [Number(x), Number(y), Number(r)];
      const [gx, gy] = polar(size * 0.55, -130);
      return (
        pen.circle(cx, cy, size, String(hex), { opacity: 0.55, stroke: '#ffffff', 'stroke-width': 4 }) +
        pen.oval(cx + gx, cy + gy, size * 0.26, size * 0.14, '#ffffff', -42)
      );
    })
    .join('');

/** Pegs, a falling ball, slots beneath. */
export const plinko: Motif = (pen) =>
  pen.path('M0 -112L104 68H-104Z', pen.vol('#2f2f8f')) +
  [1, 2, 3, 4, 5]
    .map((row) =>
      Array.from({ length: row }, (_, i) =>
        pen.circle((i - (row - 1) / 2) * 34, -92 + row * 28, 7, '#fff3d6'),
      ).join(''),
    )
    .join('') +
  pen.circle(17, 4, 14, pen.ball('#ff7f3a')) +
  ['#e8362e', '#ffb52e', '#3fb05a', '#ffb52e', '#e8362e']
    .map((hex, i) => pen.box(-102 + i * 41, 74, 38, 32, pen.vol(hex), 6))
    .join('');
