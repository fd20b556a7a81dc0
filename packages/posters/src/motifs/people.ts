import { petal, star } from '#drawing/geometry.ts';
import { mirror, turned, type Motif } from './motif.ts';

/** Head and shoulders above the hills, a club in his hand. */
export const giant: Motif = (pen) =>
  turned(
    pen.path('M-10 60L-22 -40Q-20 -70 8 -70Q34 -66 26 -34L10 60Z', pen.vol('#8a5226')) +
      [-6, 12].map((x, i) => pen.circle(x, -50 + i * 20, 5, '#fff3d6')).join(''),
    18,
    86,
    -10,
  ) +
  pen.path('M-104 96Q-104 16 -44 2H44Q104 16 104 96Z', pen.vol('#4f8a5a')) +
  pen.path('M-44 2H44Q30 40 -8 60L-60 96H-104Q-104 16 -44 2Z', pen.vol('#b5703a')) +
  pen.circle(92, 40, 20, pen.ball('#6fae6a')) +
  mirror(pen.path('M50 -50Q82 -66 84 -36Q74 -18 50 -24Z', pen.vol('#5f9e62'))) +
  pen.path(
    'M0 -104C44 -104 60 -70 56 -36C54 0 30 24 0 24C-30 24 -54 0 -56 -36C-60 -70 -44 -104 0 -104Z',
    pen.vol('#6fae6a'),
  ) +
  mirror(
    pen.path('M22 -96Q26 -126 50 -122Q38 -110 40 -88Z', '#fff3d6') +
      pen.circle(22, -50, 12, '#fffaf0') +
      pen.circle(20, -48, 6, '#140c12') +
      pen.line('M6 -66Q22 -78 42 -66', '#24482c', 8),
  ) +
  pen.oval(0, -28, 14, 11, '#4f8a4a') +
  pen.path('M-32 -8Q0 18 32 -8Q22 14 0 14Q-22 14 -32 -8Z', '#5a1418') +
  mirror(pen.path('M14 2L18 -16L26 -2Z', '#fffaf0')) +
  pen.path('M-112 104Q-70 70 -30 94Q10 74 40 94Q80 72 112 104Z', pen.vol('#2f8f5a'));

/** Wings, a wand, a star. */
export const fairy: Motif = (pen) =>
  mirror(
    turned(pen.path(petal(104, 36), '#bff0ff', { opacity: 0.85 }), 58, 8, 6) +
      turned(pen.path(petal(78, 28), '#ffd0f0', { opacity: 0.85 }), 112, 8, 14),
  ) +
  pen.line('M-12 82V108M12 82V108', '#f4c797', 10) +
  pen.path('M-16 -8H16L52 84L34 78L18 90L0 80L-18 90L-34 78L-52 84Z', pen.vol('#e8509a')) +
  pen.line('M14 6L58 -20M-14 6L-44 34', '#f4c797', 11) +
  pen.line('M54 -14L84 -74', '#ffe9a8', 5) +
  pen.path(star(5, 25, 10), '#ffd23a', { transform: 'translate(86 -82)' }) +
  pen.circle(0, -44, 36, pen.ball('#f4c797')) +
  pen.path('M-40 -34Q-48 -90 0 -90Q48 -90 40 -34Q34 -62 0 -66Q-34 -62 -40 -34Z', pen.vol('#6b3420')) +
  pen.circle(0, -94, 16, pen.ball('#6b3420')) +
  mirror(pen.circle(14, -42, 5.4, '#140c12') + pen.circle(22, -28, 6, '#ff9a9a')) +
  pen.line('M-9 -24Q0 -16 9 -24', '#a8303a', 4);

/** Silver hair, round glasses, a sari over the head. */
export const grandmother: Motif = (pen) =>
  pen.path('M-96 104Q-100 -60 -40 -96Q0 -116 40 -96Q100 -60 96 104Z', pen.vol('#d8e4f4')) +
  pen.line('M-84 104Q-90 -46 -36 -82Q0 -100 36 -82Q90 -46 84 104', '#c8322b', 7) +
  pen.path(
    'M0 -70C42 -70 56 -40 52 -4C48 40 26 64 0 66C-26 64 -48 40 -52 -4C-56 -40 -42 -70 0 -70Z',
    pen.vol('#d8a070'),
  ) +
  pen.path('M-54 -8Q-58 -74 0 -76Q58 -74 54 -8Q44 -50 0 -58Q-44 -50 -54 -8Z', pen.vol('#f2f2f8')) +
  pen.line('M0 -76V-58', '#c8c8d8', 4) +
  mirror(
    pen.circle(23, -6, 6, '#140c12') +
      pen.circle(23, -6, 20, 'none', { stroke: pen.tone('#4a3020'), 'stroke-width': 5 }) +
      pen.circle(34, 26, 9, '#e88a70') +
      pen.line('M14 -32Q24 -38 36 -30', '#e8e8f0', 5),
  ) +
  pen.line('M-4 -8Q0 -12 4 -8M0 4Q-8 16 0 18M-20 34Q0 52 20 34', '#8a4a2a', 5) +
  pen.path('M-96 104Q-60 66 0 84Q60 66 96 104Z', pen.vol('#e8eef8'));

/** Hair, a shell, a tail that ends in a fin. */
export const mermaid: Motif = (pen) =>
  pen.path('M-34 -56Q-70 -10 -52 46Q-30 20 -20 -20ZM34 -56Q62 -20 52 24Q34 8 20 -20Z', pen.vol('#b3402a')) +
  pen.path('M-24 16Q-34 70 16 84Q60 88 66 50Q44 62 26 46Q20 34 24 16Z', pen.vol('#17a890')) +
  pen.path('M62 58Q52 26 78 8Q80 26 92 34Q108 36 118 28Q112 66 62 58Z', pen.vol('#1fc8a8')) +
  pen.line('M-16 40q8 9 16 0q8 9 16 0M-14 58q8 9 16 0q8 9 16 0M2 74q8 8 16 0q8 8 16 -2', '#a8f0d8', 3) +
  pen.path('M-24 16Q-14 -10 -20 -22H20Q14 -10 24 16Q0 28 -24 16Z', pen.vol('#f4c797')) +
  pen.line('M-20 -14Q-50 10 -64 -14M20 -14Q44 6 40 32', '#f4c797', 11) +
  pen.path('M-20 -8Q-10 -20 0 -8Q10 -20 20 -8Q10 8 0 -2Q-10 8 -20 -8Z', '#e8509a') +
  pen.circle(0, -56, 34, pen.ball('#f4c797')) +
  pen.path('M-38 -42Q-46 -102 0 -102Q46 -102 38 -42Q32 -74 0 -78Q-32 -74 -38 -42Z', pen.vol('#c8502e')) +
  mirror(pen.circle(13, -54, 5.4, '#140c12') + pen.circle(20, -42, 5, '#ff9a9a')) +
  pen.line('M-8 -38Q0 -31 8 -38', '#a8303a', 4) +
  pen.path(star(5, 15, 7), '#ffcf3a', { transform: 'translate(26 -88)' }) +
  pen.line('M-108 98q18 -13 36 0t36 0t36 0t36 0t36 0t36 0', '#8fe0f0', 7);
