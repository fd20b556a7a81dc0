import { petal } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const sunflower: Motif = (pen) =>
  pen.line('M0 40Q6 80 0 112', '#2f8f3a', 12) +
  mirror(turned(pen.path(petal(58, 18), pen.vol('#3fa04a')), 66, 4, 92)) +
  `<g transform="translate(0 -18)">${ring(18, () => pen.path(petal(94, 13), '#f0a01f'))}${ring(18, () => pen.path(petal(84, 12), '#ffd23a'), 10)}${pen.circle(0, 0, 46, pen.ball('#7a4420'))}${ring(12, () => pen.circle(0, -34, 4, '#c98a3e'))}${ring(8, () => pen.circle(0, -20, 4, '#c98a3e'), 12)}${pen.circle(0, 0, 6, '#c98a3e')}</g>`;

/** Three petals behind, two wings, a lip in front. */
export const orchid: Motif = (pen) =>
  pen.line('M-10 110Q10 70 0 20', '#3f8a3a', 9) +
  turned(pen.path(petal(80, 22), pen.vol('#3fa04a')), -80, -6, 100) +
  [0, 128, -128].map((turn) => turned(pen.path(petal(98, 26), pen.vol('#e8a0e8')), turn, 0, -14)).join('') +
  mirror(pen.path('M0 -14C30 -70 108 -64 104 -14C98 26 40 20 0 -14Z', pen.vol('#c84fc8'))) +
  mirror(pen.line('M12 -20Q50 -40 86 -26M14 -12Q50 -16 84 -6', '#f8d0f8', 4)) +
  pen.path('M0 -26C26 -20 34 14 16 40Q0 56 -16 40C-34 14 -26 -20 0 -26Z', pen.vol('#a81f7a')) +
  pen.path('M0 -22C12 -16 12 4 0 14C-12 4 -12 -16 0 -22Z', '#ffd23a');

/** The shapla: open, white, on its round leaves. */
export const waterLily: Motif = (pen) =>
  pen.path('M-112 66Q-60 36 0 50Q60 36 112 66Q60 104 0 92Q-60 104 -112 66Z', pen.vol('#1f8f5a')) +
  pen.line('M0 90L0 60M-60 84L-10 66M60 84L10 66', '#6fd08a', 4) +
  [-84, 84, -62, 62, -40, 40, -18, 18]
    .map((turn, i) =>
      turned(
        pen.path(petal(118 - (i < 2 ? 10 : 0), 17), pen.vol(i % 4 < 2 ? '#ffd8e8' : '#fffaff')),
        turn,
        0,
        60,
      ),
    )
    .join('') +
  turned(pen.path(petal(124, 17), pen.vol('#fffaff')), 0, 0, 60) +
  [-30, 30, -10, 10].map((turn) => turned(pen.path(petal(74, 12), '#fff0f6'), turn, 0, 62)).join('') +
  [-60, -30, 0, 30, 60].map((turn) => turned(pen.line('M0 0V-26', '#f2b01f', 6), turn, 0, 50)).join('') +
  pen.circle(0, 48, 12, pen.ball('#ffcf3a'));
