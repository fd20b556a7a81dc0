import { petal, polar, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

/** A hand mirror with the light in it. */
export const handMirror: Motif = (pen) =>
  turned(
    pen.path('M-13 30H13L18 104Q0 118 -18 104Z', pen.vol('#d99a22')) +
      pen.oval(0, -32, 74, 80, pen.vol('#f2b632')) +
      `<g transform="translate(0 -32)">${ring(16, () => pen.circle(0, -68, 5, '#fff3c8'))}</g>` +
      pen.oval(0, -32, 58, 64, '#8fb8d8') +
      pen.oval(
        0,
        -32,
        52,
        58,
        pen.sheet.linear(
          [
            [0, '#ffffff'],
            [0.5, '#bfe4f8'],
            [1, '#6fa8d0'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      pen.line('M-30 -44L6 -80M-30 -18L26 -74', '#ffffff', 7),
    18,
  );

/** Stitched in running lines: a lotus in the middle, a leaf in each corner, a border all round. */
export const quilt: Motif = (pen) =>
  turned(
    pen.box(-92, -92, 184, 184, pen.vol('#c8322b'), 6) +
      pen.box(-76, -76, 152, 152, pen.vol('#fff3dc'), 3) +
      pen.line('M-84 -84H84V84H-84Z', '#ffd24a', 4, { 'stroke-dasharray': '8 9' }) +
      ring(4, () => pen.path(petal(58, 14), '#1f8f6a'), 45) +
      [45, 135, 225, 315]
        .map(
          (a) =>
            `<g transform="translate(${polar(84, a).map(Math.round).join(' ')})">${ring(5, () => pen.path(petal(17, 6), '#2d6fc0'))}</g>`,
        )
        .join('') +
      ring(8, () => pen.path(petal(34, 10), '#e0486a')) +
      pen.circle(0, 0, 9, '#ffcf3a') +
      pen.line('M-66 -66H66V66H-66ZM-58 -58H58V58H-58Z', '#c8322b', 2, { 'stroke-dasharray': '7 6' }),
    -8,
  );

/** Folded, its woven end falling over the front. */
export const sari: Motif = (pen) => {
  const cloth = pen.rng.pick(['#c81e5a', '#1f7f9a', '#7a2fa8', '#128a5a']);
  return (
    pen.path('M-104 -46L-60 -84H84L104 -46V84H-104Z', pen.vol(cloth)) +
    pen.path('M-104 -46H104V-14H-104Z', '#0b0a24', { opacity: 0.16 }) +
    pen.line('M-104 -14H104M-104 18H104M-104 50H104', '#0b0a24', 4, { opacity: 0.3 }) +
    pen.path(
      'M-40 -84H44L62 -46V104L46 92L30 104L14 92L-2 104L-18 92L-34 104L-50 92L-58 98V-46Z',
      pen.vol('#ffcf3a'),
    ) +
    pen.path('M-46 -44H50V8H-46ZM-46 66H50V84H-46Z', pen.vol(cloth)) +
    pen.line('M-46 18H50M-46 56H50', '#a8620f', 4) +
    [-28, 2, 32]
      .map((x) => `<g transform="translate(${x} 37)">${ring(4, () => pen.path(petal(14, 6), '#a8620f'))}</g>`)
      .join('') +
    [-24, 2, 28]
      .map((x) =>
        pen.path('M0 -22C20 -14 18 14 0 20C-12 10 -10 -8 6 -10Z', '#ffe9a8', {
          transform: `translate(${x} -18) scale(.8)`,
        }),
      )
      .join('')
  );
};

/** A frame, the threads, and the cloth that grows from below. */
export const loom: Motif = (pen) =>
  mirror(pen.box(78, -104, 18, 208, pen.vol('#8a5226'), 5)) +
  pen.line(Array.from({ length: 12 }, (_, i) => `M${-66 + i * 12} -84V40`).join(''), '#fff3d6', 3) +
  pen.box(-104, -100, 208, 20, pen.vol('#a8672e'), 7) +
  pen.box(-74, 8, 148, 80, pen.vol('#c8322b')) +
  pen.path('M-74 22H74V34H-74ZM-74 66H74V78H-74Z', '#ffcf3a') +
  pen.path(
    'M-74 50L-56 40L-38 50L-20 40L-2 50L16 40L34 50L52 40L74 50L52 60L34 50L16 60L-2 50L-20 60L-38 50L-56 60Z',
    '#fff3d6',
  ) +
  pen.box(-104, -34, 208, 14, pen.vol('#6b3d1c'), 6) +
  pen.path('M-30 -4Q6 -22 42 -4Q6 14 -30 -4Z', pen.vol('#ffb52e')) +
  pen.box(-104, 86, 208, 18, pen.vol('#a8672e'), 7);

/** A charka: the large wheel, the small spindle, the thread between. */
export const spinningWheel: Motif = (pen) =>
  pen.line('M-96 92H104M-60 92L-28 -4M4 92L-28 -4M84 92V22', '#8a5226', 13) +
  pen.circle(-28, -22, 76, 'none', { stroke: pen.tone('#b5743a'), 'stroke-width': 14 }) +
  `<g transform="translate(-28 -22)">${ring(8, () => pen.line('M0 -10V-70', '#d8a04a', 6))}${pen.circle(0, 0, 15, pen.ball('#ffcf3a'))}</g>` +
  pen.line('M-28 -98L84 8M-28 54L84 30', '#fff6e4', 3) +
  pen.path('M64 20L84 -6L104 20L84 46Z', pen.vol('#fffaf0')) +
  pen.line('M84 -30V64', '#6b3d1c', 6) +
  pen.line('M70 12L98 16M68 24L100 28', '#c8c0b0', 3);

const WEAVE = [-66, -40, -14, 12, 38]
  .flatMap((x, i) => [14, 34, 54, 74].map((y, k) => ((i + k) % 2 ? `M${x} ${y}h22` : '')))
  .join('');

const weave = (pen: Parameters<Motif>[0]): string =>
  pen.path('M-92 0H92Q84 70 58 100H-58Q-84 70 -92 0Z', pen.vol('#c98a3e')) +
  pen.line(WEAVE, '#7a4a1c', 8) +
  pen.line('M-82 24H82M-76 44H76M-68 64H68M-60 84H60', '#f0c27a', 4) +
  pen.box(-102, -10, 204, 20, pen.vol('#e0a85a'), 9) +
  pen.line(
    'M-96 0l12 8M-72 -6l12 12M-48 -6l12 12M-24 -6l12 12M0 -6l12 12M24 -6l12 12M48 -6l12 12M72 -6l12 12',
    '#7a4a1c',
    4,
  );

export const basket: Motif = (pen) =>
  pen.line('M-78 -6Q-70 -104 0 -104Q70 -104 78 -6', '#a8672e', 14) +
  pen.line('M-78 -6Q-70 -104 0 -104Q70 -104 78 -6', '#f0c27a', 4, { 'stroke-dasharray': '10 8' }) +
  weave(pen);

export const flowerBasket: Motif = (pen) =>
  [
    [-58, -30, '#ff9a1f'],
    [58, -30, '#e8486a'],
    [0, -44, '#ffcf3a'],
    [-30, -72, '#e8486a'],
    [32, -72, '#ff9a1f'],
  ]
    .map(
      ([x, y, hex]) =>
        `<g transform="translate(${x} ${y})">${ring(8, () => pen.path(petal(34, 11), String(hex)))}${pen.circle(0, 0, 11, '#fff3b0')}</g>`,
    )
    .join('') + weave(pen);

/** A curtained chair on poles. */
export const palanquin: Motif = (pen) =>
  pen.line('M-120 -34Q-60 -52 0 -34T120 -34', '#6b3d1c', 11) +
  pen.path('M-78 -30Q-72 -96 0 -104Q72 -96 78 -30Z', pen.vol('#d8342c')) +
  pen.path('M-78 -30Q-40 -66 0 -104Q40 -66 78 -30Q40 -42 0 -30Q-40 -42 -78 -30Z', pen.vol('#ffb52e')) +
  pen.circle(0, -106, 9, pen.ball('#ffe08a')) +
  pen.box(-70, -34, 140, 118, pen.vol('#8a2f5a'), 8) +
  pen.box(-44, -14, 88, 74, '#2a1020', 34) +
  mirror(pen.path('M44 -8V60Q20 50 10 -14Q30 -16 44 -8Z', pen.vol('#17a88a'))) +
  pen.line(
    'M-70 -30q10 18 20 0q10 18 20 0q10 18 20 0q10 18 20 0q10 18 20 0q10 18 20 0q10 18 20 0',
    '#ffcf3a',
    6,
  ) +
  pen.box(-78, 74, 156, 16, pen.vol('#ffb52e'), 6) +
  mirror(
    pen.box(52, 88, 14, 18, pen.vol('#6b3d1c'), 4) +
      pen.path(star(6, 9, 4), '#ffe08a', { transform: 'translate(57 40)' }),
  );

export const candle: Motif = (pen) =>
  pen.circle(
    0,
    -64,
    66,
    pen.sheet.radial([
      [0, '#ffd24a', 0.8],
      [1, '#ffd24a', 0],
    ]),
  ) +
  pen.path('M0 -110Q28 -70 16 -44Q0 -32 -16 -44Q-26 -70 0 -110Z', pen.vol('#ff9a1f')) +
  pen.path('M0 -84Q12 -62 7 -46Q0 -40 -7 -46Q-11 -62 0 -84Z', '#fff6c0') +
  pen.line('M0 -46V-28', '#3a2a20', 5) +
  pen.box(-30, -28, 60, 106, pen.vol('#fff3dc'), 6) +
  pen.path('M-30 -24H30V6Q22 30 16 4Q8 -4 2 14Q-6 40 -14 8Q-24 2 -30 14Z', '#ffe0a8') +
  pen.path('M-70 70H70Q62 104 0 106Q-62 104 -70 70Z', pen.vol('#d99a22')) +
  pen.circle(80, 78, 17, 'none', { stroke: pen.tone('#d99a22'), 'stroke-width': 8 });

export const torch: Motif = (pen) =>
  turned(
    pen.path('M-13 0H13L7 112H-7Z', pen.vol('#8a5226')) +
      pen.path(
        'M4 -116C18 -76 56 -62 48 -16Q40 14 0 16Q-42 14 -48 -18C-50 -46 -30 -52 -28 -74C-16 -66 -12 -56 -12 -48C2 -66 8 -88 4 -116Z',
        pen.vol('#ef4a24'),
      ) +
      pen.path(
        'M4 -66C14 -46 32 -36 28 -12Q22 8 0 10Q-26 8 -28 -14C-28 -30 -18 -34 -16 -46Q-6 -38 -6 -32Q4 -46 4 -66Z',
        '#ffb02e',
      ) +
      pen.path('M0 -30Q16 -14 10 2Q0 8 -10 2Q-14 -14 0 -30Z', '#fff3b0') +
      pen.path('M-30 0H30L20 34H-20Z', pen.vol('#6a6f88')) +
      pen.line('M-26 12H26M-22 24H22', '#c8d0e8', 4),
    14,
  );

export const throne: Motif = (pen) =>
  pen.path('M-58 40V-70Q-50 -112 0 -112Q50 -112 58 -70V40Z', pen.vol('#f0b52e')) +
  pen.path('M-42 36V-64Q-36 -94 0 -94Q36 -94 42 -64V36Z', pen.vol('#b3202f')) +
  [-20, 20].flatMap((x) => [-60, -28, 4].map((y) => pen.circle(x, y, 5, '#ffcf3a'))).join('') +
  pen.circle(0, -44, 5, '#ffcf3a') +
  pen.circle(0, -12, 5, '#ffcf3a') +
  pen.box(-80, 26, 160, 34, pen.vol('#d8303f'), 12) +
  pen.box(-84, 54, 168, 18, pen.vol('#f0b52e'), 5) +
  mirror(
    pen.box(66, -14, 26, 20, pen.vol('#f0b52e'), 9) +
      pen.box(72, 0, 14, 106, pen.vol('#d99a22'), 4) +
      pen.circle(58, -84, 10, pen.ball('#22b8a0')),
  ) +
  pen.path('M-20 -112L-28 -128L-10 -120L0 -134L10 -120L28 -128L20 -112Z', pen.vol('#ffcf3a'));

/** On its strings, under the cross that moves it. */
export const puppet: Motif = (pen) =>
  pen.line('M-60 -100L60 -88M-20 -116L16 -72', '#8a5226', 10) +
  pen.line('M-54 -98L-66 10M54 -88L66 4M0 -94V-60', '#fff6e4', 3) +
  pen.line('M-24 0L-66 14M24 0L66 8', '#f0bd8c', 13) +
  pen.circle(-68, 16, 10, '#f0bd8c') +
  pen.circle(68, 8, 10, '#f0bd8c') +
  pen.path('M-22 -14H22L62 86Q0 108 -62 86Z', pen.vol('#d8342c')) +
  pen.path('M-54 62Q0 84 54 62L62 86Q0 108 -62 86Z', '#ffcf3a') +
  pen.line('M-20 92V112M20 92V112', '#f0bd8c', 12) +
  pen.circle(0, -38, 30, pen.ball('#f4c797')) +
  pen.path('M-32 -38Q-34 -76 0 -76Q34 -76 32 -38Q18 -60 0 -58Q-18 -60 -32 -38Z', '#241a20') +
  mirror(pen.circle(11, -38, 5, '#140c12') + pen.circle(18, -24, 5, '#ff8a8a')) +
  pen.path('M-9 -24Q0 -14 9 -24Z', '#b3202f') +
  pen.circle(0, -60, 6, '#e0303a');

/** A chain of small bells for the ankle. */
export const anklet: Motif = (pen) => {
  const bells = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(1, 14 + i * 19);
    return `<g transform="translate(${Math.round(x * 82)} ${Math.round(y * 54 - 10)})">${pen.line('M0 0V16', '#d99a22', 5)}${pen.circle(0, 28, 15, pen.ball('#ffcf3a'))}${pen.line('M-9 30H9M0 30V40', '#7a4a0c', 4)}</g>`;
  }).join('');
  return (
    `<ellipse cx="0" cy="-10" rx="84" ry="56" fill="none" stroke="${pen.tone('#c98a1c')}" stroke-width="20"/>` +
    `<ellipse cx="0" cy="-10" rx="84" ry="56" fill="none" stroke="${pen.tone('#ffe9a8')}" stroke-width="6" stroke-dasharray="4 12"/>` +
    bells
  );
};

export const giftBox: Motif = (pen) =>
  pen.box(-76, -22, 152, 122, pen.vol('#d8305a'), 8) +
  pen.box(-90, -48, 180, 40, pen.vol('#f0507a'), 8) +
  pen.path('M-17 -48H17V100H-17Z', pen.vol('#ffcf3a')) +
  mirror(
    pen.path('M0 -50Q16 -112 66 -104Q94 -76 56 -54Q30 -44 0 -50Z', pen.vol('#ffcf3a')) +
      pen.path('M14 -56Q30 -88 58 -84Q68 -70 46 -62Z', '#c98a1c'),
  ) +
  pen.circle(0, -54, 15, pen.ball('#ffdf6b'));

export const envelope: Motif = (pen) =>
  turned(
    pen.box(-100, -62, 200, 132, pen.vol('#fff3dc'), 8) +
      pen.line('M-96 64L-24 4M96 64L24 4', '#d8b88a', 5) +
      pen.path('M-100 -58Q0 -66 100 -58L8 22Q0 28 -8 22Z', pen.vol('#ffe3b8')) +
      pen.line('M-98 -56L-8 22Q0 28 8 22L98 -56', '#d8b88a', 5) +
      pen.circle(0, 16, 25, pen.ball('#c8202c')) +
      pen.path(star(5, 13, 6), '#ff9a8a', { transform: 'translate(0 16)' }),
    -10,
  );

/** An ink pot and a feather that writes. */
export const quill: Motif = (pen) =>
  pen.path('M-92 64L60 88L104 104L-80 104Q-104 96 -92 64Z', pen.vol('#fff3dc')) +
  pen.line('M-70 80L10 90M-64 92L40 98', '#b8986a', 4) +
  pen.path('M-84 16H-20Q-8 66 -26 78H-78Q-96 66 -84 16Z', pen.ball('#3a4a8a')) +
  pen.box(-72, -2, 40, 20, pen.vol('#d99a22'), 5) +
  pen.path('M-8 74Q24 -60 106 -112Q116 -40 70 8Q62 -4 58 14Q34 44 8 54Q0 66 -4 84Z', pen.vol('#fbf7ff')) +
  pen.line('M-6 80Q30 -20 96 -96', '#8f98c0', 4) +
  pen.path('M92 -104Q116 -96 106 -60Q84 -76 92 -104Z', pen.vol('#e0486a'));

export const paintPalette: Motif = (pen) =>
  pen.path(
    'M-4 -84C70 -92 112 -40 96 6C84 36 40 12 30 36C24 58 48 76 10 86C-60 98 -108 50 -100 -8C-92 -54 -54 -80 -4 -84Z',
    pen.vol('#d8a25a'),
  ) +
  pen.oval(34, 34, 15, 13, '#24305c') +
  [
    [-60, -20, '#e8362e'],
    [-24, -52, '#ffcf3a'],
    [26, -56, '#2fa05a'],
    [64, -22, '#2d7fe0'],
    [-62, 26, '#a03fe0'],
    [-24, 56, '#fffaf0'],
  ]
    .map(([x, y, hex]) => pen.circle(Number(x), Number(y), 17, pen.ball(String(hex))))
    .join('') +
  turned(
    pen.box(-6, -20, 12, 116, pen.vol('#8a4a22'), 5) +
      pen.box(-9, -44, 18, 28, pen.vol('#dfe8f2'), 3) +
      pen.path('M-9 -44Q-12 -76 0 -92Q12 -76 9 -44Z', '#e8362e'),
    34,
    40,
    -14,
  );

export const saw: Motif = (pen) =>
  turned(
    pen.path('M-40 -34L112 -14V16L-40 40Z', pen.vol('#dfe8f2')) +
      pen.path(
        `M-40 40L112 16${Array.from({ length: 12 }, (_, i) => `L${Math.round(106 - i * 12.4)} ${Math.round(28 + i * 2)}L${Math.round(100 - i * 12.4)} ${Math.round(18 + i * 1.9)}`).join('')}Z`,
        '#a8b4c8',
      ) +
      pen.path(
        'M-40 -44Q-96 -60 -108 -10Q-112 50 -60 52Q-44 52 -40 44ZM-60 -18Q-82 -22 -86 2Q-84 28 -60 24Z',
        pen.vol('#b5622a'),
        { 'fill-rule': 'evenodd' },
      ) +
      pen.circle(-46, -20, 5, '#ffcf3a') +
      pen.circle(-46, 24, 5, '#ffcf3a'),
    24,
  );

/** On the fire, with steam. */
export const cookingPot: Motif = (pen) =>
  pen.line(
    'M-34 -62Q-48 -82 -34 -96T-30 -116M4 -62Q-10 -82 4 -96T8 -118M42 -62Q28 -82 42 -96T46 -116',
    '#ffffff',
    7,
    { opacity: 0.75 },
  ) +
  mirror(pen.line('M88 -8Q118 -8 112 22', '#6a6f88', 11)) +
  pen.path('M-90 -22H90Q96 60 52 76H-52Q-96 60 -90 -22Z', pen.ball('#8f98b8')) +
  pen.oval(0, -24, 92, 19, '#c8d0e8') +
  pen.oval(0, -24, 76, 13, '#e8963a') +
  pen.circle(-28, -26, 8, '#c8322b') +
  pen.circle(14, -23, 9, '#3fa855') +
  pen.circle(44, -27, 7, '#fff3d6') +
  [-56, -20, 16, 52]
    .map((x, i) =>
      pen.path('M0 36Q-20 22 0 0Q20 22 0 36Z', i % 2 ? '#ff9a1f' : '#ef4a24', {
        transform: `translate(${x} 74)`,
      }),
    )
    .join('');

export const wateringCan: Motif = (pen) =>
  pen.line('M-30 -30Q-40 -96 20 -92Q84 -80 66 20', '#1f7f6a', 13) +
  pen.path('M-52 10L-100 -50L-84 -62L-28 -2Z', pen.vol('#2fa08a')) +
  pen.path('M-122 -40L-78 -76L-70 -66L-112 -30Z', pen.vol('#5fd0b8')) +
  pen.path('M-56 -20H60L72 92H-66Z', pen.vol('#2fa08a')) +
  pen.oval(2, -20, 58, 14, '#5fd0b8') +
  `<g transform="translate(4 40)">${ring(7, () => pen.path(petal(30, 10), '#fff3d6'))}${pen.circle(0, 0, 10, '#ffcf3a')}</g>` +
  pen.line('M-116 -26L-120 -4M-104 -36L-106 10M-120 14L-122 34M-106 26L-108 50M-94 -14L-94 12', '#8fd8ff', 6);

/** A square-rigged flag nobody wants to see. */
export const skullFlag: Motif = (pen) =>
  pen.box(-100, -112, 12, 224, pen.vol('#8a5226'), 5) +
  pen.circle(-94, -112, 10, pen.ball('#ffcf3a')) +
  pen.path('M-88 -96Q-40 -116 10 -92T108 -96V44Q60 62 10 42T-88 44Z', pen.vol('#242838')) +
  turned(
    pen.line('M-46 0H46', '#fffaf0', 11) +
      [-50, 50].map((x) => pen.circle(x, -6, 8, '#fffaf0') + pen.circle(x, 6, 8, '#fffaf0')).join(''),
    26,
    10,
    6,
  ) +
  turned(
    pen.line('M-46 0H46', '#fffaf0', 11) +
      [-50, 50].map((x) => pen.circle(x, -6, 8, '#fffaf0') + pen.circle(x, 6, 8, '#fffaf0')).join(''),
    -26,
    10,
    6,
  ) +
  pen.path('M10 -82C46 -82 54 -44 40 -26V-6H-20V-26C-34 -44 -26 -82 10 -82Z', '#fffaf0') +
  pen.oval(-4, -44, 10, 11, '#242838') +
  pen.oval(24, -44, 10, 11, '#242838') +
  pen.path('M10 -30L4 -18H16Z', '#242838') +
  pen.line('M-2 -14V-6M10 -14V-6M22 -14V-6', '#242838', 4);

export const wizardHat: Motif = (pen) =>
  pen.path('M-70 56Q-40 -20 -16 -70Q10 -118 74 -104Q40 -88 44 -60Q54 0 70 56Z', pen.vol('#4a2fb0')) +
  pen.path('M-112 72Q-60 40 0 42Q60 40 112 72Q60 100 0 98Q-60 100 -112 72Z', pen.vol('#3a2290')) +
  pen.path('M-70 40Q0 62 68 40L72 62Q0 84 -76 62Z', pen.vol('#ffcf3a')) +
  pen.path(star(5, 22, 9), '#ffe14a', { transform: 'translate(-8 2)' }) +
  pen.path(star(5, 14, 6), '#ffe14a', { transform: 'translate(24 -46)' }) +
  pen.path(star(4, 12, 3), '#8fe8ff', { transform: 'translate(34 18)' }) +
  pen.path('M4 -70a15 15 0 1 0 14 22a12 12 0 0 1 -14 -22Z', '#8fe8ff') +
  pen.path(star(4, 18, 4), '#fff6dc', { transform: 'translate(-84 -60)' });

/** Clubs in the air. */
export const juggling: Motif = (pen) => {
  const club = (x: number, y: number, turn: number, hex: string) =>
    turned(
      pen.path('M-6 50L-8 6Q-26 -26 0 -46Q26 -26 8 6L6 50Q0 56 -6 50Z', pen.vol(hex)) +
        pen.path('M-13 -10Q0 -2 13 -10L9 8H-9Z', '#fffaf0'),
      turn,
      x,
      y,
    );
  return (
    pen.line('M-70 60Q-96 -60 0 -84Q96 -60 70 60', '#ffffff', 4, {
      'stroke-dasharray': '5 12',
      opacity: 0.7,
    }) +
    club(-70, 34, -22, '#e8362e') +
    club(70, 34, 22, '#2d7fe0') +
    club(0, -56, 84, '#ffb52e') +
    pen.circle(0, 56, 24, pen.ball('#3fb05a'))
  );
};

/** The mace of the wrestling ground. */
export const mace: Motif = (pen) =>
  turned(
    pen.box(-9, -20, 18, 130, pen.vol('#8a5226'), 7) +
      pen.box(-14, 84, 28, 14, pen.vol('#ffcf3a'), 6) +
      pen.circle(0, -48, 60, pen.ball('#e0a52e')) +
      pen.line('M-58 -58Q0 -34 58 -58M-54 -26Q0 -4 54 -26M-46 -86Q0 -70 46 -86', '#8a5a0c', 5) +
      pen.path('M-14 -106L0 -124L14 -106Z', pen.vol('#ffcf3a')) +
      pen.oval(-22, -74, 11, 7, '#fff3c0', -30),
    34,
  );

/** A car on two wheels behind which nobody waits. */
export const chariot: Motif = (pen) =>
  pen.line('M20 40L116 20', '#8a5226', 10) +
  pen.path('M-96 -64Q-40 -40 -10 -60Q30 -80 44 -34L56 40H-78Q-100 0 -96 -64Z', pen.vol('#c8322b')) +
  pen.path(
    'M-96 -64Q-40 -40 -10 -60Q30 -80 44 -34L46 -20Q20 -60 -8 -42Q-40 -24 -94 -44Z',
    pen.vol('#ffcf3a'),
  ) +
  pen.line('M-78 40H56', '#ffcf3a', 10) +
  pen.path(star(8, 26, 12), '#ffcf3a', { transform: 'translate(-34 0)' }) +
  pen.circle(-18, 56, 48, 'none', { stroke: pen.tone('#8a5226'), 'stroke-width': 13 }) +
  `<g transform="translate(-18 56)">${ring(8, () => pen.line('M0 -8V-42', '#ffcf3a', 6))}${pen.circle(0, 0, 13, pen.ball('#ffdf6b'))}</g>`;
