import { petal, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const rocket: Motif = (pen) => {
  const hull = pen.rng.pick(['#f4f2ff', '#ffdf6b', '#ff6a5a', '#6fd8e8']);
  return turned(
    pen.path('M-16 62Q-30 98 0 128Q30 98 16 62Z', '#ff8a1f') +
      pen.path('M-8 62Q-14 86 0 106Q14 86 8 62Z', '#fff0a0') +
      mirror(pen.path('M26 14Q66 34 58 84Q42 66 22 64Z', pen.vol('#d8342c'))) +
      pen.path('M0 -112C40 -74 46 -10 26 64H-26C-46 -10 -40 -74 0 -112Z', pen.vol(hull)) +
      pen.path('M0 -112C20 -94 30 -72 34 -50H-34C-30 -72 -20 -94 0 -112Z', pen.vol('#d8342c')) +
      pen.circle(0, -18, 19, '#2a3358') +
      pen.circle(0, -18, 13, pen.ball('#6fd8f8')) +
      pen.box(-5, 20, 10, 46, '#d8342c', 4),
    pen.rng.range(16, 38),
  );
};

export const planet: Motif = (pen) => {
  const colour = pen.rng.pick(['#ff8a4a', '#5fa8ff', '#b06fe0', '#3fc8a0', '#ff6f9a']);
  const clip = pen.sheet.define((id) => `<clipPath id="${id}"><circle r="68"/></clipPath>`);
  const ringBack = `<g transform="rotate(-20)"><ellipse rx="112" ry="30" fill="none" stroke="${pen.tone('#ffe3a0')}" stroke-width="13"/></g>`;
  const ringFront = `<g transform="rotate(-20)"><path d="M-112 0A112 30 0 0 0 112 0" fill="none" stroke="${pen.tone('#ffe3a0')}" stroke-width="13"/><path d="M-96 0A96 22 0 0 0 96 0" fill="none" stroke="${pen.tone('#d89a5a')}" stroke-width="4"/></g>`;
  return (
    ringBack +
    pen.circle(0, 0, 68, pen.ball(colour)) +
    `<g clip-path="url(#${clip})" opacity=".35">${pen.line('M-80 -30Q0 -10 80 -40M-80 30Q0 50 80 20M-80 0Q0 20 80 -10', '#ffffff', 9)}</g>` +
    ringFront +
    pen.circle(-86, -74, 12, pen.ball('#fff0c0'))
  );
};

export const sun: Motif = (pen) =>
  ring(12, (i) => pen.path(i % 2 ? petal(106, 15) : petal(118, 12), i % 2 ? '#ff8a1f' : '#ffc531')) +
  pen.circle(0, 0, 62, pen.ball('#ffcf3a')) +
  (pen.rng.chance(0.6)
    ? mirror(pen.path('M12 -12Q26 -26 40 -12Q26 -4 12 -12Z', '#8a3d0c') + pen.oval(38, 12, 9, 6, '#ff9a4a')) +
      pen.line('M-20 20Q0 38 20 20M0 -10V8', '#8a3d0c', 5)
    : pen.path(star(8, 36, 18), '#ff8a1f'));

export const moon: Motif = (pen) =>
  pen.circle(
    0,
    0,
    106,
    pen.sheet.radial([
      [0.3, '#fff3c0', 0.6],
      [1, '#fff3c0', 0],
    ]),
  ) +
  pen.path('M26 -88A88 88 0 1 0 82 42A70 70 0 0 1 26 -88Z', pen.vol('#ffe9a8')) +
  pen.circle(-46, 10, 11, '#e0b860') +
  pen.circle(-22, 48, 8, '#e0b860') +
  pen.circle(-40, -34, 7, '#e0b860') +
  pen.path(star(5, 22, 9), '#fffbe8', { transform: 'translate(48 -30)' }) +
  pen.path(star(4, 15, 4), '#fffbe8', { transform: 'translate(82 -74)' }) +
  pen.path(star(4, 12, 3), '#fffbe8', { transform: 'translate(22 14)' });

export const shootingStar: Motif = (pen) =>
  pen.path(
    'M-108 96Q-40 40 20 -60L62 -20Q-20 70 -108 96Z',
    pen.sheet.linear(
      [
        [0, '#ffe14a', 0.9],
        [1, '#ff5f8a', 0],
      ],
      [1, 0, 0, 1],
    ),
  ) +
  pen.path(
    'M-70 100Q0 70 70 -10L46 -34Q-10 60 -70 100Z',
    pen.sheet.linear(
      [
        [0, '#7af0ff', 0.8],
        [1, '#7af0ff', 0],
      ],
      [1, 0, 0, 1],
    ),
  ) +
  pen.path(star(5, 64, 27), pen.vol('#ffd23a'), { transform: 'translate(40 -42) rotate(12)' }) +
  pen.path(star(5, 34, 14), '#fff6c8', { transform: 'translate(38 -44) rotate(12)' });

export const ufo: Motif = (pen) =>
  pen.path('M-34 20L-84 108H84L34 20Z', '#9aff9a', { opacity: 0.4 }) +
  pen.path('M-46 -14Q-44 -72 0 -74Q44 -72 46 -14Z', pen.ball('#8fe8ff')) +
  pen.circle(0, -30, 17, '#5fc04a') +
  mirror(pen.oval(7, -32, 4, 6, '#10131c')) +
  pen.oval(0, 4, 106, 30, pen.vol('#8f98c0')) +
  pen.oval(0, -4, 92, 18, '#c8d0ee') +
  Array.from({ length: 7 }, (_, i) =>
    pen.circle(-78 + i * 26, 10 + Math.abs(3 - i) * -2, 6, i % 2 ? '#ffe14a' : '#ff5f8a'),
  ).join('');

export const lightning: Motif = (pen) =>
  pen.circle(
    -10,
    0,
    96,
    pen.sheet.radial([
      [0, '#fff3a0', 0.6],
      [1, '#fff3a0', 0],
    ]),
  ) +
  `<path d="M30 -110L-62 14H-6L-34 110L66 -24H8Z" fill="${pen.vol('#ffd21f')}" stroke="${pen.tone('#fffbe0')}" stroke-width="6" stroke-linejoin="round"/>` +
  pen.path('M30 -110L-62 14H-40Z', '#fff6b0');

export const flame: Motif = (pen) =>
  pen.path(
    'M6 -110C20 -60 84 -34 76 34C70 84 34 104 0 104C-40 104 -76 80 -76 30C-76 -4 -50 -20 -46 -50C-30 -40 -22 -24 -22 -8C0 -34 14 -66 6 -110Z',
    pen.vol('#ef3a24'),
  ) +
  pen.path(
    'M10 -40C20 -10 52 6 48 46C44 80 22 98 0 98C-26 98 -48 80 -46 48C-44 26 -30 20 -26 4C-14 12 -12 20 -12 28C4 10 12 -12 10 -40Z',
    pen.vol('#ff9a1f'),
  ) +
  pen.path(
    'M6 22C12 38 28 46 26 66C24 86 10 94 0 94C-14 94 -26 84 -24 66C-22 54 -14 52 -12 42C-4 48 4 36 6 22Z',
    '#fff0a0',
  );

export const cloudRain: Motif = (pen) =>
  pen.path('M-70 40A40 40 0 0 1 -66 -38A56 56 0 0 1 40 -54A46 46 0 0 1 76 38Z', pen.ball('#dfe8f8')) +
  pen.path('M-70 40A40 40 0 0 1 -92 -20Q-60 20 0 10Q60 4 106 -4A46 46 0 0 1 76 38Z', '#9ab0d8', {
    opacity: 0.7,
  }) +
  pen.line('M-56 56L-68 86M-22 56L-34 98M14 56L2 86M48 56L36 98M74 54L66 78', '#5fc8ff', 8);

export const snowflake: Motif = (pen) =>
  ring(6, () => pen.line('M0 0V-100M0 -40L-22 -62M0 -40L22 -62M0 -68L-17 -86M0 -68L17 -86', '#e8f8ff', 9)) +
  pen.circle(0, 0, 16, pen.ball('#8fd8ff'));
