import type { Pen } from '#drawing/pen.ts';
import { petal, star } from '#drawing/geometry.ts';
import { mirror, ring, type Motif } from './motif.ts';

const HEAD = 'M0 -72C52 -76 84 -38 82 6C80 48 46 84 0 86C-46 84 -80 48 -82 6C-84 -38 -52 -76 0 -72Z';

function fierceEyes(pen: Pen, iris: string, y = -8, dx = 36): string {
  return mirror(
    `<g transform="translate(${dx} ${y})">` +
      pen.path('M-18 4Q-6 -14 20 -10Q18 10 0 12Q-12 12 -18 4Z', iris) +
      pen.oval(1, 0, 5, 10, '#120a12') +
      pen.circle(5, -5, 3, '#ffffff') +
      pen.line('M-20 2Q-4 -18 24 -14', '#1a0d10', 6) +
      '</g>',
  );
}

function kindEyes(pen: Pen, y = -6, dx = 34, size = 15): string {
  return mirror(
    pen.oval(dx, y, size * 0.82, size, '#1b1013') +
      pen.circle(dx + size * 0.25, y - size * 0.4, size * 0.34, '#ffffff') +
      pen.circle(dx - size * 0.3, y + size * 0.4, size * 0.16, '#ffffff'),
  );
}

const roundEars = (pen: Pen, fur: string, inner: string, x = 60, y = -60, r = 30) =>
  mirror(pen.circle(x, y, r, pen.vol(fur)) + pen.circle(x - 2, y + 3, r * 0.6, inner));

const pointEars = (pen: Pen, fur: string, inner: string) =>
  mirror(
    pen.path('M22 -62L78 -104Q92 -60 76 -18Z', pen.vol(fur)) +
      pen.path('M42 -58L72 -82Q78 -56 68 -36Z', inner),
  );

const muzzle = (pen: Pen, colour: string, nose: string) =>
  mirror(pen.oval(24, 40, 32, 27, colour)) +
  pen.oval(0, 62, 22, 16, colour) +
  pen.path('M-17 16Q0 8 17 16Q12 34 0 36Q-12 34 -17 16Z', nose) +
  pen.line('M0 36V48M0 48Q-14 62 -28 52M0 48Q14 62 28 52', '#1d1014', 4) +
  mirror(pen.line('M40 42L96 34M42 50L94 58', '#fff7e6', 2, { opacity: 0.8 }));

export const tiger: Motif = (pen) => {
  const stripe = '#23110f';
  const stripes =
    pen.path('M-7 -73L0 -34L7 -73Z', stripe) +
    mirror(
      pen.path('M16 -73Q22 -54 16 -40Q32 -52 33 -69Z', stripe) +
        pen.path(
          'M84 -14Q64 -10 54 4Q70 4 82 6ZM83 22Q66 22 58 34Q70 34 79 34ZM74 46Q62 48 56 58Q64 58 68 56Z',
          stripe,
        ),
    );
  return (
    roundEars(pen, '#ef8a1f', '#4a1a12') +
    pen.path(HEAD, pen.vol('#f28c1e')) +
    mirror(pen.oval(36, -24, 22, 16, '#fff1d8')) +
    mirror(pen.path('M82 6C80 48 46 84 0 86Q44 66 52 30Z', '#fff1d8')) +
    stripes +
    fierceEyes(pen, '#ffe04a') +
    muzzle(pen, '#fff6e4', '#e0566a')
  );
};

export const lion: Motif = (pen) =>
  ring(14, () => pen.path(petal(118, 26), '#8a3a12')) +
  ring(14, () => pen.path(petal(100, 22), pen.vol('#c9661a')), 12) +
  roundEars(pen, '#e8a848', '#7a3d16', 56, -50, 22) +
  `<g transform="scale(.82)">${pen.path(HEAD, pen.vol('#f2b95a'))}${fierceEyes(pen, '#7fd7a0')}${muzzle(pen, '#fff0cf', '#5a2416')}</g>` +
  (pen.rng.chance(0.4) ? `<g transform="translate(0 -84) scale(.5)">${crownBand(pen)}</g>` : '');

function crownBand(pen: Pen): string {
  return (
    pen.path('M-60 30L-70 -30L-34 0L0 -46L34 0L70 -30L60 30Z', pen.vol('#ffcf3a')) +
    pen.circle(0, 8, 9, '#e0303a')
  );
}

export const fox: Motif = (pen) =>
  pointEars(pen, '#e2571e', '#3a1410') +
  pen.path('M0 -62C58 -70 88 -30 92 20L40 60L0 92L-40 60L-92 20C-88 -30 -58 -70 0 -62Z', pen.vol('#ee6a24')) +
  mirror(pen.path('M92 20L40 60L0 92Q12 40 30 18Q60 0 92 20Z', '#fff3e2')) +
  fierceEyes(pen, '#ffcf4d', -8, 34) +
  pen.path('M-14 70Q0 62 14 70Q8 90 0 92Q-8 90 -14 70Z', '#1c0f14');

export const wolf: Motif = (pen) =>
  pointEars(pen, '#5d6d8a', '#242a3f') +
  pen.path(
    'M0 -66L40 -70L84 -20L98 30L62 36L66 62L34 62L0 96L-34 62L-66 62L-62 36L-98 30L-84 -20L-40 -70Z',
    pen.vol('#7385a6'),
  ) +
  mirror(pen.path('M10 -30L70 0L86 28L50 30L48 54L24 50L0 88V20Z', '#dfe8f5')) +
  fierceEyes(pen, '#ffe36b') +
  pen.path('M-16 46Q0 38 16 46L8 66Q0 72 -8 66Z', '#151722');

export const panda: Motif = (pen) =>
  roundEars(pen, '#22242e', '#3a3d4a', 64, -62, 30) +
  pen.path(HEAD, pen.vol('#fbf7ee')) +
  mirror(pen.oval(38, -6, 24, 30, '#22242e', 24)) +
  kindEyes(pen, -6, 35, 12) +
  pen.path('M-15 26Q0 18 15 26Q10 40 0 42Q-10 40 -15 26Z', '#22242e') +
  pen.line('M0 42V50M0 50Q-12 62 -24 54M0 50Q12 62 24 54', '#22242e', 4) +
  mirror(pen.oval(54, 40, 14, 9, '#ffb0b8'));

const ape = (pen: Pen, fur: string, face: string, line: string): string =>
  roundEars(pen, fur, face, 82, -4, 30) +
  pen.path(HEAD, pen.vol(fur)) +
  pen.path(
    'M0 -34C20 -60 66 -52 64 -8C62 14 50 22 52 38C48 70 24 80 0 80C-24 80 -48 70 -52 38C-50 22 -62 14 -64 -8C-66 -52 -20 -60 0 -34Z',
    face,
  ) +
  mirror(pen.oval(9, 24, 5, 4, line)) +
  pen.path('M-36 40Q0 74 36 40Q28 70 0 70Q-28 70 -36 40Z', '#7a1f22') +
  pen.path('M-10 -72Q-4 -100 10 -92Q4 -84 10 -72Z', fur);

export const monkey: Motif = (pen) => ape(pen, '#8c5230', '#f4c797', '#6b3620') + kindEyes(pen, -10, 30, 15);

/** Grey fur around a black face. */
export const langur: Motif = (pen) =>
  ring(16, () => pen.path(petal(104, 20), '#cfcabf')) +
  ape(pen, '#b9b3a8', '#2b2430', '#0c0a10') +
  mirror(
    pen.oval(30, -10, 14, 15, '#f2a83a') +
      pen.circle(30, -10, 7, '#120a12') +
      pen.circle(33, -14, 3, '#ffffff'),
  );

export const rabbit: Motif = (pen) =>
  mirror(pen.oval(34, -92, 20, 58, pen.vol('#f6efe8'), 10) + pen.oval(34, -88, 10, 42, '#ff9fb4', 10)) +
  `<g transform="translate(0 14) scale(.92)">${pen.path(HEAD, pen.vol('#faf4ee'))}${kindEyes(pen, -8, 36, 16)}` +
  mirror(pen.oval(22, 36, 24, 19, '#ffffff')) +
  pen.path('M-10 18Q0 12 10 18Q6 28 0 30Q-6 28 -10 18Z', '#f06a8a') +
  `${pen.box(-9, 50, 18, 18, '#ffffff', 3)}${mirror(pen.oval(56, 30, 14, 9, '#ffc2cc'))}</g>`;

const ox = (pen: Pen, horns: string, hide: string, dark: string, nose: string): string =>
  mirror(pen.path(horns, pen.vol('#f2e3c0'))) +
  mirror(pen.path('M56 -30Q100 -34 106 -8Q84 14 54 4Z', dark)) +
  pen.path(
    'M0 -78C44 -78 66 -44 60 -4C56 24 52 40 50 62C46 92 24 100 0 100C-24 100 -46 92 -50 62C-52 40 -56 24 -60 -4C-66 -44 -44 -78 0 -78Z',
    pen.vol(hide),
  ) +
  pen.path('M0 -78L22 -70Q12 -30 0 -18Q-12 -30 -22 -70Z', dark) +
  fierceEyes(pen, '#ffcc3d', -14, 36) +
  pen.path('M-46 58Q0 36 46 58Q44 98 0 100Q-44 98 -46 58Z', nose) +
  mirror(pen.oval(20, 68, 9, 7, dark));

export const bull: Motif = (pen) =>
  ox(pen, 'M48 -52Q112 -58 104 -112Q142 -56 100 -24Q76 -8 50 -22Z', '#8d3a24', '#4b1a14', '#e8b08c') +
  pen.line('M-16 82Q0 118 16 82', '#ffcf3a', 6);

/** Black, with horns that sweep back. */
export const buffalo: Motif = (pen) =>
  ox(
    pen,
    'M16 -70Q70 -116 116 -66Q130 -30 104 8Q108 -40 78 -54Q50 -62 30 -48Z',
    '#454a5c',
    '#20222e',
    '#9a93a0',
  );

export const elephant: Motif = (pen) => {
  const skin = pen.rng.pick(['#7c8db0', '#8f83b5', '#6f9aa8']);
  return (
    mirror(
      pen.path('M44 -54Q112 -88 112 -14Q110 50 52 38Z', pen.vol(skin)) +
        pen.path('M56 -40Q98 -60 98 -12Q96 28 60 24Z', '#e79aa6'),
    ) +
    pen.path(
      'M0 -80C44 -80 66 -46 60 -4C56 24 34 32 28 50C24 74 34 96 12 100C-16 104 -34 84 -28 50C-34 32 -56 24 -60 -4C-66 -46 -44 -80 0 -80Z',
      pen.vol(skin),
    ) +
    pen.line('M-22 44Q0 50 24 44M-24 60Q0 66 22 60M-20 76Q-2 82 18 76', '#3b4463', 3, { opacity: 0.5 }) +
    mirror(pen.path('M32 36Q60 52 56 82Q40 66 26 56Z', '#fff6e0')) +
    kindEyes(pen, -10, 34, 11) +
    pen.path('M-30 -72Q0 -90 30 -72L22 -36Q0 -14 -22 -36Z', pen.vol('#c8283c')) +
    pen.path(star(8, 13, 7), '#ffd24a', { transform: 'translate(0 -48)' }) +
    mirror(pen.circle(22, -66, 4, '#ffd24a'))
  );
};

export const cat: Motif = (pen) => {
  const fur = pen.rng.pick(['#3a3350', '#e39a3f', '#f3ece2']);
  return (
    pointEars(pen, fur, '#ff9fb0') +
    pen.path(
      'M0 -62C56 -66 90 -30 88 14C86 56 48 82 0 82C-48 82 -86 56 -88 14C-90 -30 -56 -66 0 -62Z',
      pen.vol(fur),
    ) +
    mirror(
      pen.oval(38, 0, 19, 22, '#9af06a') +
        pen.oval(38, 0, 6, 19, '#10131c') +
        pen.circle(44, -8, 5, '#ffffff'),
    ) +
    pen.path('M-10 26Q0 20 10 26Q6 36 0 38Q-6 36 -10 26Z', '#ff7f94') +
    pen.line('M0 38V46M0 46Q-12 58 -24 50M0 46Q12 58 24 50', '#150d18', 4) +
    mirror(pen.line('M44 36L100 28M44 44L98 52', '#ffffff', 2.4)) +
    pen.path('M-58 74Q0 96 58 74L54 92Q0 112 -54 92Z', '#d92f3f') +
    pen.circle(0, 96, 13, pen.ball('#ffcb38'))
  );
};

export const horse: Motif = (pen) =>
  pen.path(
    'M-70 100Q-80 10 -20 -56L-24 -100L6 -72Q52 -62 70 -8L98 44Q100 66 78 68L58 56Q30 52 22 34Q10 60 30 100Z',
    pen.vol(pen.rng.pick(['#7a4528', '#ede6da', '#2f3550'])),
  ) +
  pen.path(
    'M-20 -56Q-86 -30 -96 70Q-76 40 -70 60Q-70 20 -46 10Q-52 -12 -28 -16Q-30 -40 -4 -52L-4 -80Q-18 -76 -20 -56Z',
    pen.vol('#d8782c'),
  ) +
  pen.oval(34, -20, 8, 9, '#140c12') +
  pen.circle(37, -23, 3, '#ffffff') +
  pen.oval(84, 50, 4, 6, '#140c12') +
  pen.line('M22 34Q40 10 66 -2M70 60Q40 20 26 -66', '#b3262d', 5);
