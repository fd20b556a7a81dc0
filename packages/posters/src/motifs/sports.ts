import { polygon, regular, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const football: Motif = (pen) => {
  const dark = pen.rng.pick(['#1a2038', '#b3202f', '#0f6a58', '#3a2a8f']);
  const clip = pen.sheet.define((id) => `<clipPath id="${id}"><circle r="92"/></clipPath>`);
  return turned(
    pen.circle(0, 0, 92, pen.ball('#fbfaf5')) +
      `<g clip-path="url(#${clip})">${pen.poly(regular(5, 34), dark)}${ring(5, () => pen.path(polygon(regular(5, 32, 90)), dark, { transform: 'translate(0 -88)' }) + pen.line('M0 -34V-60', dark, 4), 0)}${ring(5, () => pen.line('M0 -60L46 -64', dark, 4))}${pen.path('M-92 20A92 92 0 0 0 92 20V100H-92Z', '#0b0a24', { opacity: 0.16 })}</g>`,
    pen.rng.range(-20, 20),
  );
};

export const cricket: Motif = (pen) =>
  turned(
    pen.path('M-24 -30H24L30 92Q0 106 -30 92Z', pen.vol('#e8b566')) +
      pen.path('M0 -30H24L30 92Q16 100 0 101Z', '#b07a34', { opacity: 0.5 }) +
      pen.path('M-24 -30Q-10 -46 -9 -56H9Q10 -46 24 -30Z', pen.vol('#d09a4a')) +
      pen.box(-9, -112, 18, 60, pen.vol(pen.rng.pick(['#d8342c', '#1f6fd0', '#12904f'])), 5) +
      pen.line('M-9 -98L9 -92M-9 -84L9 -78M-9 -70L9 -64', '#fff3d6', 3),
    34,
    -6,
    4,
  ) +
  pen.circle(-58, 40, 36, pen.ball('#c3202c')) +
  pen.line('M-82 14Q-50 36 -44 74', '#fff0d8', 4, { 'stroke-dasharray': '5 5' });

export const wickets: Motif = (pen) =>
  [-44, 0, 44].map((x) => pen.box(x - 9, -70, 18, 168, pen.vol('#f0c070'), 8)).join('') +
  turned(pen.box(-26, -8, 52, 12, '#c8842e', 6), -12, -24, -84) +
  turned(pen.box(-26, -8, 52, 12, '#c8842e', 6), 22, 34, -92) +
  pen.circle(46, 10, 32, pen.ball('#c3202c')) +
  pen.line('M30 -16Q58 6 56 40', '#fff0d8', 4, { 'stroke-dasharray': '5 5' }) +
  pen.line('M92 6H112M90 22H106M90 -10H104', '#fff6dc', 5);

export const goal: Motif = (pen) => {
  let net = '';
  for (let i = 1; i < 9; i += 1) net += `M${-88 + i * 19.5} -54L${-64 + i * 14.2} 60`;
  for (let i = 1; i < 6; i += 1) net += `M${-88 + i * 4} ${-54 + i * 19}H${88 - i * 4}`;
  return (
    pen.path('M-108 60Q0 40 108 60L112 100H-112Z', pen.vol('#2f9a4c')) +
    pen.line(net, '#ffffff', 2, { opacity: 0.55 }) +
    pen.line('M-92 74V-58H92V74', '#ffffff', 11) +
    `<g transform="translate(34 36) scale(.46)">${football(pen)}</g>`
  );
};

export const stadium: Motif = (pen) =>
  mirror(
    pen.line('M84 -20V-88', '#8f9ac0', 6) +
      pen.box(66, -106, 38, 24, '#fffbe0', 4) +
      pen.path('M68 -84L20 60H96Z', '#fff6c0', { opacity: 0.28 }),
  ) +
  pen.oval(0, 34, 112, 62, pen.vol('#3a4a86')) +
  pen.oval(0, 30, 98, 50, '#242f60') +
  [0, 1, 2]
    .map((i) =>
      pen.line(
        `M${-92 + i * 7} ${24 + i * 2}A${92 - i * 7} ${44 - i * 5} 0 0 1 ${92 - i * 7} ${24 + i * 2}`,
        ['#ffb52e', '#ef5a4a', '#7fd8c8'][i] ?? '#ffb52e',
        5,
        { 'stroke-dasharray': '3 6' },
      ),
    )
    .join('') +
  pen.oval(0, 40, 70, 30, pen.vol('#2fa055')) +
  pen.line('M0 10V70M-70 40H-50M70 40H50', '#ffffff', 3) +
  `<ellipse cx="0" cy="40" rx="17" ry="8" fill="none" stroke="#fff" stroke-width="3"/>`;

export const trophy: Motif = (pen) =>
  mirror(pen.line('M56 -66Q108 -70 92 -20Q78 12 40 12', '#f0b52e', 12)) +
  pen.path('M-62 -94H62Q64 10 20 34V58H-20V34Q-64 10 -62 -94Z', pen.vol('#ffc93c')) +
  pen.path('M30 -94H62Q64 10 20 34V58H8Q36 10 30 -94Z', '#b9781c', { opacity: 0.6 }) +
  pen.oval(0, -94, 62, 12, '#fff0b0') +
  pen.path(star(5, 28, 12), '#fff6d0', { transform: 'translate(-4 -36)' }) +
  pen.box(-40, 56, 80, 16, pen.vol('#e0a52e'), 4) +
  pen.box(-54, 70, 108, 30, pen.vol('#4a2a1a'), 5);

export const basketball: Motif = (pen) =>
  pen.circle(0, 0, 92, pen.ball('#f0792a')) +
  turned(pen.line('M-92 0H92M0 -92V92M-66 -64Q-10 0 -66 64M66 -64Q10 0 66 64', '#2a1410', 6), 24);

export const racket: Motif = (pen) => {
  const net = [-36, -18, 0, 18, 36].map((v) => `M${v} -92V-4M-50 ${v - 48}H50`).join('');
  return (
    turned(
      pen.oval(0, -48, 56, 66, '#e8362e') +
        pen.oval(0, -48, 46, 56, '#10304a') +
        pen.line(net, '#f2f6ff', 2.6) +
        pen.path('M-16 14H16L8 40H-8Z', '#e8362e') +
        pen.box(-9, 36, 18, 72, pen.vol('#2a2a3a'), 6),
      32,
      -10,
      6,
    ) +
    pen.path('M48 66L96 50L100 96L66 100Z', '#fffaf0') +
    pen.circle(52, 84, 17, pen.ball('#c8e83a'))
  );
};

export const horseRace: Motif = (pen) =>
  pen.path('M-112 60Q0 40 112 60V100H-112Z', pen.vol('#8a5a34')) +
  pen.path(
    'M-96 -10Q-70 -40 -30 -30L24 -36Q40 -76 70 -84L66 -98L82 -86Q104 -70 108 -46L92 -42L76 -52Q66 -20 54 -4L84 26L76 58L62 54L66 32L34 12L-24 16L-58 34L-88 66L-100 58L-78 24Q-88 10 -84 -2Q-104 10 -110 40Q-116 6 -96 -10Z',
    pen.vol('#7a4228'),
  ) +
  pen.path('M20 -36Q40 -78 66 -86Q50 -50 40 -30Z', '#2a1014') +
  pen.path('M-20 -32L6 -74Q26 -84 34 -62L16 -52L22 -24Z', pen.vol('#e8362e')) +
  pen.circle(28, -84, 15, pen.vol('#ffc531'));

export const boxingGloves: Motif = (pen) =>
  mirror(
    turned(
      pen.path('M-30 -60Q-4 -92 34 -70Q56 -50 42 -14Q34 10 30 30H-28Q-36 -20 -30 -60Z', pen.vol('#d8242f')) +
        pen.path('M-30 -30Q-58 -30 -52 0Q-44 20 -24 14Z', pen.vol('#b3142a')) +
        pen.box(-32, 28, 64, 28, pen.vol('#fff3dc'), 7),
      -16,
      48,
      6,
    ),
  );

/** The stick with its hook and the ball before it. */
export const hockey: Motif = (pen) =>
  pen.line('M-62 -100L26 52Q44 86 78 78Q98 70 92 46', '#c98a3e', 22) +
  pen.line('M-58 -94L28 54Q46 80 74 72', '#f0c27a', 6) +
  pen.line('M-62 -100L-26 -38', pen.rng.pick(['#d8342c', '#1f6fd0', '#12904f']), 24) +
  pen.line('M-66 -84L-46 -94M-58 -68L-38 -78M-48 -52L-30 -62', '#fff3d6', 4) +
  pen.circle(-34, 68, 32, pen.ball('#fbfaf2')) +
  pen.circle(-42, 58, 4, '#c8ccd8') +
  pen.circle(-26, 66, 4, '#c8ccd8') +
  pen.circle(-38, 78, 4, '#c8ccd8') +
  pen.line('M-104 62H-80M-100 78H-82', '#fff6dc', 5);

export const volleyball: Motif = (pen) => {
  const clip = pen.sheet.define((id) => `<clipPath id="${id}"><circle r="92"/></clipPath>`);
  const panel =
    pen.path('M0 0Q-10 -60 40 -110H110L96 -30Q50 -8 0 0Z', pen.vol('#2f7fd8')) +
    pen.line('M6 -6Q14 -58 66 -100M14 -4Q44 -44 96 -60', '#fbfaf2', 5);
  return (
    pen.circle(0, 0, 92, pen.ball('#ffd23f')) +
    `<g clip-path="url(#${clip})">${ring(3, () => panel)}${ring(3, () => pen.line('M0 0Q-10 -60 40 -110', '#1d3a6b', 4))}</g>`
  );
};

export const tableTennis: Motif = (pen) =>
  turned(
    pen.box(-13, 34, 26, 74, pen.vol('#b5793a'), 10) +
      pen.circle(0, -22, 74, pen.vol('#d8342c')) +
      pen.path('M-58 24A74 74 0 0 0 58 24L30 52H-30Z', pen.vol('#e0b070')) +
      pen.oval(-28, -52, 12, 24, '#ff8f84', 34),
    -34,
    -14,
    8,
  ) + pen.circle(72, 58, 24, pen.ball('#fffaf0'));

/** The shuttlecock: feathers above, cork below. */
export const badminton: Motif = (pen) =>
  turned(
    [-40, -24, -8, 8, 24, 40]
      .map((turn) =>
        turned(
          pen.path('M-5 40L-17 -92Q0 -108 17 -92L5 40Z', pen.vol('#fdfaf2')) +
            pen.line('M0 34V-90', '#b8c0d0', 2.4),
          turn * 0.72,
        ),
      )
      .join('') +
      pen.line('M-44 -8Q0 6 44 -8M-32 20Q0 30 32 20', '#d8342c', 5) +
      pen.path('M-32 40H32Q36 94 0 96Q-36 94 -32 40Z', pen.ball('#f0e2c4')) +
      pen.box(-34, 34, 68, 16, pen.vol('#1f9d57'), 6),
    28,
  );

/** A runner's shoe. */
export const athletics: Motif = (pen) =>
  pen.path(
    'M-96 -34Q-70 -22 -48 -34L-26 -54Q6 -8 62 2Q104 10 106 44V54H-98Q-108 6 -96 -34Z',
    pen.vol('#e8403c'),
  ) +
  pen.path('M62 2Q104 10 106 44V54H58Q44 28 62 2Z', pen.vol('#ffb52e')) +
  pen.box(-104, 52, 214, 20, pen.vol('#fffaf0'), 10) +
  pen.line('M-20 -40L2 -58M-2 -26L20 -44M18 -14L38 -30', '#fffaf0', 7) +
  pen.line('M-78 26Q-30 40 24 6', '#fffaf0', 9) +
  pen.line('M-120 -64H-70M-128 -84H-92', '#fff6dc', 6);

/** A raider low on the mat, his hand out for the touch. */
export const kabaddi: Motif = (pen) =>
  pen.path('M-112 100Q0 84 112 100Z', pen.vol('#2f9a6a')) +
  pen.line('M-6 20L-44 46L-84 92M10 26L46 40L36 92', '#a8683a', 22) +
  pen.line('M-90 94H-68M32 94H56', '#a8683a', 14) +
  pen.path('M-26 -44Q10 -56 34 -34L22 34Q-2 46 -24 30Z', pen.vol('#e8402f')) +
  pen.path('M-24 22Q0 36 24 26L34 50Q10 58 -8 48L-38 60Z', pen.vol('#24408f')) +
  pen.line('M28 -30L66 -8L106 -26', '#a8683a', 18) +
  pen.line('M104 -28L120 -38M106 -26L122 -26M104 -22L118 -14', '#a8683a', 6) +
  pen.line('M-20 -34L-60 -14L-78 18', '#a8683a', 18) +
  pen.circle(30, -76, 27, pen.ball('#b8743f')) +
  pen.path('M4 -78Q6 -108 34 -106Q58 -102 56 -80Q40 -92 22 -86Q10 -80 4 -78Z', '#1d1420') +
  pen.circle(42, -74, 4.6, '#140c12') +
  pen.line('M-6 -14H18', '#fffaf0', 8) +
  mirror(pen.line('M96 84L108 78', '#fffaf0', 4));
