import { petal, star } from '#drawing/geometry.ts';
import { mirror, turned, type Motif } from './motif.ts';

export const pickaxes: Motif = (pen) => {
  const one = (turn: number) =>
    turned(
      pen.box(-7, -70, 14, 176, pen.vol('#8a5226'), 5) +
        pen.path('M-88 -52Q0 -112 88 -52Q0 -84 -88 -52Z', pen.vol('#c8d4e2')) +
        pen.box(-13, -86, 26, 26, '#5a6680', 4),
      turn,
    );
  return one(36) + one(-36);
};

export const mineCart: Motif = (pen) =>
  pen.line('M-110 96H110M-90 96V108M-50 96V108M-10 96V108M30 96V108M70 96V108', '#7a5a3a', 7) +
  [
    [-48, -20, 26],
    [0, -34, 30],
    [44, -18, 26],
    [-22, -6, 22],
    [24, -2, 22],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      pen.path(
        star(6, r * 1.15, r * 0.85, i * 20),
        pen.vol(['#ffc531', '#22b8a0', '#e0203a', '#a03fe0', '#ffc531'][i] ?? '#ffc531'),
        { transform: `translate(${x} ${y})` },
      ),
    )
    .join('') +
  pen.path('M-88 -4H88L66 66H-66Z', pen.vol('#5a6680')) +
  pen.path('M-94 -12H94V6H-94Z', '#8f9ab0') +
  mirror(pen.circle(40, 76, 20, '#2a2f42') + pen.circle(40, 76, 9, '#c8d4e2')) +
  mirror(pen.circle(66, 20, 5, '#2a2f42'));

export const dynamite: Motif = (pen) =>
  turned(
    pen.line('M0 -50Q10 -90 46 -86', '#f0d8a0', 6) +
      pen.path(star(8, 24, 10), '#ffd23a', { transform: 'translate(52 -88)' }) +
      [-42, 0, 42]
        .map((x) => pen.box(x - 20, -50, 40, 146, pen.vol('#d8302c'), 7) + pen.oval(x, -50, 20, 7, '#ff8a7a'))
        .join('') +
      pen.box(-66, -10, 132, 20, '#3a2430', 4) +
      pen.box(-66, 44, 132, 20, '#3a2430', 4),
    -10,
  );

export const sword: Motif = (pen) =>
  turned(
    pen.path('M0 -116L17 -86L13 38H-13L-17 -86Z', pen.vol('#e2ecf6')) +
      pen.path('M0 -116L17 -86L13 38H0Z', '#93a6bf') +
      pen.path('M-52 34Q0 56 52 34L48 54Q0 66 -48 54Z', pen.vol('#ffc531')) +
      pen.box(-8, 54, 16, 40, pen.vol('#7a2f3a'), 3) +
      pen.circle(0, 100, 13, pen.ball('#e0203a')),
    24,
  );

export const shield: Motif = (pen) => {
  const colour = pen.rng.pick(['#b3202f', '#1f6fb8', '#1f7f5a', '#5a2fa8']);
  return (
    pen.path('M0 -104Q50 -84 92 -86Q98 40 0 106Q-98 40 -92 -86Q-50 -84 0 -104Z', pen.vol('#ffcb38')) +
    pen.path('M0 -86Q42 -70 76 -70Q80 30 0 86Q-80 30 -76 -70Q-42 -70 0 -86Z', pen.vol(colour)) +
    pen.path('M0 -86Q42 -70 76 -70Q80 30 0 86Z', '#0b0a24', { opacity: 0.25 }) +
    pen.path(star(pen.rng.pick([5, 6, 8]), 46, 22), pen.vol('#ffe08a'))
  );
};

export const hammer: Motif = (pen) =>
  turned(
    pen.box(-9, -40, 18, 150, pen.vol('#7a4a24'), 6) +
      pen.path('M-74 -92H74L82 -30H-82Z', pen.vol('#8f9fb8')) +
      pen.path('M-74 -92H74L76 -76H-76Z', '#dfe8f2') +
      pen.path('M6 -84L-14 -58H2L-6 -36L18 -66H4Z', '#6fe8ff'),
    22,
  );

export const magicLamp: Motif = (pen) =>
  pen.path('M88 -8Q112 -50 70 -70Q40 -84 66 -108Q100 -96 100 -60Q104 -30 92 -4Z', '#b06fff', {
    opacity: 0.75,
  }) +
  pen.line('M-66 -6Q-112 -10 -100 30Q-92 52 -52 48', '#e0a52e', 11) +
  pen.path(
    'M-74 -6Q-20 -24 40 -14Q80 -20 104 -14Q84 10 66 34Q30 66 -20 60Q-66 50 -74 -6Z',
    pen.vol('#ffc531'),
  ) +
  pen.path('M-44 -12Q-40 -48 -6 -50Q28 -48 30 -14Z', pen.vol('#f0a91f')) +
  pen.circle(-6, -58, 10, pen.ball('#e0203a')) +
  pen.path('M-34 58H24L40 88H-50Z', pen.vol('#e0951f')) +
  pen.path(star(5, 17, 8), '#fff0b0', { transform: 'translate(0 22)' });

export const potion: Motif = (pen) => {
  const juice = pen.rng.pick(['#5fe04a', '#ff4fa8', '#4fb8ff', '#ffb52e']);
  return (
    pen.path(
      'M-22 -76H22V-30C70 -14 84 50 52 84Q36 98 0 98Q-36 98 -52 84C-84 50 -70 -14 -22 -30Z',
      '#dff2ff',
      { opacity: 0.55 },
    ) +
    pen.path('M-62 14Q-30 4 0 14T62 14Q72 62 44 84Q30 92 0 92Q-30 92 -44 84Q-72 62 -62 14Z', pen.vol(juice)) +
    pen.box(-28, -96, 56, 24, pen.vol('#9c6434'), 6) +
    pen.circle(-20, 46, 8, '#ffffff', { opacity: 0.6 }) +
    pen.circle(18, 62, 6, '#ffffff', { opacity: 0.6 }) +
    pen.circle(8, 34, 5, '#ffffff', { opacity: 0.6 }) +
    pen.line('M-46 4Q-54 24 -50 50', '#ffffff', 6, { opacity: 0.8 })
  );
};

export const book: Motif = (pen) => {
  const cover = pen.rng.pick(['#7a1f2f', '#1f3f7a', '#3a5a1f', '#4a1f6a']);
  return (
    pen.path('M-74 -96H64Q80 -96 80 -80V84Q80 98 64 98H-74Z', pen.vol(cover)) +
    pen.path('M-62 76H80V90Q80 94 64 94H-62Z', '#fff0d0') +
    pen.box(-86, -98, 22, 198, '#e0a52e', 6) +
    `<path d="M-50 -82H66V66H-50Z" fill="none" stroke="${pen.tone('#ffcf5a')}" stroke-width="5"/>` +
    pen.circle(8, -8, 36, pen.vol('#ffcf5a')) +
    pen.path('M-20 -8Q8 -36 36 -8Q8 20 -20 -8Z', '#fff6dc') +
    pen.circle(8, -8, 11, '#1a2a5a') +
    pen.box(70, -18, 22, 30, pen.vol('#ffc531'), 4)
  );
};

export const keyGold: Motif = (pen) =>
  turned(
    pen.path('M0 -104A40 40 0 1 1 -1 -104ZM0 -84A20 20 0 1 0 1 -84Z', pen.vol('#ffc531'), {
      'fill-rule': 'evenodd',
    }) +
      pen.box(-9, -28, 18, 128, pen.vol('#f0a91f'), 5) +
      pen.path('M8 50H44V66H34V76H44V94H8Z', pen.vol('#f0a91f')) +
      pen.circle(0, -24, 14, pen.ball('#22b8a0')),
    32,
  );

export const clock: Motif = (pen) =>
  mirror(pen.circle(60, -76, 26, pen.vol('#c8862a')) + pen.line('M56 70L72 98', '#8a5a1a', 12)) +
  pen.circle(0, 0, 88, pen.vol('#f0b52e')) +
  pen.circle(0, 0, 72, '#fff6e0') +
  Array.from({ length: 12 }, (_, i) =>
    turned(pen.box(-3, -66, 6, i % 3 ? 9 : 16, '#4a2f1a', 2), i * 30),
  ).join('') +
  pen.line('M0 0L-22 -34M0 0L38 -26', '#b3202f', 8) +
  pen.circle(0, 0, 8, '#4a2f1a');

export const train: Motif = (pen) =>
  pen.circle(-46, -88, 20, '#f2ecf6', { opacity: 0.8 }) +
  pen.circle(-10, -102, 14, '#f2ecf6', { opacity: 0.6 }) +
  pen.box(-60, -70, 26, 40, '#2a2f42', 4) +
  pen.path('M-92 -34H20V44H-92Z', pen.vol('#d8342c')) +
  pen.box(14, -72, 78, 118, pen.vol('#b3202f'), 8) +
  pen.box(6, -84, 94, 18, '#2a2f42', 8) +
  pen.box(30, -52, 46, 40, '#bfe8ff', 5) +
  pen.circle(-92, 4, 17, '#ffe07a') +
  pen.box(-98, 40, 196, 18, '#ffc531', 4) +
  pen.path('M-98 58L-120 92H-76Z', '#2a2f42') +
  [-54, 4, 62]
    .map((x) => pen.circle(x, 74, 25, '#2a2f42') + pen.circle(x, 74, 13, pen.vol('#ffc531')))
    .join('');

export const wagonWheel: Motif = (pen) =>
  pen.circle(0, 0, 92, 'none', { stroke: pen.tone('#8a5226'), 'stroke-width': 18 }) +
  Array.from({ length: 8 }, (_, i) => turned(pen.box(-6, -90, 12, 90, pen.vol('#a8672e'), 4), i * 45)).join(
    '',
  ) +
  pen.circle(0, 0, 25, pen.vol('#ffc531')) +
  pen.circle(0, 0, 10, '#3a2010');

export const horseshoe: Motif = (pen) =>
  pen.path(
    'M-52 96C-130 -20 -84 -104 0 -104C84 -104 130 -20 52 96L24 84C76 -4 54 -66 0 -66C-54 -66 -76 -4 -24 84Z',
    pen.vol('#ffc531'),
  ) +
  [
    [-58, 50],
    [-72, 0],
    [-54, -54],
    [0, -84],
    [54, -54],
    [72, 0],
    [58, 50],
  ]
    .map(([x = 0, y = 0]) => pen.circle(x, y, 6, '#8a4f17'))
    .join('') +
  turned(pen.path(petal(44, 16), '#3fb04a'), -30, 0, 30) +
  turned(pen.path(petal(44, 16), '#3fb04a'), 30, 0, 30);

export const bullCart: Motif = (pen) =>
  pen.path('M-84 -30Q0 -108 84 -30V10H-84Z', pen.vol('#d8a860')) +
  pen.line('M-70 -34Q0 -94 70 -34M-60 -14H60', '#8a5226', 5) +
  pen.box(-96, 6, 192, 16, pen.vol('#8a5226'), 5) +
  `<g transform="translate(0 50) scale(.52)">${wagonWheel(pen)}</g>` +
  pen.path('M-40 -4V-30Q0 -58 40 -30V-4Z', '#2a1524');
