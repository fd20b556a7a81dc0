import { polygon, regular, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const gamepad: Motif = (pen) => {
  const shell = pen.rng.pick(['#2a2f52', '#f2f2fa', '#e8363e', '#5a2fd0']);
  const dark = shell === '#f2f2fa' ? '#2a2f52' : '#0d0f20';
  return turned(
    pen.path(
      'M-50 -52Q0 -38 50 -52Q92 -56 104 4Q116 70 86 78Q66 80 44 34H-44Q-66 80 -86 78Q-116 70 -104 4Q-92 -56 -50 -52Z',
      pen.vol(shell),
    ) +
      pen.path('M-68 -28H-52V-14H-38V2H-52V16H-68V2H-82V-14H-68Z', dark) +
      [
        [60, -26, '#ffcf3a'],
        [78, -8, '#ff4f6a'],
        [42, -8, '#3fd0e8'],
        [60, 10, '#5fe07a'],
      ]
        .map(([x, y, c]) => pen.circle(Number(x), Number(y), 10, pen.ball(String(c))))
        .join('') +
      mirror(pen.circle(26, 26, 17, dark) + pen.circle(26, 24, 11, '#8f98c8')) +
      pen.box(-12, -30, 24, 8, dark, 4),
    -10,
  );
};

export const crosshair: Motif = (pen) => {
  const c = pen.rng.pick(['#ff3f5a', '#3ff0e0', '#ffd23a']);
  const ringOf = (r: number, w: number) =>
    pen.circle(0, 0, r, 'none', { stroke: pen.tone(c), 'stroke-width': w });
  return (
    pen.circle(0, 0, 92, '#0b0d22', { opacity: 0.6 }) +
    ringOf(84, 9) +
    ringOf(48, 4) +
    ring(4, () => pen.box(-4, -110, 8, 60, c, 2) + pen.path('M-10 -40L0 -24L10 -40Z', c)) +
    ring(24, () => pen.box(-1.5, -78, 3, 9, '#ffffff')) +
    pen.circle(0, 0, 8, '#ffffff')
  );
};

export const hexArena: Motif = (pen) => {
  const colours = pen.rng.shuffle(['#ff3f7a', '#3fd8f0', '#ffcf3a', '#8f5fff']);
  const hex = (r: number, fill: string) => pen.path(polygon(regular(6, r)), fill);
  return (
    hex(108, pen.vol('#232a58')) +
    hex(94, '#0d1028') +
    ring(
      6,
      (i) =>
        pen.path(polygon(regular(6, 26)), pen.vol(colours[i % 4] ?? '#3fd8f0'), {
          transform: 'translate(0 -60)',
        }),
      30,
    ) +
    hex(40, pen.vol(colours[0] ?? '#ff3f7a')) +
    pen.path('M4 -30L-18 6H-2L-8 32L20 -8H4Z', '#ffffff')
  );
};

export const headset: Motif = (pen) =>
  pen.line('M-78 20Q-84 -88 0 -90Q84 -88 78 20', '#2a2f52', 22) +
  pen.line('M-74 6Q-76 -76 0 -80Q76 -76 74 6', '#5f6ab8', 6) +
  mirror(pen.box(56, -8, 40, 78, pen.vol('#ff3f6a'), 18) + pen.box(48, 2, 18, 58, '#171a34', 9)) +
  pen.line('M-76 68Q-70 98 -20 96', '#2a2f52', 8) +
  pen.oval(-12, 96, 18, 11, pen.vol('#3fd8f0'));

export const robot: Motif = (pen) =>
  pen.line('M0 -74V-100', '#8f9ac8', 6) +
  pen.circle(0, -102, 10, pen.ball('#ff4f6a')) +
  mirror(pen.box(78, -18, 22, 52, pen.vol('#5a66a0'), 8)) +
  pen.path('M-60 -76H60L84 -44V56L56 90H-56L-84 56V-44Z', pen.vol('#8f9fd0')) +
  pen.path('M-62 -36H62L70 -22V16L58 26H-58L-70 16V-22Z', '#10142e') +
  mirror(pen.path('M16 -22L52 -12V10H22Z', pen.rng.pick(['#3ff0e0', '#ff5f3a', '#ffe14a']))) +
  pen.box(-36, 44, 72, 26, '#2a3060', 5) +
  pen.line('M-20 44V70M0 44V70M20 44V70', '#8f9fd0', 4);

export const blades: Motif = (pen) =>
  mirror(
    turned(
      pen.path('M0 -116L16 -84V24H-16V-84Z', pen.vol('#d8e6ff')) +
        pen.path('M0 -116L16 -84V24H0Z', '#7f93c8') +
        pen.box(-34, 22, 68, 13, pen.vol('#ff3f6a'), 4) +
        pen.box(-7, 34, 14, 52, '#2a2040', 4),
      38,
    ),
  ) + pen.path(star(4, 30, 8), '#fff6dc');

export const tank: Motif = (pen) =>
  pen.box(20, -46, 96, 15, pen.vol('#5a7a3a'), 5) +
  pen.box(96, -50, 18, 23, '#3a5226', 4) +
  pen.path('M-50 -14Q-44 -66 0 -66H28Q46 -60 50 -14Z', pen.vol('#6f9448')) +
  pen.path('M-98 -14H98L88 34H-88Z', pen.vol('#5a7a3a')) +
  pen.box(-104, 20, 208, 58, '#26331c', 29) +
  [-70, -24, 22, 68]
    .map((x) => pen.circle(x, 49, 20, pen.vol('#8fae60')) + pen.circle(x, 49, 7, '#26331c'))
    .join('') +
  pen.path(star(5, 19, 8), '#ffcf3a', { transform: 'translate(0 -38)' });

export const mageOrb: Motif = (pen) =>
  ring(8, () => pen.path('M-8 -70Q0 -112 8 -70Z', '#b06fff')) +
  pen.circle(0, 0, 66, pen.ball('#5f3fd0')) +
  pen.path('M-50 10Q-20 -40 10 -6Q40 30 54 -20Q44 54 -4 56Q-40 50 -50 10Z', '#8fe8ff', { opacity: 0.7 }) +
  pen.path(star(4, 32, 8), '#ffffff') +
  mirror(pen.path('M30 96Q80 90 84 40Q102 84 74 104Z', pen.vol('#ffc531')));

export const raceCar: Motif = (pen) =>
  pen.line('M-120 -30H-70M-124 -6H-86M-116 18H-90', '#ffffff', 6, { opacity: 0.7 }) +
  pen.path('M-96 -44H-62L-54 10H-86Z', pen.vol('#24408f')) +
  pen.path('M-88 40Q-92 4 -50 0L-24 -38Q20 -52 46 -14Q104 -8 112 40Z', pen.vol('#e0302e')) +
  pen.path('M-14 -4L-4 -30Q18 -38 32 -10Z', '#8fe8ff') +
  pen.path('M-40 2L-20 40H10L-12 2Z', '#fffaf0') +
  pen.circle(72, 18, 12, '#fffaf0') +
  [-50, 64]
    .map((x) => pen.circle(x, 48, 30, '#1a1c26') + pen.circle(x, 48, 14, pen.ball('#dfe8f2')))
    .join('') +
  pen.line('M-112 84H112', '#fff3d6', 5, { 'stroke-dasharray': '22 14' });

export const blocks: Motif = (pen) => {
  const cube = (x: number, y: number, hex: string) =>
    pen.path(`M${x} ${y - 40}l42 22v44l-42 22l-42 -22v-44Z`, pen.vol(hex)) +
    pen.path(`M${x} ${y - 40}l42 22l-42 22l-42 -22Z`, '#ffffff', { opacity: 0.4 }) +
    pen.path(`M${x} ${y + 4}l42 -22v44l-42 22Z`, '#0b0a24', { opacity: 0.25 });
  return cube(-44, 46, '#3fa855') + cube(44, 46, '#2d7fe0') + cube(0, -24, '#e8482e');
};
