import { smooth, star, type Point } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

const FISH_COLOURS: readonly (readonly [string, string, string])[] = [
  ['#ff8a1f', '#fff3dc', '#2a1524'],
  ['#2a8fe0', '#ffe14a', '#0c2f6a'],
  ['#e83f6a', '#ffd0a0', '#7a1238'],
  ['#17b89a', '#f4ffb0', '#0a5a52'],
  ['#8a4fe0', '#ffb3f0', '#38147a'],
  ['#ffc531', '#ff7f3a', '#8a3d0c'],
];

const eye = (pen: Pen, x: number, y: number, r: number) =>
  pen.circle(x, y, r, '#ffffff') +
  pen.circle(x + r * 0.15, y, r * 0.58, '#10131c') +
  pen.circle(x + r * 0.35, y - r * 0.3, r * 0.2, '#ffffff');

export const fish: Motif = (pen) => {
  const [body, band, fin] = pen.rng.pick(FISH_COLOURS);
  const tall = pen.rng.range(46, 74);
  const clip = pen.sheet.define(
    (id) =>
      `<clipPath id="${id}"><path d="M96 4Q60 ${-tall * 1.35} -10 ${-tall}Q-50 ${-tall * 0.7} -70 0Q-50 ${tall * 0.7} -10 ${tall}Q60 ${tall * 1.35} 96 4Z"/></clipPath>`,
  );
  const bands = pen.rng.chance(0.6)
    ? pen.path('M30 -110Q10 0 34 110H4Q-18 0 0 -110ZM-34 -90Q-50 0 -34 90H-54V-90Z', band)
    : [-40, -14, 12]
        .map((x) => [-30, 0, 30].map((y) => pen.circle(x + (y % 20), y, 9, band)).join(''))
        .join('');
  return (
    pen.path('M-58 0Q-80 -30 -112 -58Q-96 0 -112 58Q-80 30 -58 0Z', pen.vol(fin)) +
    pen.path(
      `M-20 ${-tall * 0.8}Q10 ${-tall - 44} 54 ${-tall * 0.85}ZM-14 ${tall * 0.8}Q0 ${tall + 34} 40 ${tall * 0.85}Z`,
      pen.vol(fin),
    ) +
    pen.path(
      `M96 4Q60 ${-tall * 1.35} -10 ${-tall}Q-50 ${-tall * 0.7} -70 0Q-50 ${tall * 0.7} -10 ${tall}Q60 ${tall * 1.35} 96 4Z`,
      pen.vol(body),
    ) +
    `<g clip-path="url(#${clip})">${bands}</g>` +
    pen.path('M14 8Q-16 0 -30 26Q-6 40 16 26Z', pen.vol(fin)) +
    eye(pen, 60, -12, 13) +
    pen.line('M94 10Q84 22 72 20', '#10131c', 4)
  );
};

export const shark: Motif = (pen) =>
  turned(
    pen.path(
      'M112 -4Q60 -50 -10 -40L-24 -94Q14 -70 26 -42M-10 -40Q-60 -30 -86 -6L-112 -58Q-94 -10 -112 40L-82 12Q-40 34 6 32L-6 78Q30 60 44 28Q92 22 112 -4Z',
      pen.vol('#6d8bb0'),
    ) +
      pen.path('M112 -4Q92 22 44 28Q0 36 -60 24Q20 22 52 2Q84 6 112 -4Z', '#eef5fb') +
      pen.path('M100 6L92 16L86 8L78 18L72 10L64 18L60 10Q84 10 100 6Z', '#ffffff') +
      pen.circle(70, -16, 6, '#10131c') +
      pen.line('M60 -28L82 -20M36 -20Q30 -4 36 10M24 -20Q18 -4 24 10', '#2a3f5a', 4),
    -12,
  );

export const turtle: Motif = (pen) =>
  mirror(
    pen.path('M46 -40Q100 -70 112 -30Q90 -20 66 -10ZM44 46Q80 60 78 96Q54 88 30 64Z', pen.vol('#4fb06a')),
  ) +
  pen.path('M-20 -62Q-24 -104 0 -106Q24 -104 20 -62Z', pen.vol('#5fc07a')) +
  mirror(pen.circle(11, -86, 4, '#10131c')) +
  pen.path('M-10 80L0 108L10 80Z', '#4fb06a') +
  pen.oval(0, 10, 72, 78, pen.ball('#2f7a4a')) +
  pen.path('M0 -24L28 -8V26L0 42L-28 26V-8Z', '#a8d05a') +
  mirror(
    pen.path(
      'M4 -30L32 -14L52 -34Q34 -58 4 -62ZM34 -8L60 -26Q74 4 66 40L34 26ZM4 48L32 32L60 48Q40 82 4 84Z',
      '#7ab84a',
    ),
  );

export const octopus: Motif = (pen) => {
  const skin = pen.rng.pick(['#c83f8a', '#e8582e', '#7a4fd0']);
  const arms = mirror(
    'M14 40Q30 100 62 78Q76 60 60 56M34 30Q80 84 104 40Q108 20 90 26M44 10Q96 20 104 -16Q98 -34 84 -22'
      .split('M')
      .filter(Boolean)
      .map((d) => pen.line(`M${d}`, skin, 20))
      .join(''),
  );
  return (
    arms +
    pen.path(
      'M0 -104C56 -104 76 -58 64 -20C58 6 58 24 48 46Q0 66 -48 46C-58 24 -58 6 -64 -20C-76 -58 -56 -104 0 -104Z',
      pen.ball(skin),
    ) +
    mirror(eye(pen, 24, -14, 17)) +
    pen.line('M-14 22Q0 34 14 22', '#2a0a20', 5) +
    pen.oval(-26, -70, 12, 18, '#ffd0e8', 30) +
    pen.circle(30, -66, 6, '#ffd0e8') +
    pen.circle(42, -48, 4, '#ffd0e8')
  );
};

export const crab: Motif = (pen) =>
  mirror(
    pen.line('M50 40Q90 40 100 72M44 54Q76 64 80 96M54 22Q96 18 110 40', '#c8322b', 9) +
      pen.line('M48 0Q84 -10 82 -40', '#d83a2e', 14) +
      pen.path('M84 -36Q54 -52 62 -96Q80 -92 86 -68Q92 -100 112 -92Q118 -50 84 -36Z', pen.vol('#ef4a38')) +
      pen.line('M20 -16V-44', '#d83a2e', 7) +
      eye(pen, 20, -50, 12),
  ) +
  pen.path(
    'M0 -30C50 -34 76 -6 70 28C60 66 30 74 0 74C-30 74 -60 66 -70 28C-76 -6 -50 -34 0 -30Z',
    pen.ball('#ef4a38'),
  ) +
  pen.line('M-22 38Q0 54 22 38', '#5a0f14', 5) +
  mirror(pen.circle(40, 8, 7, '#ff9a7a'));

export const jellyfish: Motif = (pen) =>
  pen.line(
    'M-50 20Q-70 50 -46 70T-54 108M-20 24Q-34 56 -12 76T-20 112M14 24Q0 56 20 76T10 112M48 20Q34 50 56 70T48 106',
    pen.rng.pick(['#ff9fe0', '#8fe8ff', '#ffd08a']),
    8,
  ) +
  pen.path(
    'M0 -96C64 -96 94 -48 90 12Q74 34 60 14Q44 38 30 16Q14 40 0 18Q-14 40 -30 16Q-44 38 -60 14Q-74 34 -90 12C-94 -48 -64 -96 0 -96Z',
    pen.ball(pen.rng.pick(['#c85fe0', '#3fa8e8', '#ff8a6a'])),
  ) +
  mirror(pen.oval(30, -20, 9, 11, '#1d1030')) +
  pen.oval(-40, -60, 10, 18, '#ffffff', 40);

export const whale: Motif = (pen) =>
  pen.line('M-16 -62Q-20 -104 -52 -92M-10 -62Q-8 -108 30 -98', '#bff0ff', 7) +
  pen.path(
    'M-110 10C-110 -54 -50 -66 0 -56C50 -46 70 -10 86 -20Q80 -54 62 -64Q92 -70 98 -46Q112 -62 124 -40Q116 -14 100 -8C100 50 50 84 -20 80C-80 76 -110 50 -110 10Z',
    pen.vol('#2f74c8'),
  ) +
  pen.path('M-108 24Q-40 44 30 20Q10 80 -36 80Q-96 74 -108 24Z', '#dff2ff') +
  pen.line('M-90 40Q-60 50 -30 48M-80 56Q-54 64 -26 60', '#8fb8e0', 3) +
  eye(pen, -64, 4, 9) +
  pen.path('M0 40Q20 74 50 80Q46 52 24 34Z', pen.vol('#2560b0'));

export const coral: Motif = (pen) => {
  const branch = (colour: string, x: number, size: number) =>
    `<g transform="translate(${x} 98) scale(${size})">${pen.line('M0 0Q-4 -50 0 -90M0 -30Q-34 -44 -40 -84M0 -54Q30 -62 40 -104M-26 -56Q-52 -60 -60 -90M26 -74Q20 -96 28 -120', colour, 15)}</g>`;
  return branch('#ff5f6d', -30, 1) + branch('#ffb23a', 56, 0.72) + branch('#b05fe0', -78, 0.6);
};

export const seahorse: Motif = (pen) =>
  pen.path(
    'M10 -96Q50 -96 50 -60L84 -50Q88 -36 70 -36L40 -34Q30 -22 42 4Q56 50 20 76Q-6 98 -32 84Q-52 66 -34 52Q-20 46 -16 60Q-22 68 -10 68Q16 50 -4 16Q-30 -20 -18 -60Q-10 -92 10 -96Z',
    pen.vol(pen.rng.pick(['#ffb02e', '#ff7f9a', '#2fc0b0'])),
  ) +
  pen.path('M-20 -30Q-60 -30 -54 20Q-28 20 -10 4Z', pen.vol('#ff6a4a')) +
  pen.path('M0 -92L-16 -108L6 -104L12 -118L22 -98Z', '#ff6a4a') +
  eye(pen, 28, -66, 9) +
  pen.line('M4 -20Q20 -18 36 -10M8 2Q24 4 42 8M10 24Q26 26 44 30M4 46Q20 50 36 54', '#a8501a', 3, {
    opacity: 0.6,
  });

export const harpoon: Motif = (pen) =>
  turned(
    pen.box(-5, -70, 10, 172, pen.vol('#8a5226'), 4) +
      pen.path('M0 -112L24 -62L8 -68V-40H-8V-68L-24 -62Z', pen.vol('#dfe8f2')) +
      pen.box(-9, -44, 18, 12, '#ffcf3a', 3),
    42,
  ) +
  turned(
    pen.box(-5, -70, 10, 172, pen.vol('#8a5226'), 4) +
      pen.path('M0 -112L24 -62L8 -68V-40H-8V-68L-24 -62Z', pen.vol('#dfe8f2')) +
      pen.box(-9, -44, 18, 12, '#ffcf3a', 3),
    -42,
  ) +
  pen.line('M-74 86Q-30 60 0 92Q30 60 74 86', '#f0d8a0', 5);

export const trident: Motif = (pen) =>
  pen.box(-7, -40, 14, 148, pen.vol('#e0a52e'), 5) +
  pen.path('M0 -112L16 -76H8V-30H-8V-76H-16Z', pen.vol('#ffd860')) +
  mirror(pen.path('M4 -14Q40 -14 42 -60L30 -56L48 -100L66 -56L54 -60Q54 4 4 4Z', pen.vol('#ffd860'))) +
  pen.circle(0, -6, 13, pen.ball('#22b8c8'));

export const anchor: Motif = (pen) =>
  pen.line('M0 -60V84M-36 -34H36', '#d8e2ee', 15) +
  pen.circle(0, -80, 19, 'none', { stroke: pen.tone('#d8e2ee'), 'stroke-width': 12 }) +
  pen.line('M-84 30Q-74 88 0 90Q74 88 84 30', '#d8e2ee', 16) +
  mirror(pen.path('M84 8L104 48L62 44Z', '#d8e2ee')) +
  pen.line('M18 -76Q70 -60 40 -10Q0 30 50 60', '#f0b84a', 6);

export const starfish: Motif = (pen) => {
  const points: Point[] = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 46 : 118;
    const t = (-90 + i * 36) * (Math.PI / 180);
    return [r * Math.cos(t), r * Math.sin(t)];
  });
  return (
    pen.path(smooth(points), pen.ball('#ff7f4a')) +
    ring(
      5,
      () =>
        pen.circle(0, -30, 6, '#ffd0a0') +
        pen.circle(0, -50, 5, '#ffd0a0') +
        pen.circle(0, -66, 3.4, '#ffd0a0'),
    ) +
    pen.path(star(5, 12, 6), '#ffd0a0')
  );
};

/** A thrown net with its catch. */
export const fishingNet: Motif = (pen) =>
  pen.line('M0 -112V-70', '#d8a04a', 8) +
  pen.path('M0 -78C30 -40 84 10 104 70Q52 104 0 92Q-52 104 -104 70C-84 10 -30 -40 0 -78Z', '#8fd8c8', {
    opacity: 0.35,
  }) +
  `<g transform="translate(-20 44) rotate(-14)">${pen.path('M44 0Q20 -30 -20 -20Q-36 -10 -56 -24Q-46 0 -56 24Q-36 10 -20 20Q20 30 44 0Z', pen.vol('#ff9a3a'))}${pen.circle(24, -6, 5, '#140c12')}</g>` +
  `<g transform="translate(40 62) rotate(24) scale(.7)">${pen.path('M44 0Q20 -30 -20 -20Q-36 -10 -56 -24Q-46 0 -56 24Q-36 10 -20 20Q20 30 44 0Z', pen.vol('#dfe8f8'))}${pen.circle(24, -6, 5, '#140c12')}</g>` +
  pen.line(
    'M0 -78L-70 88M0 -78L-34 94M0 -78V92M0 -78L34 94M0 -78L70 88M-22 -50Q0 -40 22 -50M-48 -16Q0 8 48 -16M-72 16Q0 50 72 16M-92 46Q0 88 92 46',
    '#fff3d6',
    4,
  ) +
  pen.line('M0 -78C30 -40 84 10 104 70Q52 104 0 92Q-52 104 -104 70C-84 10 -30 -40 0 -78Z', '#fff3d6', 6) +
  [-104, -54, 0, 54, 104]
    .map((x, i) => pen.circle(x, i % 4 === 0 ? 70 : i === 2 ? 92 : 90, 8, '#6a6f88'))
    .join('');
