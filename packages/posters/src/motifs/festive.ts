import { petal, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const kite: Motif = (pen) => {
  const [a, b] = pen.rng.shuffle(['#ef3e36', '#ffb52e', '#17a88a', '#3a6be0', '#e83f9a', '#7a3fe0']);
  const ca = a ?? '#ef3e36';
  const cb = b ?? '#ffb52e';
  const style = pen.rng.int(0, 2);
  const face =
    style === 0
      ? pen.path('M0 -104L72 -14H0ZM0 68L-72 -14H0Z', pen.vol(ca)) +
        pen.path('M0 -104L-72 -14H0ZM0 68L72 -14H0Z', pen.vol(cb))
      : style === 1
        ? pen.path('M0 -104L72 -14L0 68L-72 -14Z', pen.vol(ca)) +
          pen.circle(0, -20, 32, pen.vol(cb)) +
          pen.path(star(8, 24, 11), '#fff6dc', { transform: 'translate(0 -20)' })
        : pen.path('M0 -104L72 -14L0 68L-72 -14Z', pen.vol(ca)) +
          pen.path('M-36 -59L36 -59L72 -14L54 6H-54L-72 -14Z', pen.vol(cb)) +
          pen.path('M-24 -36H24V-8H-24Z', '#fff6dc');
  return turned(
    pen.line('M0 68Q-30 84 -8 98Q18 108 4 128', '#fff6dc', 4) +
      face +
      pen.line('M0 -104V68M-72 -14Q0 -40 72 -14', '#3a1d12', 3, { opacity: 0.7 }) +
      pen.path('M-8 94L-30 84L-26 104ZM-8 94L14 100L10 84Z', ca) +
      pen.path('M-14 66L0 58L14 66L8 86H-8Z', cb),
    pen.rng.range(14, 30),
    -6,
    -8,
  );
};

export const drum: Motif = (pen) => {
  const body = pen.rng.pick(['#c8322b', '#1f7f72', '#8a3fb5', '#d9781f']);
  return (
    turned(
      pen.path('M-92 -40Q0 -70 92 -40V40Q0 78 -92 40Z', pen.vol(body)) +
        pen.line('M-84 -42L-56 52L-28 -52L0 60L28 -52L56 52L84 -42', '#ffe3a0', 5) +
        pen.oval(-92, 0, 22, 46, pen.vol('#f6e3c0')) +
        pen.oval(-94, 0, 11, 24, '#2b1410') +
        pen.oval(92, 0, 22, 46, pen.vol('#f6e3c0')) +
        pen.oval(94, 0, 12, 26, '#2b1410'),
      -18,
    ) +
    turned(pen.box(-5, -70, 10, 96, pen.vol('#8a5226'), 5) + pen.circle(0, -72, 11, '#fff0d0'), 38, 56, -40)
  );
};

export const tabla: Motif = (pen) => {
  const pot = (x: number, y: number, w: number, h: number, colour: string) =>
    pen.path(
      `M${x - w} ${y}Q${x - w * 1.25} ${y + h} ${x} ${y + h}Q${x + w * 1.25} ${y + h} ${x + w} ${y}Z`,
      pen.vol(colour),
    ) +
    pen.line(
      `M${x - w * 0.9} ${y + 6}L${x - w * 0.5} ${y + h * 0.9}L${x - w * 0.2} ${y + 14}L${x + w * 0.2} ${y + h * 0.96}L${x + w * 0.5} ${y + 12}L${x + w * 0.8} ${y + h * 0.7}`,
      '#ffe3a0',
      4,
    ) +
    pen.oval(x, y, w, w * 0.42, '#fff1d6') +
    pen.oval(x, y, w * 0.78, w * 0.3, '#f0d8a8') +
    pen.oval(x - 4, y, w * 0.4, w * 0.16, '#1d1014');
  return pot(-44, -10, 54, 96, '#8f98a8') + pot(54, -40, 42, 126, '#9c4a24');
};

export const lantern: Motif = (pen) => {
  const paper = pen.rng.pick(['#e8332e', '#ff9420', '#2fa88a', '#c83fa0']);
  return (
    pen.circle(
      0,
      -6,
      104,
      pen.sheet.radial([
        [0, '#ffe9a0', 0.65],
        [1, '#ffe9a0', 0],
      ]),
    ) +
    pen.line('M0 -104V-78', '#ffcf5a', 5) +
    pen.path('M-34 -66C-104 -52 -104 42 -34 58H34C104 42 104 -52 34 -66Z', pen.ball(paper)) +
    pen.line('M-34 -66C-64 -30 -64 24 -34 58M34 -66C64 -30 64 24 34 58M0 -66V58', '#ffe3a0', 3, {
      opacity: 0.7,
    }) +
    pen.box(-38, -80, 76, 16, pen.vol('#ffcf3a'), 5) +
    pen.box(-36, 56, 72, 14, pen.vol('#ffcf3a'), 5) +
    pen.line('M0 70V88M-14 72V104M14 72V104M0 88V112', '#ffcf5a', 5)
  );
};

export const firework: Motif = (pen) => {
  const colours = pen.rng.shuffle(['#ffcf3a', '#ff5f8a', '#4fd8e8', '#9aff7a', '#ff8a2e']);
  const burst = (x: number, y: number, r: number, colour: string, count: number) =>
    `<g transform="translate(${x} ${y})">${ring(count, (i) => pen.line(`M0 ${-r * 0.3}V${-r * (i % 2 ? 0.72 : 0.92)}`, colour, r * 0.06) + pen.circle(0, -r * (i % 2 ? 0.82 : 1), r * 0.07, i % 2 ? '#fff6dc' : colour))}${pen.circle(0, 0, r * 0.14, '#ffffff')}</g>`;
  return (
    burst(0, -14, 92, colours[0] ?? '#ffcf3a', 18) +
    burst(-62, 58, 44, colours[1] ?? '#ff5f8a', 12) +
    burst(66, 50, 50, colours[2] ?? '#4fd8e8', 14)
  );
};

export const mask: Motif = (pen) => {
  const face = pen.rng.pick(['#d8342c', '#1f8f7a', '#f0a91f', '#3a55b8']);
  return (
    mirror(pen.path('M30 -60Q60 -116 108 -92Q92 -70 100 -44Q84 -40 76 -20Z', pen.vol('#ffcf3a'))) +
    [-56, -28, 0, 28, 56]
      .map((turn) => turned(pen.path(petal(48, 13), pen.vol('#ff7f3a')), turn, 0, -58))
      .join('') +
    pen.path(
      'M0 -78C56 -80 82 -44 76 0C72 54 38 98 0 100C-38 98 -72 54 -76 0C-82 -44 -56 -80 0 -78Z',
      pen.vol(face),
    ) +
    mirror(
      pen.path('M10 -18Q36 -46 64 -20Q40 2 10 -18Z', '#fffbe8') +
        pen.circle(37, -20, 9, '#16090c') +
        pen.line('M8 -38Q36 -64 68 -38', '#16090c', 7) +
        pen.path('M44 12Q64 10 62 30Q46 34 44 12Z', '#fff0c0'),
    ) +
    pen.path('M-9 -14H9L15 22Q0 32 -15 22Z', '#ffcf3a') +
    pen.path('M-40 44Q0 32 40 44Q30 78 0 80Q-30 78 -40 44Z', '#2b0a10') +
    pen.path('M-34 45Q0 36 34 45L28 56H-28Z', '#fffbe8') +
    pen.path('M0 -70L12 -50L0 -32L-12 -50Z', '#ffe08a') +
    mirror(pen.circle(76, 16, 12, pen.ball('#ffcf3a')))
  );
};

export const bell: Motif = (pen) =>
  pen.circle(0, -88, 12, '#c8861f') +
  pen.path(
    'M0 -86C50 -82 56 -30 62 20Q66 50 92 64H-92Q-66 50 -62 20C-56 -30 -50 -82 0 -86Z',
    pen.vol('#ffc531'),
  ) +
  pen.path('M-92 64H92Q84 84 0 84Q-84 84 -92 64Z', '#c8861f') +
  pen.circle(0, 90, 16, pen.ball('#8a4f17')) +
  pen.line('M-34 -40Q-42 0 -46 36', '#fff6cf', 8) +
  pen.line('M-64 30Q0 46 64 30', '#b9781c', 5);

export const seven: Motif = (pen) => {
  const colour = pen.rng.pick(['#e8232e', '#7a2fe0', '#12a06a']);
  const shape = 'M-70 -92H76V-50Q18 10 10 94H-48Q-40 10 14 -44H-34L-40 -24H-74Z';
  return (
    pen.path(shape, '#3a0a10', { transform: 'translate(7 9)' }) +
    `<path d="${shape}" fill="${pen.vol(colour)}" stroke="${pen.tone('#ffdf7a')}" stroke-width="9" stroke-linejoin="round"/>` +
    pen.line('M-56 -78H58', '#ffd6d6', 6) +
    sparkle(pen, 78, -84)
  );
};

function sparkle(pen: Parameters<Motif>[0], x: number, y: number): string {
  return pen.path(star(4, 24, 6), '#ffffff', { transform: `translate(${x} ${y})` });
}

export const balloonFair: Motif = (pen) => {
  const colours = pen.rng.shuffle(['#ef3e36', '#ffb52e', '#17a88a', '#3a6be0', '#e83f9a']);
  const stripes = [-64, -32, 0, 32, 64].map((x, i) => {
    return pen.path(
      `M${x * 0.28} 44Q${x * 1.5 - 16} -20 ${x * 0.9 - 14} -70Q${x * 0.4} -110 0 -108Q${x * 0.6} -108 ${x * 0.9 + 14} -70Q${x * 1.5 + 16} -20 ${x * 0.28 + 6} 44Z`,
      pen.vol(colours[i] ?? '#ffb52e'),
    );
  });
  return (
    stripes.join('') +
    pen.line('M-20 44L-14 70M20 44L14 70', '#5a3216', 3) +
    pen.box(-19, 68, 38, 30, pen.vol('#a8672e'), 5) +
    pen.line('M-19 80H19', '#6b3d1c', 4)
  );
};

export const ferrisWheel: Motif = (pen) =>
  pen.line('M0 -14L-48 100M0 -14L48 100M-64 100H64', '#8f98c8', 7) +
  `<g transform="translate(0 -14)">${pen.circle(0, 0, 82, 'none', { stroke: pen.tone('#ffcf5a'), 'stroke-width': 6 })}${ring(8, () => pen.line('M0 0V-82', '#ffe3a0', 3))}${ring(8, (i) => pen.circle(0, -82, 14, pen.ball(['#ef3e36', '#17a88a', '#ffb52e', '#3a8be0'][i % 4] ?? '#ef3e36')), 22)}${pen.circle(0, 0, 14, pen.ball('#ef3e36'))}</g>`;
