import type { Pen } from '#drawing/pen.ts';
import { mirror, type Motif } from './motif.ts';

const dome = (pen: Pen, x: number, y: number, r: number, colour: string) =>
  pen.path(
    `M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.2} ${x} ${y - r * 1.75}C${x + r * 0.3} ${y - r * 1.2} ${x + r * 1.25} ${y - r * 0.9} ${x + r} ${y}Z`,
    pen.vol(colour),
  ) +
  pen.circle(x, y - r * 1.8, r * 0.13, '#ffe08a') +
  pen.line(`M${x} ${y - r * 1.8}V${y - r * 2.15}`, '#ffe08a', 3);

const arch = (pen: Pen, x: number, y: number, w: number, h: number, fill: string) =>
  pen.path(
    `M${x - w} ${y}V${y - h * 0.6}Q${x - w} ${y - h * 0.9} ${x} ${y - h}Q${x + w} ${y - h * 0.9} ${x + w} ${y - h * 0.6}V${y}Z`,
    fill,
  );

export const palace: Motif = (pen) => {
  const wall = pen.rng.pick(['#f3dcb0', '#e8a07a', '#bcd8d0', '#f2b8c0']);
  const roof = pen.rng.pick(['#f0a91f', '#1f8f7a', '#b3303f', '#4a4fc0']);
  return (
    mirror(pen.box(68, -46, 24, 138, pen.vol(wall)) + dome(pen, 80, -46, 15, roof)) +
    pen.box(-64, 0, 128, 92, pen.vol(wall)) +
    mirror(dome(pen, 44, 0, 20, roof)) +
    pen.box(-26, -26, 52, 30, pen.vol(wall)) +
    dome(pen, 0, -26, 34, roof) +
    arch(pen, 0, 92, 20, 66, '#2b1538') +
    arch(pen, 0, 92, 13, 54, '#ffc65a') +
    mirror(arch(pen, 44, 80, 9, 38, '#2b1538') + arch(pen, 80, 20, 6, 28, '#2b1538')) +
    pen.box(-100, 88, 200, 12, pen.vol(wall), 3)
  );
};

export const templeSteps: Motif = (pen) => {
  const stone = pen.rng.pick(['#d8a860', '#9fae9a', '#c0795a']);
  let out = '';
  for (let i = 0; i < 5; i += 1)
    out +=
      pen.box(-98 + i * 17, 76 - i * 26, 196 - i * 34, 26, pen.vol(stone)) +
      pen.box(-98 + i * 17, 76 - i * 26, 196 - i * 34, 6, '#fff0cc');
  return (
    out +
    pen.box(-24, -76, 48, 50, pen.vol(stone)) +
    pen.box(-10, -62, 20, 36, '#2a1524') +
    pen.path('M-38 -76L0 -104L38 -76Z', pen.vol('#c23a2f')) +
    pen.path('M-12 -26H12L24 102H-24Z', '#f4d596') +
    pen.line('M-14 0H14M-16 22H16M-18 44H18M-20 66H20M-22 86H22', '#8a5a24', 4)
  );
};

export const pyramid: Motif = (pen) =>
  pen.path('M-50 84L20 -84L104 84Z', pen.vol('#f0b84a')) +
  pen.path('M20 -84L104 84H44Z', '#a8641f') +
  pen.line('M-34 46H84M-20 12H68M-6 -20H52M8 -52H36', '#8a4f17', 3, { opacity: 0.5 }) +
  pen.path('M-104 84L-52 -14L4 84Z', pen.vol('#dd9a36')) +
  pen.path('M-52 -14L4 84H-36Z', '#8a4f17') +
  pen.path('M8 -55L20 -84L34 -55Q20 -46 8 -55Z', '#fff3c0') +
  pen.box(-110, 82, 220, 12, pen.vol('#c98a3a'), 5);

export const boat: Motif = (pen) => {
  const sail = pen.rng.pick(['#e8482f', '#f2b02e', '#1f9a86', '#7a3fb5']);
  return (
    pen.line('M0 40V-100', '#5a3216', 7) +
    pen.path('M4 -94Q86 -70 78 20Q40 30 4 22Z', pen.vol(sail)) +
    pen.path('M4 -62Q56 -50 80 -24L79 -2Q44 -22 4 -30Z', '#fff3d6') +
    pen.path('M-4 -78Q-60 -40 -64 18Q-30 24 -4 20Z', pen.vol('#fff0d0')) +
    pen.path('M-110 18Q-60 46 0 46Q60 46 112 10Q96 84 40 86H-40Q-92 84 -110 18Z', pen.vol('#7a3f1c')) +
    pen.path('M-106 28Q-56 56 0 56Q60 56 108 22L102 40Q56 68 0 68Q-56 68 -99 46Z', '#ffcf5a') +
    mirror(pen.circle(84, 36, 5, '#c8322b')) +
    pen.line('M-96 98q16 -12 32 0t32 0t32 0t32 0t32 0', '#c8f2f2', 6)
  );
};

export const lighthouse: Motif = (pen) =>
  pen.path('M14 -66L112 -104V-10Z', '#fff3b0', { opacity: 0.55 }) +
  pen.path('M-14 -66L-112 -92V-24Z', '#fff3b0', { opacity: 0.4 }) +
  pen.path('M-24 -44H24L38 88H-38Z', pen.vol('#fff8ee')) +
  pen.path('M-27 -14H27L31 18H-31ZM-34 50H34L38 82H-38Z', pen.vol('#e0383a')) +
  pen.box(-22, -82, 44, 36, pen.vol('#ffdf6b'), 3) +
  pen.path('M-30 -82L0 -108L30 -82Z', pen.vol('#2a3358')) +
  pen.box(-32, -50, 64, 9, '#2a3358', 3) +
  pen.path('M-92 100Q-60 70 0 78Q60 70 92 100Z', pen.vol('#4a5578')) +
  pen.box(-9, 54, 18, 32, '#2a3358', 9);

export const cityGate: Motif = (pen) =>
  mirror(
    pen.box(46, -70, 46, 164, pen.vol('#b8523a')) +
      pen.path('M40 -70L69 -104L98 -70Z', pen.vol('#1f7f72')) +
      arch(pen, 69, -20, 9, 30, '#2a1020') +
      arch(pen, 69, 50, 9, 40, '#2a1020'),
  ) +
  pen.box(-50, -40, 100, 134, pen.vol('#c8624a')) +
  pen.path('M-58 -40H58L48 -60H-48Z', pen.vol('#1f7f72')) +
  pen.path('M-40 -60H40L0 -96Z', pen.vol('#f0b52e')) +
  arch(pen, 0, 94, 36, 112, '#2a1020') +
  arch(pen, 0, 94, 28, 98, '#ffb84d') +
  pen.line('M0 -4V94M-28 40H28', '#5a2416', 4) +
  pen.box(-100, 90, 200, 12, '#8a3d2c', 3);

export const mountain: Motif = (pen) =>
  pen.path('M-112 96L-40 -20L-10 24L26 -86L112 96Z', pen.vol('#5b6fa8')) +
  pen.path('M26 -86L112 96H40L54 20L30 -10Z', '#2f3d70') +
  pen.path('M26 -86L52 -30L36 -38L26 -16L12 -36L4 -18ZM-40 -20L-22 4L-36 2L-44 16L-58 10Z', '#ffffff') +
  pen.path('M-112 98Q-60 60 0 78Q60 56 112 98Z', pen.vol('#2f8f5a')) +
  mirror(pen.path('M70 84L80 50L90 84Z', '#14603f') + pen.path('M86 90L94 64L102 90Z', '#14603f'));

export const volcano: Motif = (pen) =>
  pen.circle(0, -74, 30, '#5a4660') +
  pen.circle(-28, -88, 22, '#6d5674') +
  pen.circle(30, -92, 24, '#6d5674') +
  pen.line('M-10 -40Q-50 -90 -74 -50M10 -40Q46 -96 76 -46M0 -42Q-6 -96 14 -104', '#ff8a1f', 8) +
  pen.path('M-34 -42H34L108 96H-108Z', pen.vol('#5a3038')) +
  pen.path('M-34 -42H34L46 -18L30 -6L22 40L8 4L-4 66L-14 8L-28 20L-40 -30Z', pen.vol('#ff6a1f')) +
  pen.path('M-22 -42H22L16 -20L4 -10L-6 14L-14 -16Z', '#ffe14a');

export const bridge: Motif = (pen) =>
  pen.path('M-112 40Q0 -60 112 40V62Q0 -34 -112 62Z', pen.vol('#c8453a')) +
  pen.line('M-92 26V-2M-58 4V-28M-22 -10V-42M22 -10V-42M58 4V-28M92 26V-2', '#ffcf5a', 6) +
  pen.line('M-104 6Q0 -88 104 6', '#ffcf5a', 6) +
  pen.path('M-112 62Q0 -34 112 62L104 76Q0 -10 -104 76Z', '#7a1f24') +
  pen.line('M-100 82q20 -14 40 0t40 0t40 0t40 0t40 0M-80 98q20 -14 40 0t40 0t40 0t40 0', '#6fd0e0', 6);
