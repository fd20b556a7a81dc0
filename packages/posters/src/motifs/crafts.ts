import { circlePath, petal, polar, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const umbrella: Motif = (pen) => {
  const [a = '#e8362e', b = '#ffb52e'] = pen.rng.shuffle([
    '#e8362e',
    '#ffb52e',
    '#17a88a',
    '#3a6be0',
    '#c83f9a',
  ]);
  return turned(
    pen.line('M0 -20V84Q0 104 18 102Q32 98 30 82', '#6b3d1c', 8) +
      pen.path(
        'M-104 10Q-92 -92 0 -98Q92 -92 104 10Q78 -8 52 10Q26 -10 0 10Q-26 -10 -52 10Q-78 -8 -104 10Z',
        pen.vol(a),
      ) +
      pen.path('M0 -98Q-50 -70 -52 10Q-26 -10 0 10Q26 -10 52 10Q50 -70 0 -98Z', pen.vol(b)) +
      pen.line('M0 -98V-110', '#6b3d1c', 7),
    8,
  );
};

export const spinningTop: Motif = (pen) =>
  turned(
    pen.box(-8, -108, 16, 40, pen.vol('#8a5226'), 6) +
      pen.path('M-90 -40Q0 -90 90 -40Q70 30 0 104Q-70 30 -90 -40Z', pen.vol('#e8362e')) +
      pen.path('M-84 -20Q0 18 84 -20L74 4Q0 40 -74 4Z', '#ffcf3a') +
      pen.path('M-56 34Q0 58 56 34L42 54Q0 74 -42 54Z', '#17a88a') +
      pen.oval(-30, -46, 24, 9, '#ffb0a0', -12),
    10,
  );

export const sitar: Motif = (pen) =>
  turned(
    pen.box(-10, -112, 20, 150, pen.vol('#8a4a22'), 5) +
      pen.path(
        'M0 20C40 20 56 50 50 74Q40 108 0 108Q-40 108 -50 74C-56 50 -40 20 0 20Z',
        pen.ball('#c8742e'),
      ) +
      pen.circle(0, 66, 15, '#3a1d10') +
      pen.line('M-4 -104V96M4 -104V96', '#fff3d6', 2) +
      [-90, -68, -46, -24, -2].map((y) => pen.line(`M-10 ${y}H10`, '#ffcf5a', 3)).join('') +
      mirror(pen.circle(18, -96, 7, '#ffcf5a') + pen.circle(18, -74, 7, '#ffcf5a')),
    34,
  );

export const ektara: Motif = (pen) =>
  pen.line('M-30 30L0 -104L30 30', '#a8672e', 9) +
  pen.line('M0 -100V60', '#fff3d6', 3) +
  pen.path('M-46 20H46Q60 70 30 100H-30Q-60 70 -46 20Z', pen.ball('#d8782c')) +
  pen.oval(0, 22, 46, 12, '#fff0d0') +
  pen.line('M-48 54Q0 70 48 54', '#ffcf3a', 6) +
  pen.circle(0, -104, 10, pen.ball('#e8362e')) +
  mirror(turned(pen.path(petal(30, 9), '#e8362e'), 120, 12, -92));

export const flute: Motif = (pen) =>
  turned(
    pen.box(-112, -13, 224, 26, pen.vol('#d8a04a'), 12) +
      [-30, 0, 30, 60].map((x) => pen.circle(x, 0, 6, '#3a1d10')).join('') +
      pen.oval(-76, 0, 9, 6, '#3a1d10') +
      pen.box(-106, -13, 12, 26, '#c8322b') +
      pen.box(86, -13, 12, 26, '#c8322b') +
      pen.line('M92 13Q96 50 84 76M92 13Q112 44 108 72', '#ffcf3a', 5),
    -28,
  ) + pen.path('M40 40v-44l34 -8v40a13 10 0 1 1 -8 -9v-18l-18 4v34a13 10 0 1 1 -8 1Z', '#fff3d6');

export const bowArrow: Motif = (pen) =>
  turned(
    pen.line('M-20 -104Q90 0 -20 104', '#8a4a22', 12) +
      pen.line('M-20 -104L-36 0L-20 104', '#fff3d6', 3) +
      pen.line('M-70 0H96', '#d8a04a', 7) +
      pen.path('M112 0L84 -15V15Z', pen.vol('#dfe8f2')) +
      pen.path('M-70 0L-96 -18H-76L-58 0L-76 18H-96Z', pen.vol('#e8362e')),
    -30,
  );

/** Three wheels, a saddle in front, a painted seat under a folding hood. */
export const rickshaw: Motif = (pen) => {
  const wheel = (x: number, y: number, r: number) =>
    pen.circle(x, y, r, 'none', { stroke: pen.tone('#2a2438'), 'stroke-width': 8 }) +
    pen.line(
      [0, 45, 90, 135]
        .map((turn) => {
          const [dx, dy] = [
            Math.cos((turn * Math.PI) / 180) * (r - 4),
            Math.sin((turn * Math.PI) / 180) * (r - 4),
          ];
          return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`;
        })
        .join(''),
      '#d8e2ee',
      2.4,
    ) +
    pen.circle(x, y, 6, '#ffcf3a');
  return (
    pen.path('M16 -26Q10 -98 62 -102Q112 -100 108 -14H92Q96 -40 84 -48Q40 -40 16 -26Z', pen.vol('#d83f7a')) +
    pen.path('M16 -26Q14 -60 40 -84Q66 -98 84 -48Q40 -40 16 -26Z', pen.vol('#ffb52e')) +
    pen.line('M40 -84Q56 -66 60 -44M62 -101Q82 -80 84 -48', '#8f2350', 3) +
    pen.path('M16 -26L24 -14L34 -30L44 -18L54 -36L64 -24L74 -41L84 -48Q40 -40 16 -26Z', '#fff3d6') +
    pen.path('M84 -44H104L106 22H88Z', pen.vol('#8a2f5a')) +
    pen.box(22, 2, 74, 16, pen.vol('#e8483c'), 7) +
    pen.path('M14 18H104L98 46H28Z', pen.vol('#17a88a')) +
    pen.path(star(8, 11, 5), '#fff3d6', { transform: 'translate(62 32)' }) +
    pen.line('M28 46L-16 56', '#4a5a78', 7) +
    pen.line(
      'M-82 62L-62 -22M-66 -8L-10 8M-72 22L-16 56L-8 -12M-62 -22L-70 -44H-88M-16 56H20',
      '#4a5a78',
      7,
    ) +
    pen.oval(-8, -17, 20, 7, '#2a2438') +
    pen.circle(-16, 56, 10, pen.ball('#ffcf3a')) +
    wheel(-82, 62, 34) +
    wheel(62, 62, 36)
  );
};

/** A horn with a bell, not a flute. */
export const trumpet: Motif = (pen) =>
  turned(
    pen.path('M-104 -7H10Q60 -12 96 -58V58Q60 12 10 7H-104Z', pen.vol('#f2b632')) +
      pen.oval(96, 0, 14, 58, pen.vol('#c98a1c')) +
      pen.oval(96, 0, 8, 44, '#6b430f') +
      pen.box(-116, -12, 16, 24, pen.vol('#ffe08a'), 6) +
      pen.line('M-40 7V34Q-40 46 -26 46H20Q34 46 34 34V7', '#d99a22', 9) +
      [-24, -4, 16].map((x) => pen.box(x - 6, -36, 12, 70, pen.vol('#ffd765'), 5)).join(''),
    -22,
  );

/** Glass balls with a twist of colour in each. */
export const marbles: Motif = (pen) => {
  const glass = (x: number, y: number, r: number, hex: string, twist: string) =>
    pen.circle(x, y, r, pen.ball(hex)) +
    pen.path(
      `M${x - r * 0.7} ${y + r * 0.2}Q${x - r * 0.1} ${y - r * 0.7} ${x + r * 0.7} ${y - r * 0.2}Q${x + r * 0.1} ${y + r * 0.5} ${x - r * 0.7} ${y + r * 0.2}Z`,
      twist,
      { opacity: 0.85 },
    ) +
    pen.oval(x - r * 0.36, y - r * 0.46, r * 0.16, r * 0.26, '#ffffff', 36);
  return (
    glass(-46, 34, 50, '#2f9ad8', '#ffd23f') +
    glass(50, 44, 44, '#35b56a', '#fff3d6') +
    glass(8, -44, 46, '#e8508a', '#6fe0ff')
  );
};

/** Bangles, as they are worn: many at once. */
export const bangles: Motif = (pen) =>
  [
    [-30, -22, '#e8404f'],
    [0, 4, '#f2b632'],
    [30, 30, '#18a88a'],
  ]
    .map(([x, y, hex]) =>
      turned(
        `<ellipse rx="66" ry="50" fill="none" stroke="${pen.tone(String(hex))}" stroke-width="17"/>` +
          `<ellipse rx="66" ry="50" fill="none" stroke="${pen.tone('#fff3d6')}" stroke-width="3" stroke-dasharray="3 11"/>`,
        -28,
        Number(x),
        Number(y),
      ),
    )
    .join('');
export const scrollMap: Motif = (pen) =>
  turned(
    pen.path('M-84 -70Q-40 -88 0 -70T84 -70V70Q40 88 0 70T-84 70Z', pen.vol('#f0d8a0')) +
      pen.line('M-60 40Q-30 0 0 20T44 -30', '#b3402a', 6, { 'stroke-dasharray': '12 10' }) +
      pen.line('M36 -44L56 -20M56 -44L36 -20', '#c8202c', 8) +
      pen.path('M-56 -30L-40 -54L-24 -30Z', '#8a6a34') +
      pen.path('M-34 -26L-22 -44L-8 -26Z', '#8a6a34') +
      mirror(pen.box(80, -86, 20, 172, pen.vol('#b5803a'), 9)),
    -8,
  );

export const compass: Motif = (pen) =>
  pen.circle(0, -98, 12, 'none', { stroke: pen.tone('#e0a52e'), 'stroke-width': 7 }) +
  pen.circle(0, 6, 92, pen.vol('#e0a52e')) +
  pen.circle(0, 6, 76, '#fff6e0') +
  `<g transform="translate(0 6)">${ring(4, () => pen.path('M-9 -20L0 -66L9 -20Z', '#b8a070'))}${turned(pen.path('M-13 0L0 -62L13 0Z', pen.vol('#d8302c')) + pen.path('M-13 0L0 62L13 0Z', pen.vol('#3a4a7a')), 34)}${pen.circle(0, 0, 9, '#ffcf3a')}</g>`;

export const necklace: Motif = (pen) => {
  const beads = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = polar(86, -20 + (220 / 14) * i);
    return pen.circle(x, y - 16, 9, pen.ball(i % 2 ? '#fff6e8' : '#ffcf3a'));
  }).join('');
  return (
    beads +
    pen.path('M0 62L26 84L0 112L-26 84Z', pen.vol('#e0203a')) +
    pen.path('M0 62L26 84H-26Z', '#ffb0b8', { opacity: 0.6 }) +
    mirror(pen.path('M38 60L52 74L38 92L24 74Z', pen.vol('#1fb07a')))
  );
};

export const diya: Motif = (pen) =>
  pen.circle(
    0,
    -30,
    90,
    pen.sheet.radial([
      [0, '#ffd24a', 0.7],
      [1, '#ffd24a', 0],
    ]),
  ) +
  pen.path('M0 -104Q40 -50 22 -12Q0 6 -22 -12Q-36 -46 0 -104Z', pen.vol('#ff8a1f')) +
  pen.path('M0 -68Q18 -36 9 -12Q0 -4 -9 -12Q-16 -34 0 -68Z', '#fff3b0') +
  pen.path('M-100 -6Q-40 14 0 4Q40 14 100 -6Q92 70 0 78Q-92 70 -100 -6Z', pen.vol('#b3522a')) +
  pen.line('M-72 30q12 16 24 0q12 16 24 0q12 16 24 0q12 16 24 0q12 16 24 0q12 16 24 0', '#ffcf5a', 5) +
  pen.path('M-40 76H40L30 96H-30Z', pen.vol('#8a3a1c'));

export const conch: Motif = (pen) =>
  turned(
    pen.path(
      'M-20 -108Q-10 -90 -34 -70Q-84 -30 -70 30Q-50 90 40 104Q20 70 50 40Q96 0 60 -46Q30 -80 -20 -108Z',
      pen.vol('#ffe0cc'),
    ) +
      pen.path(
        'M-6 -66Q60 -50 64 -10Q60 26 30 40Q4 70 24 96Q-30 70 -26 10Q-20 -30 -6 -66Z',
        pen.vol('#ff9a8a'),
      ) +
      pen.line('M-58 -30Q-30 -50 10 -54M-70 6Q-40 -20 -18 -20M-66 40Q-44 20 -26 20', '#d8876a', 4),
    14,
  );

export const clayPot: Motif = (pen) =>
  pen.path(
    'M-34 -70H34Q30 -44 44 -36Q100 -10 92 44Q80 98 0 100Q-80 98 -92 44Q-100 -10 -44 -36Q-30 -44 -34 -70Z',
    pen.ball('#c8632e'),
  ) +
  pen.oval(0, -74, 46, 13, pen.vol('#e08a4a')) +
  pen.oval(0, -75, 32, 7, '#4a1f12') +
  pen.line('M-88 14q15 -18 29 0t29 0t29 0t29 0t29 0t29 0M-90 44H90', '#fff0d0', 5) +
  [-52, -18, 18, 52]
    .map((x) => pen.path(star(8, 12, 6), '#fff0d0', { transform: `translate(${x} 66)` }))
    .join('');

export const handFan: Motif = (pen) => {
  const colours = ['#e8362e', '#ffb52e', '#17a88a'];
  return (
    pen.box(-7, 10, 14, 98, pen.vol('#8a5226'), 6) +
    pen.circle(0, -26, 82, pen.vol(colours[0] ?? '')) +
    pen.circle(0, -26, 66, pen.vol(colours[1] ?? '')) +
    pen.circle(0, -26, 48, pen.vol(colours[2] ?? '')) +
    `<g transform="translate(0 -26)">${ring(12, () => pen.path(petal(44, 7), '#fff3d6'))}${ring(24, () => pen.path('M-8 -80L0 -96L8 -80Z', '#ffb52e'))}${pen.circle(0, 0, 10, '#e8362e')}</g>`
  );
};

export const hourglass: Motif = (pen) =>
  pen.path('M-52 -84H52Q52 -30 10 0Q52 30 52 84H-52Q-52 30 -10 0Q-52 -30 -52 -84Z', '#dff2ff', {
    opacity: 0.6,
  }) +
  pen.path('M-40 -40H40Q28 -16 4 0V40Q40 52 44 82H-44Q-40 52 -4 40V0Q-28 -16 -40 -40Z', pen.vol('#ffc531')) +
  pen.box(-68, -104, 136, 22, pen.vol('#8a4a22'), 8) +
  pen.box(-68, 82, 136, 22, pen.vol('#8a4a22'), 8) +
  mirror(pen.line('M58 -84V84', '#a8672e', 8));

export const rainbow: Motif = (pen) =>
  ['#e8362e', '#ff9a2e', '#ffe14a', '#3fb04a', '#3a8be0', '#8f4fe0']
    .map((c, i) =>
      pen.line(`M${-98 + i * 12} 60A${98 - i * 12} ${98 - i * 12} 0 0 1 ${98 - i * 12} 60`, c, 12.6),
    )
    .join('') +
  mirror(pen.path(`${circlePath(66, 66, 24)}${circlePath(92, 72, 20)}${circlePath(42, 74, 18)}`, '#fffaf0'));

export const turban: Motif = (pen) =>
  pen.path(
    'M-92 50Q-110 -20 -40 -62Q0 -92 50 -62Q110 -20 92 50Q50 84 0 80Q-50 84 -92 50Z',
    pen.vol('#d8342c'),
  ) +
  pen.line(
    'M-88 30Q-30 -30 70 -50M-80 54Q10 10 96 -4M-40 74Q40 50 94 30M-70 -20Q-20 -50 30 -70',
    '#ffb52e',
    7,
  ) +
  pen.path('M0 -66Q-6 -104 14 -114Q22 -86 12 -62Z', pen.vol('#17a88a')) +
  pen.circle(4, -44, 15, pen.ball('#22b8c8'));

export const telescope: Motif = (pen) =>
  pen.line('M0 20L-50 104M0 20L50 104M0 20V104', '#8a5226', 8) +
  turned(
    pen.box(-104, -20, 80, 40, pen.vol('#c8862a'), 5) +
      pen.box(-28, -26, 70, 52, pen.vol('#e0a52e'), 5) +
      pen.box(38, -34, 66, 68, pen.vol('#ffc93c'), 6) +
      pen.oval(104, 0, 9, 32, '#8fe8ff'),
    -26,
    0,
    -10,
  ) +
  pen.path(star(4, 16, 4), '#fff6dc', { transform: 'translate(92 -92)' });
