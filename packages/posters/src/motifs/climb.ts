import { star } from '#drawing/geometry.ts';
import { mirror, sized, turned, type Motif } from './motif.ts';
import { rocket } from './sky.ts';
import { kite } from './festive.ts';

const curve = (pen: Parameters<Motif>[0], colour: string) =>
  pen.line('M-104 96V-96M-104 96H104', '#ffffff', 3, { opacity: 0.4 }) +
  pen.line('M-104 60H96M-104 24H96M-104 -12H96M-104 -48H96', '#ffffff', 1.5, { opacity: 0.2 }) +
  pen.path(
    'M-104 90Q10 84 66 -62V96H-104Z',
    pen.sheet.linear([
      [0, colour, 0.6],
      [1, colour, 0],
    ]),
  ) +
  pen.line('M-104 90Q10 84 66 -62', colour, 9);

export const risingRocket: Motif = (pen) =>
  curve(pen, pen.rng.pick(['#ff5f4a', '#ffcf3a', '#3fe0b0'])) + turned(sized(rocket(pen), 0.5), -4, 64, -54);

export const risingKite: Motif = (pen) =>
  curve(pen, pen.rng.pick(['#ffcf3a', '#ff7fb0', '#6fd8ff'])) + sized(kite(pen), 0.62, 58, -48);

export const paperPlane: Motif = (pen) =>
  pen.line('M-108 92Q-60 90 -54 50Q-50 16 -26 40Q-6 64 20 20', '#ffffff', 5, {
    'stroke-dasharray': '9 10',
    opacity: 0.8,
  }) +
  pen.path('M108 -96L-60 -14L-10 10Z', pen.vol('#fffaf0')) +
  pen.path('M108 -96L-10 10L4 74Z', pen.vol('#e8362e')) +
  pen.path('M108 -96L4 74L20 22Z', '#a8142a') +
  pen.path('M-10 10L4 74L16 30Z', '#5a0a1a');

export const stairsUp: Motif = (pen) => {
  const colours = ['#3a6be0', '#17a88a', '#ffb52e', '#ff7f3a', '#e8362e'];
  return (
    colours.map((c, i) => pen.box(-100 + i * 41, 60 - i * 34, 34, 40 + i * 34, pen.vol(c), 5)).join('') +
    pen.line('M-92 20L-20 -46L14 -26L76 -96', '#fffaf0', 8) +
    pen.path('M88 -108L92 -74L60 -90Z', '#fffaf0')
  );
};

export const skyBalloon: Motif = (pen) =>
  pen.path(
    'M0 -108C60 -108 84 -60 74 -20C66 12 34 34 20 50H-20C-34 34 -66 12 -74 -20C-84 -60 -60 -108 0 -108Z',
    pen.ball(pen.rng.pick(['#e8362e', '#17a88a', '#8f4fe0'])),
  ) +
  pen.path('M-22 -106Q-50 -30 -16 50H16Q50 -30 22 -106Q0 -110 -22 -106Z', pen.vol('#ffcf3a')) +
  pen.path('M-8 -108Q-16 -30 -6 50H6Q16 -30 8 -108Z', '#fffaf0') +
  mirror(pen.line('M17 52L13 72', '#5a3216', 3)) +
  pen.box(-18, 72, 36, 28, pen.vol('#a8672e'), 5) +
  pen.path(star(4, 13, 3), '#fffaf0', { transform: 'translate(86 -70)' });

export const arrowUp: Motif = (pen) =>
  turned(
    pen.path('M0 -108L84 -10H38V96H-38V-10H-84Z', pen.vol(pen.rng.pick(['#17c890', '#ffb52e', '#ff5f4a']))) +
      pen.path('M0 -108L84 -10H38V96H0Z', '#0b0a24', { opacity: 0.18 }) +
      pen.line('M-26 -2V84', '#ffffff', 6, { opacity: 0.6 }),
    16,
  );

export const jetpack: Motif = (pen) =>
  turned(
    mirror(
      pen.path('M30 40Q16 90 38 118Q58 90 48 40Z', '#ff8a1f') +
        pen.path('M36 40Q30 76 40 94Q48 76 44 40Z', '#fff0a0') +
        pen.box(24, -34, 32, 78, pen.vol('#c8d0e8'), 14),
    ) +
      pen.box(-28, -24, 56, 74, pen.vol('#e8362e'), 16) +
      pen.circle(0, -58, 40, pen.vol('#f2f4ff')) +
      pen.path('M-28 -66Q0 -86 28 -66V-48Q0 -34 -28 -48Z', '#1a2a5a') +
      pen.line('M-18 -62Q-6 -72 8 -70', '#8fe8ff', 5) +
      pen.box(-12, -6, 24, 16, '#ffcf3a', 4),
    18,
  );

export const jetPlane: Motif = (pen) =>
  turned(
    pen.path('M-16 96Q0 124 16 96L10 60H-10Z', '#ff9a1f') +
      pen.path(
        'M0 -116C18 -90 20 -40 18 20L104 66V84L18 66L14 84L40 104V112L0 104L-40 112V104L-14 84L-18 66L-104 84V66L-18 20C-20 -40 -18 -90 0 -116Z',
        pen.vol('#dfe8f8'),
      ) +
      pen.path('M0 -92Q10 -74 8 -48Q0 -42 -8 -48Q-10 -74 0 -92Z', '#2d7fe0') +
      mirror(pen.path('M18 34L104 70V84L18 62Z', pen.vol('#e0302e'))),
    42,
  );

export const glider: Motif = (pen) =>
  pen.path('M-112 -6Q-60 -84 16 -92Q90 -70 112 -6Q60 -40 0 -34Q-60 -40 -112 -6Z', pen.vol('#ff8a1f')) +
  pen.path(
    'M-58 -56Q-20 -84 16 -92Q20 -60 0 -34Q-34 -36 -58 -28ZM112 -6Q90 -70 16 -92Q60 -50 58 -24Z',
    pen.vol('#ffdf6b'),
  ) +
  pen.line('M0 -34L-30 40L36 40ZM0 -34V26', '#4a5a78', 5) +
  pen.circle(-14, 16, 13, pen.ball('#f4c797')) +
  pen.path('M-26 10Q-14 -6 0 8Z', '#e0302e') +
  pen.line('M-4 28L54 42M-10 30L-24 40', '#24408f', 15) +
  pen.line('M54 42L84 40', '#1d2338', 12);
