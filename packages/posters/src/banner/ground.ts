import { circlePath, star } from '#drawing/geometry.ts';
import { num } from '#drawing/svg.ts';
import { band, bloom, bokeh, crowd, flag, NIGHT, REACH, roofs, stars, type Painter } from './parts.ts';

function tierDots({ rng }: Painter, y: number, depth: number, bend: number): string {
  const tints = [NIGHT.warm, NIGHT.marigold, '#8fa6e8', '#5f78c8', NIGHT.coral, NIGHT.jade];
  return tints
    .map((tint) => {
      let d = '';
      for (let i = 0; i < 42; i += 1) {
        const x = rng.range(-560, 1000);
        d += circlePath(x, y + rng.range(0, depth) + bend * ((x - 420) / 600) ** 2, rng.range(1.2, 2.7));
      }
      return `<path d="${d}" fill="${tint}" opacity=".7"/>`;
    })
    .join('');
}

const arcY = (y: number, bend: number) =>
  `M${REACH.left} ${num(y + bend * 3.87)}Q420 ${num(y - bend * 3.87)} ${REACH.right + 600} ${num(y + bend * 3.87)}V${REACH.bottom}H${REACH.left}Z`;

function floodlight(painter: Painter, x: number, y: number, s: number, foot: number): string {
  let lamps = '';
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 5; column += 1)
      lamps += circlePath(x + (column - 2) * 14 * s, y + (row - 1) * 14 * s, 5.2 * s);
  return (
    `<path d="M${num(x - 4 * s)} ${num(y)}L${num(x - 9 * s)} ${num(foot)}H${num(x + 9 * s)}L${num(x + 4 * s)} ${num(y)}Z" fill="${NIGHT.black}"/><rect x="${num(x - 38 * s)}" y="${num(y - 25 * s)}" width="${num(76 * s)}" height="${num(50 * s)}" rx="6" fill="#0c1434"/>` +
    bloom(painter, x, y, 170 * s, '#dfe9ff', 0.65) +
    `<path d="${lamps}" fill="#fffdf2"/>` +
    bloom(painter, x, y, 60 * s, '#ffffff', 0.55)
  );
}

const beam = ({ sheet }: Painter, x: number, y: number, to: number, spread: number) =>
  `<path d="M${x - 24} ${y}L${to - spread} 440H${to + spread}L${x + 24} ${y}Z" fill="${sheet.linear([
    [0, '#cfdcff', 0.34],
    [1, '#cfdcff', 0],
  ])}"/>`;

function field({ sheet }: Painter): string {
  const clip = sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="420" cy="404" rx="640" ry="112"/></clipPath>`,
  );
  let mown = '';
  for (let i = -8; i < 9; i += 2)
    mown += `M${420 + i * 46} 290L${420 + i * 96} 520H${420 + (i + 1) * 96}L${420 + (i + 1) * 46} 290Z`;
  return `<g clip-path="url(#${clip})"><rect x="-240" y="280" width="1320" height="240" fill="${sheet.radial(
    [
      [0, '#3fd08f'],
      [0.4, '#178a5c'],
      [1, '#0a3f3a'],
    ],
    [0.5, 0.42, 0.55],
  )}"/><path d="${mown}" fill="#ffffff" opacity=".07"/><ellipse cx="420" cy="396" rx="560" ry="86" fill="none" stroke="#eafff2" stroke-width="2" stroke-dasharray="10 8" opacity=".55"/><ellipse cx="420" cy="392" rx="250" ry="40" fill="none" stroke="#eafff2" stroke-width="1.6" opacity=".4"/><path d="M396 366H444L456 420H384Z" fill="#e8c88a" opacity=".85"/><path d="M398 371H442M388 414H452" stroke="#fff" stroke-width="2"/><path d="M414 371v-12M420 371v-12M426 371v-12M410 414v-20M420 414v-20M430 414v-20" stroke="#fff6dc" stroke-width="2.6"/></g>`;
}

export function stadiumScene(painter: Painter): string {
  const { rng } = painter;
  const tiers = [
    [176, '#1a2757'],
    [214, '#121c44'],
    [252, '#0d1536'],
  ] as const;
  const stands = tiers
    .map(
      ([y, fill], i) =>
        `<path d="${arcY(y, 42 - i * 6)}" fill="${fill}"/>` + tierDots(painter, y + 5, 30, 42 - i * 6),
    )
    .join('');
  const rim = Array.from({ length: 27 }, (_, i) => {
    const x = -420 + i * 62;
    return bloom(painter, x, 170 + 42 * ((x - 420) / 600) ** 2, 26, NIGHT.warm, 0.55);
  }).join('');
  return (
    stars(painter, 60, 150) +
    bloom(painter, 420, 260, 520, NIGHT.haze, 0.75) +
    beam(painter, 96, 60, 300, 130) +
    beam(painter, 716, 48, 500, 150) +
    stands +
    rim +
    field(painter) +
    floodlight(painter, 96, 58, 1.05, 250) +
    floodlight(painter, 716, 46, 1.2, 262) +
    floodlight(painter, -190, 112, 0.7, 280) +
    floodlight(painter, 930, 120, 0.7, 290) +
    beam(painter, 96, 70, 470, 220) +
    beam(painter, 716, 60, 340, 230) +
    `<g opacity=".9">${bokeh(painter, 26, [-80, 250, 900, 420], [3, 11])}</g>` +
    flag(590, 430, 112, NIGHT.marigold) +
    flag(210, 440, 96, NIGHT.paper, true) +
    flag(760, 440, 86, NIGHT.coral) +
    crowd(painter, -120, 1000, 404, 1.25, '#0b1230', 0.45) +
    crowd(painter, -300, 1000, 440, 1.75, NIGHT.black, 0.35) +
    Array.from({ length: 9 }, () =>
      bloom(painter, rng.range(60, 860), rng.range(396, 460), 13, NIGHT.paper, 0.9),
    ).join('')
  );
}

function kiteShape(
  painter: Painter,
  x: number,
  y: number,
  s: number,
  turn: number,
  a: string,
  b: string,
): string {
  const style = painter.rng.int(0, 2);
  const face =
    style === 0
      ? `<path d="M0 -50L38 -4H0ZM0 40L-38 -4H0Z" fill="${a}"/><path d="M0 -50L-38 -4H0ZM0 40L38 -4H0Z" fill="${b}"/>`
      : style === 1
        ? `<path d="M0 -50L38 -4L0 40L-38 -4Z" fill="${a}"/><circle cy="-6" r="15" fill="${b}"/>`
        : `<path d="M0 -50L38 -4L0 40L-38 -4Z" fill="${a}"/><path d="M-19 -27H19L38 -4L28 8H-28L-38 -4Z" fill="${b}"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(s)})">${face}<path d="M0 -50V40M-38 -4Q0 -18 38 -4" stroke="#2a1020" stroke-width="1.6" fill="none" opacity=".6"/><path d="M-8 38L0 32L8 38L5 52H-5Z" fill="${b}"/><path d="M0 52q-12 10 -2 20t-2 22" fill="none" stroke="${b}" stroke-width="2.4"/></g>`;
}

export function kitesScene(painter: Painter): string {
  const { rng, sheet } = painter;
  const pairs = [
    ['#ff5f4a', '#ffd166'],
    ['#1fb98c', '#fff3d8'],
    ['#ffab2e', '#c8325a'],
    ['#5f8bff', '#ffd98a'],
    ['#e84f9a', '#fff3d8'],
    ['#fff3d8', '#ff6b57'],
  ] as const;
  const spots = [
    [400, 112, 1.9, 16],
    [640, 80, 1.25, -18],
    [196, 96, 1.15, 22],
    [560, 214, 0.85, 12],
    [760, 190, 1, -10],
    [90, 198, 0.7, 24],
    [300, 226, 0.62, -16],
    [870, 90, 0.7, 14],
    [-60, 110, 0.5, 18],
    [690, 280, 0.45, 10],
    [470, 290, 0.4, -12],
    [-180, 70, 0.4, -14],
  ] as const;
  const kites = spots.map(([x, y, s, turn], i) => {
    const [a, b] = pairs[i % pairs.length] ?? pairs[0];
    const hand = rng.chance(0.5) ? rng.range(140, 320) : rng.range(610, 780);
    const wire = `<path d="M${x} ${y + 10}Q${num((x + hand) / 2 + 40)} ${num(y + 200)} ${num(hand)} 404" fill="none" stroke="${NIGHT.paper}" stroke-width=".9" opacity=".45"/>`;
    return (i < 8 ? wire : '') + kiteShape(painter, x, y, s, turn, a, b);
  });
  const haze =
    bloom(painter, 520, 372, 480, '#ff8f3c', 0.85) +
    `<circle cx="520" cy="352" r="66" fill="${sheet.linear([
      [0, '#fff0b8'],
      [1, '#ffab3e'],
    ])}"/>`;
  return (
    stars(painter, 50, 120) +
    band(painter, 150, [
      [0, '#3a2a6a', 0],
      [0.5, '#8a3f6a', 0.55],
      [0.85, '#ff8a4a', 0.5],
      [1, '#ffab2e', 0.2],
    ]) +
    haze +
    `<path d="${roofs(painter, 404, 10, 58, 60)}" fill="#38224f"/>` +
    kites.join('') +
    `<path d="${roofs(painter, 436, 4, 34, 96)}" fill="#1b1436"/>` +
    crowd(painter, 130, 330, 388, 0.56, '#0d0c24', 0.9) +
    crowd(painter, 600, 790, 386, 0.62, '#0d0c24', 0.9) +
    `<path d="${roofs(painter, 474, 4, 26, 150, true)}" fill="${NIGHT.black}"/>` +
    bokeh(painter, 18, [-300, 400, 900, 470], [2, 5]) +
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M${num(250 + i * 46 + rng.range(-8, 8))} ${num(310 - (i % 3) * 14)}q6 -7 11 0q5 -7 11 0" fill="none" stroke="#1b1436" stroke-width="2.4"/>`,
    ).join('')
  );
}

function burst(painter: Painter, x: number, y: number, r: number, tint: string): string {
  let d = '';
  for (let i = 0; i < 26; i += 1) {
    const t = (i / 26) * Math.PI * 2;
    const reach = r * painter.rng.range(0.78, 1);
    d += `M${num(x + Math.cos(t) * r * 0.3)} ${num(y + Math.sin(t) * r * 0.3)}Q${num(x + Math.cos(t) * reach * 0.8)} ${num(y + Math.sin(t) * reach * 0.8)} ${num(x + Math.cos(t) * reach)} ${num(y + Math.sin(t) * reach + r * 0.14)}`;
  }
  return (
    bloom(painter, x, y, r * 1.3, tint, 0.45) +
    `<path d="${d}" fill="none" stroke="${tint}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="${num(r * 0.34)} 5 4 5"/>` +
    `<path d="${star(8, r * 0.16, r * 0.05)}" transform="translate(${num(x)} ${num(y)})" fill="#fff"/>`
  );
}

export const fireworks = (painter: Painter): string =>
  burst(painter, 150, 110, 84, NIGHT.marigold) +
  burst(painter, 330, 66, 56, NIGHT.coral) +
  burst(painter, 812, 92, 92, NIGHT.jade) +
  burst(painter, -60, 76, 44, '#8fb0ff');
