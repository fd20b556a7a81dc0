import { petal } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, turned, type Motif } from './motif.ts';

const eye = (pen: Pen, x: number, y: number, r = 7) =>
  pen.circle(x, y, r, '#140c12') + pen.circle(x + r * 0.3, y - r * 0.35, r * 0.36, '#ffffff');

const whiskers = (pen: Pen, y: number, colour: string) =>
  mirror(pen.line(`M26 ${y}L78 ${y - 8}M26 ${y + 8}L74 ${y + 14}`, colour, 2.6));

/** Floating on its back, a shell between its paws. */
export const otter: Motif = (pen) =>
  pen.path('M40 60Q84 96 112 66Q92 64 78 34Z', pen.vol('#5c3820')) +
  mirror(pen.path('M40 40Q76 44 70 78Q50 84 34 62Z', pen.vol('#5c3820'))) +
  pen.path('M0 -20C46 -10 64 40 50 84Q0 108 -50 84C-64 40 -46 -10 0 -20Z', pen.vol('#7a4c2c')) +
  pen.path('M0 4C28 10 38 46 30 80Q0 92 -30 80C-38 46 -28 10 0 4Z', '#e8c9a0') +
  mirror(pen.circle(50, -78, 15, pen.vol('#6b4024'))) +
  pen.path(
    'M0 -104C44 -104 68 -76 62 -42C58 -14 30 4 0 4C-30 4 -58 -14 -62 -42C-68 -76 -44 -104 0 -104Z',
    pen.vol('#7a4c2c'),
  ) +
  pen.path('M0 -56C34 -56 46 -36 40 -18Q22 6 0 6Q-22 6 -40 -18C-46 -36 -34 -56 0 -56Z', '#f2dcc0') +
  mirror(eye(pen, 30, -64, 9)) +
  pen.path('M-17 -50Q0 -60 17 -50Q12 -34 0 -32Q-12 -34 -17 -50Z', '#1d1014') +
  pen.line('M0 -32V-22M0 -22Q-10 -12 -20 -18M0 -22Q10 -12 20 -18', '#3a1d10', 4) +
  whiskers(pen, -30, '#5c3820') +
  pen.path('M-22 46Q0 16 22 46Q12 62 0 62Q-12 62 -22 46Z', pen.vol('#ff9a8a')) +
  pen.line('M0 28V60M-10 32L-6 60M10 32L6 60', '#b8523a', 3) +
  mirror(pen.path('M52 26Q26 24 16 44Q24 58 44 52Z', pen.vol('#6b4024'))) +
  pen.line('M-108 94q18 -14 36 0t36 0t36 0t36 0t36 0t36 0', '#8fe0f0', 7);

/** Standing up, slim, with a pointed face. */
export const mongoose: Motif = (pen) =>
  pen.path('M-30 84Q-120 96 -108 20Q-94 66 -34 58Z', pen.vol('#8a7452')) +
  pen.path('M-40 104Q-50 20 -20 -30L34 -26Q52 30 40 104Z', pen.vol('#a08a62')) +
  pen.path('M2 100Q-4 30 12 -14Q30 -20 34 -10Q44 40 36 100Z', '#e8d6ae') +
  pen.line('M-34 10L-26 20M-38 36L-28 44M-40 62L-30 68M-24 30L-16 38M-26 56L-18 62', '#5f4c30', 5) +
  pen.path('M26 8Q62 14 66 34Q58 44 30 34Z', pen.vol('#8a7452')) +
  pen.path('M30 28Q60 36 60 54Q50 62 24 50Z', pen.vol('#a08a62')) +
  pen.circle(-16, -66, 15, pen.vol('#8a7452')) +
  pen.circle(-14, -65, 8, '#e0a890') +
  pen.path(
    'M-26 -44C-30 -88 14 -104 40 -82Q72 -70 106 -46Q104 -34 88 -34Q44 -12 8 -14Q-20 -20 -26 -44Z',
    pen.vol('#a08a62'),
  ) +
  pen.path('M106 -46Q104 -34 88 -34Q60 -22 30 -16Q50 -44 106 -46Z', '#e8d6ae') +
  pen.circle(104, -46, 7, '#2a1410') +
  pen.circle(44, -60, 10, '#e0602a') +
  pen.circle(45, -60, 5, '#140c12') +
  pen.line('M-46 104H56', '#5f4c30', 6);

/** A coat of quills over a small blunt face. */
export const porcupine: Motif = (pen) => {
  const quills = Array.from({ length: 17 }, (_, i) => {
    const long = i % 2 === 0 ? 118 : 98;
    const shaft =
      pen.path(`M-8 -20L0 ${-long}L8 -20Z`, '#2a2024') +
      pen.path(`M-5 ${-long + 36}L0 ${-long}L5 ${-long + 36}Z`, '#fff6e4') +
      pen.path(`M-7 -48L-6 -60H6L7 -48Z`, '#fff6e4');
    return turned(shaft, -112 + i * 10.6, -6, 48);
  }).join('');
  return (
    quills +
    pen.path('M-92 84Q-86 0 -4 -4Q60 0 84 40Q114 58 108 70Q96 84 70 84Z', pen.vol('#5a4234')) +
    pen.path('M28 20Q70 16 90 44Q112 56 108 70Q96 86 66 84Q36 70 28 20Z', pen.vol('#8a6a52')) +
    pen.circle(44, 32, 12, pen.vol('#5a4234')) +
    pen.circle(106, 64, 8, '#1d1014') +
    eye(pen, 76, 48, 7) +
    pen.line('M-60 86V102M-30 88V104M30 88V104M58 86V102', '#3a2a20', 12)
  );
};

/** From above on a wall: splayed toes, a curled tail, spots. */
export const gecko: Motif = (pen) => {
  const limb = (d: string, x: number, y: number, turn: number) =>
    pen.line(d, '#3f9a7a', 15) +
    turned(
      [-50, -17, 17, 50]
        .map((a) => turned(pen.line('M0 0V-18', '#3f9a7a', 7) + pen.circle(0, -20, 6, '#8fe0b0'), a))
        .join(''),
      turn,
      x,
      y,
    );
  return turned(
    limb('M-20 -30L-58 -36L-68 -64', -68, -64, -14) +
      limb('M20 -30L58 -36L68 -64', 68, -64, 14) +
      limb('M-20 36L-60 40L-70 66', -70, 66, 196) +
      limb('M20 36L60 40L70 66', 70, 66, 164) +
      pen.line('M0 50Q4 92 44 98Q88 100 92 66Q90 48 72 54', '#3f9a7a', 17) +
      pen.path('M0 -64C30 -60 36 10 20 58Q0 72 -20 58C-36 10 -30 -60 0 -64Z', pen.vol('#4fb58e')) +
      pen.path(
        'M0 -118C26 -112 42 -84 34 -66Q20 -44 0 -44Q-20 -44 -34 -66C-42 -84 -26 -112 0 -118Z',
        pen.vol('#4fb58e'),
      ) +
      mirror(pen.circle(28, -88, 12, '#ffd23f') + pen.oval(29, -88, 3.4, 10, '#140c12')) +
      [
        [0, -30],
        [-12, -6],
        [12, 6],
        [-8, 28],
        [8, 44],
        [0, -68],
      ]
        .map(([x = 0, y = 0]) => pen.circle(x, y, 7, '#ff7f4a'))
        .join(''),
    -16,
  );
};

/** Coils without a hood. */
export const python: Motif = (pen) => {
  const coil = (y: number, rx: number) =>
    `<ellipse cx="0" cy="${y}" rx="${rx}" ry="24" fill="none" stroke="${pen.tone('#7a5a2a')}" stroke-width="34"/>` +
    `<ellipse cx="0" cy="${y}" rx="${rx}" ry="24" fill="none" stroke="${pen.tone('#e0c070')}" stroke-width="14" stroke-dasharray="20 14"/>`;
  return (
    coil(74, 84) +
    coil(38, 66) +
    coil(8, 46) +
    pen.line('M34 0Q74 -40 30 -66', '#7a5a2a', 34) +
    pen.line('M38 -6Q66 -40 30 -62', '#e0c070', 12, { 'stroke-dasharray': '16 14' }) +
    pen.path('M50 -62C34 -34 -30 -36 -58 -62Q-66 -76 -54 -84C-20 -108 36 -104 50 -62Z', pen.vol('#8f6c34')) +
    pen.path('M-58 -66L-92 -66L-104 -76M-92 -66L-104 -56', 'none', {
      stroke: pen.tone('#e0303a'),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    pen.circle(-18, -80, 9, '#ffe14a') +
    pen.oval(-18, -80, 3, 8, '#140c12')
  );
};

const sideFish = (pen: Pen, back: string, belly: string, fin: string, more: string): string =>
  pen.path('M-66 2L-116 -44Q-98 2 -116 48Z', pen.vol(fin)) +
  pen.path('M-24 -44L6 -78L34 -46ZM-10 46L8 72L24 44Z', pen.vol(fin)) +
  pen.path('M112 6Q70 -56 0 -52Q-52 -44 -74 2Q-52 48 0 54Q70 58 112 6Z', pen.vol(back)) +
  pen.path('M112 6Q70 58 0 54Q-52 48 -74 2Q10 24 112 6Z', belly) +
  more +
  pen.line('M62 -34Q46 4 62 40', pen.tone('#1d2a44'), 4) +
  pen.circle(82, -10, 12, '#fffaf0') +
  pen.circle(84, -10, 7, '#140c12') +
  pen.line('M110 8Q100 16 90 16', '#1d2a44', 4);

const SCALES = [-30, -4, 22].flatMap((x) => [-26, -4, 18].map((y) => `M${x} ${y - 10}q14 10 0 20`)).join('');

/** Silver all over, a dark back and one spot behind the gill. */
export const hilsa: Motif = (pen) =>
  sideFish(
    pen,
    '#8fa6c8',
    '#f4f8ff',
    '#a8b8d0',
    pen.path('M112 6Q70 -56 0 -52Q-52 -44 -74 2Q-20 -34 40 -34Q84 -24 112 6Z', '#3f5a8a', { opacity: 0.75 }) +
      pen.line(SCALES, '#c4d4ec', 4) +
      pen.circle(46, -12, 7, '#24365c'),
  );

/** Red fins, golden scales, whiskers at the mouth. */
export const carp: Motif = (pen) =>
  sideFish(
    pen,
    '#c9873a',
    '#ffe6b0',
    '#e0483a',
    pen.line(SCALES, '#8a521c', 4) + pen.line('M104 14Q116 24 112 36M96 18Q102 30 96 40', '#8a521c', 4),
  );

export const sheep: Motif = (pen) =>
  [
    [-56, 30],
    [56, 30],
    [-66, -14],
    [66, -14],
    [-40, -56],
    [40, -56],
    [0, -74],
    [-34, 62],
    [34, 62],
    [0, 74],
  ]
    .map(([x = 0, y = 0]) => pen.circle(x, y, 36, pen.ball('#fbf6ea')))
    .join('') +
  mirror(turned(pen.path(petal(56, 18), pen.vol('#4a3a3c')), 112, 30, -20)) +
  pen.path('M0 -46C34 -46 42 -10 34 26Q24 66 0 68Q-24 66 -34 26C-42 -10 -34 -46 0 -46Z', pen.vol('#5a484a')) +
  [-24, 0, 24].map((x) => pen.circle(x, -50, 22, pen.ball('#fffaf0'))).join('') +
  mirror(pen.circle(18, -4, 9, '#fffaf0') + pen.circle(17, -4, 5, '#140c12')) +
  pen.line('M-10 40L0 48L10 40M0 48V56', '#1d1014', 5);
