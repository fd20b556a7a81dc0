import { polar, star } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, ring, sized, turned, type Motif } from './motif.ts';

const SUITS = {
  heart: 'M0 34C-46 -2 -34 -36 -12 -34Q0 -32 0 -16Q0 -32 12 -34C34 -36 46 -2 0 34Z',
  spade: 'M0 -36C46 -2 34 22 14 20Q6 19 4 14Q6 28 14 34H-14Q-6 28 -4 14Q-6 19 -14 20C-34 22 -46 -2 0 -36Z',
  diamond: 'M0 -38L27 0L0 38L-27 0Z',
  club: 'M-4 12Q-10 22 -22 20A15 15 0 0 1 -15 -9A15 15 0 1 1 15 -9A15 15 0 0 1 22 20Q10 22 4 12Q6 28 14 34H-14Q-6 28 -4 12Z',
} as const;

type Suit = keyof typeof SUITS;

function cardFace(pen: Pen, suit: Suit, corner = true): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d8242f' : '#1a1d30';
  const small = `<g transform="translate(-38 -62) scale(.42)">${pen.path(SUITS[suit], colour)}</g><g transform="translate(38 62) scale(.42) rotate(180)">${pen.path(SUITS[suit], colour)}</g>`;
  return (
    pen.box(-56, -84, 112, 168, '#d8d2c4', 11) +
    pen.box(-56, -84, 109, 165, '#fffaf0', 11) +
    `<g transform="scale(1.05)">${pen.path(SUITS[suit], colour)}</g>` +
    (corner ? small : '')
  );
}

export const cardFan: Motif = (pen) => {
  const suits = pen.rng.shuffle<Suit>(['heart', 'spade', 'diamond', 'club']);
  const count = pen.rng.int(3, 4);
  const fan = Array.from({ length: count }, (_, i) => {
    const turn = -30 + (60 * i) / (count - 1);
    return turned(`<g transform="translate(0 -96)">${cardFace(pen, suits[i] ?? 'heart')}</g>`, turn, 0, 104);
  }).join('');
  return sized(fan, 0.8);
};

export const aces: Motif = (pen) => {
  const [a = 'heart', b = 'spade'] = pen.rng.shuffle<Suit>(['heart', 'spade', 'diamond', 'club']);
  return turned(cardFace(pen, a), -14, -34, 4) + turned(cardFace(pen, b), 12, 38, 0);
};

export const roulette: Motif = (pen) =>
  pen.circle(0, 0, 106, pen.vol('#6b3a1c')) +
  pen.circle(0, 0, 94, pen.vol('#e0a52e')) +
  ring(18, (i) =>
    pen.path('M0 0L-15.2 -86A88 88 0 0 1 15.2 -86Z', i === 0 ? '#12904f' : i % 2 ? '#c3202c' : '#17181f'),
  ) +
  pen.circle(0, 0, 60, pen.vol('#8a4a22')) +
  ring(18, () => pen.line('M0 -60V-86', '#ffe3a0', 2)) +
  pen.circle(0, 0, 50, pen.vol('#b9702e')) +
  ring(
    4,
    () => pen.path('M-6 0L-4 -40H4L6 0Z', pen.vol('#ffd860')) + pen.circle(0, -42, 8, pen.ball('#ffd860')),
    pen.rng.int(0, 80),
  ) +
  pen.circle(0, 0, 17, pen.ball('#ffcf3a')) +
  pen.circle(46, -52, 9, pen.ball('#ffffff'));

export const moneyWheel: Motif = (pen) => {
  const colours = pen.rng.shuffle(['#e8362e', '#ffb52e', '#17a88a', '#3a6be0', '#8f4fe0', '#ff7fb0']);
  return (
    pen.circle(0, 4, 100, pen.vol('#e0a52e')) +
    `<g transform="translate(0 4)">${ring(12, (i) => pen.path('M0 0L-23.3 -86.9A90 90 0 0 1 23.3 -86.9Z', colours[i % 6] ?? '#e8362e') + pen.circle(0, -66, 6, '#fff6dc'))}${ring(24, (i) => pen.circle(0, -95, 4, i % 2 ? '#fffbe0' : '#ff8a1f'))}${pen.circle(0, 0, 26, pen.ball('#ffd24a'))}${pen.path(star(5, 17, 7), '#c8322b')}</g>` +
    pen.path('M-17 -110H17L0 -74Z', pen.vol('#ffffff'))
  );
};

function chip(pen: Pen, colour: string): string {
  return (
    pen.circle(0, 0, 60, pen.vol(colour)) +
    ring(6, () => pen.path('M-12 -59A60 60 0 0 1 12 -59L9 -44A45 45 0 0 0 -9 -44Z', '#fffaf0')) +
    pen.circle(0, 0, 41, 'none', { stroke: pen.tone('#fffaf0'), 'stroke-width': 3 }) +
    pen.path(star(5, 24, 11), '#fffaf0')
  );
}

export const chips: Motif = (pen) => {
  const colours = pen.rng.shuffle(['#d8242f', '#1f6fd0', '#12904f', '#2a2a3a', '#8f3fc0', '#e08a1a']);
  const edge = (x: number, y: number, colour: string) =>
    pen.path(
      `M${x - 46} ${y}A46 17 0 0 0 ${x + 46} ${y}V${y + 13}A46 17 0 0 1 ${x - 46} ${y + 13}Z`,
      pen.vol(colour),
    ) +
    pen.path(
      `M${x - 9} ${y + 17}h18v13h-18ZM${x - 40} ${y + 9}l12 5v13l-12 -5ZM${x + 40} ${y + 9}l-12 5v13l12 -5Z`,
      '#fffaf0',
    ) +
    pen.oval(x, y, 46, 17, colour);
  let out = '';
  for (let i = 0; i < 5; i += 1) out += edge(-48, 70 - i * 14, colours[i % 2] ?? '#d8242f');
  for (let i = 0; i < 3; i += 1) out += edge(52, 76 - i * 14, colours[2] ?? '#12904f');
  return out + turned(chip(pen, colours[3] ?? '#1f6fd0'), 14, 16, -42);
};

/** Only a silhouette with a bow tie: a host, no face and nobody in particular. */
export const dealer: Motif = (pen) => {
  const suit = pen.rng.pick(['#14182c', '#3a0f22', '#0c3a34']);
  return (
    pen.circle(
      0,
      -20,
      102,
      pen.sheet.radial([
        [0, '#ffe3a0', 0.6],
        [1, '#ffe3a0', 0],
      ]),
    ) +
    pen.path('M-100 104Q-96 34 -40 18L0 34L40 18Q96 34 100 104Z', pen.vol(suit)) +
    pen.path('M-24 16L0 96L24 16Q0 30 -24 16Z', '#fff8ec') +
    mirror(pen.path('M0 40L30 26V58Z', pen.vol('#d8242f'))) +
    pen.circle(0, 41, 7, '#8f101c') +
    pen.path('M-16 -4H16V22Q0 34 -16 22Z', '#b87a54') +
    pen.path(
      'M0 -84C32 -84 42 -58 38 -30C34 -6 18 8 0 8C-18 8 -34 -6 -38 -30C-42 -58 -32 -84 0 -84Z',
      pen.vol('#d69a70'),
    ) +
    (pen.rng.chance(0.5)
      ? pen.path('M-42 -26C-58 -110 58 -110 42 -26Q38 -60 12 -66Q-30 -64 -42 -26Z', '#1c0f14')
      : pen.path(
          'M-42 -20C-66 -110 66 -112 44 -20Q58 30 40 40Q44 0 36 -40Q0 -50 -20 -66Q-34 -40 -40 40Q-58 24 -42 -20Z',
          '#2a1014',
        )) +
    sized(turned(cardFace(pen, 'spade', false), -10), 0.3, -66, 66) +
    sized(turned(cardFace(pen, 'heart', false), 12), 0.3, -44, 72)
  );
};

function die(pen: Pen, size: number, colour: string, pips: readonly (readonly [number, number])[]): string {
  const dot = colour === '#fffaf0' ? '#c3202c' : '#fffaf0';
  return (
    pen.box(-size, -size, 2 * size, 2 * size, pen.vol(colour), size * 0.3) +
    pips.map(([x, y]) => pen.circle(x * size * 0.52, y * size * 0.52, size * 0.17, dot)).join('')
  );
}

const FIVE = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
] as const;
const SIX = [
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
] as const;
const THREE = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const;

export const dice: Motif = (pen) => {
  const colour = pen.rng.pick(['#fffaf0', '#d8242f', '#1f6fd0', '#12904f']);
  return (
    turned(die(pen, 50, colour, FIVE), -18, -42, 22) +
    turned(
      die(pen, 44, colour === '#fffaf0' ? '#d8242f' : '#fffaf0', pen.rng.pick([SIX, THREE])),
      22,
      52,
      -30,
    )
  );
};

export const spotlights: Motif = (pen) =>
  mirror(pen.path('M60 -110L-10 100H70Z', '#fff0b0', { opacity: 0.3 })) +
  `<g transform="translate(0 20) scale(.78)">${moneyWheel(pen)}</g>` +
  Array.from({ length: 5 }, (_, i) => {
    const [x, y] = polar(96, -150 + i * 30);
    return pen.path(star(4, 12, 3), '#fff6dc', {
      transform: `translate(${x.toFixed(0)} ${(y + 10).toFixed(0)})`,
    });
  }).join('');
