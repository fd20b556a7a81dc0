import { circlePath, polar } from '#drawing/geometry.ts';
import type { Random } from '#drawing/random.ts';
import { num, type Sheet, type Stop } from '#drawing/svg.ts';

/** The colours of a night before the match: ink-blue ground, warm lights, marigold, jade, a little coral. */
export const NIGHT = {
  black: '#050816',
  ink: '#0a1028',
  blue: '#131d45',
  slate: '#22326b',
  haze: '#3d52a0',
  marigold: '#ffab2e',
  warm: '#ffd98a',
  jade: '#1fb98c',
  coral: '#ff6b57',
  paper: '#fff3d8',
} as const;

export type Painter = { rng: Random; sheet: Sheet };

/** A scene is drawn around x 0..800, y 0..480, and reaches far enough left and right for a wide banner. */
export const REACH = { left: -760, right: 1000, bottom: 520 } as const;

export function bloom(
  { sheet }: Painter,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.6,
): string {
  const fill = sheet.radial([
    [0, colour, strength],
    [0.35, colour, Math.round(strength * 40) / 100],
    [1, colour, 0],
  ]);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`;
}

export const band = ({ sheet }: Painter, y: number, stops: readonly Stop[]): string =>
  `<rect x="${REACH.left}" y="${num(y)}" width="${REACH.right - REACH.left}" height="${num(REACH.bottom - y)}" fill="${sheet.linear(stops)}"/>`;

export function stars({ rng }: Painter, count: number, bottom: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += circlePath(rng.range(-600, 980), rng.range(4, bottom), rng.range(0.6, 1.6));
  return `<path d="${d}" fill="${NIGHT.paper}" opacity=".55"/>`;
}

/** Out-of-focus lights: what a lens makes of a far crowd. */
export function bokeh(
  { rng }: Painter,
  count: number,
  area: readonly [number, number, number, number],
  size: readonly [number, number],
): string {
  const tints = [NIGHT.marigold, NIGHT.warm, NIGHT.warm, NIGHT.jade, NIGHT.coral, '#8fb0ff'];
  const [x1, y1, x2, y2] = area;
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${num(rng.range(x1, x2))}" cy="${num(rng.range(y1, y2))}" r="${num(rng.range(size[0], size[1]))}" fill="${rng.pick(tints)}" opacity="${num(rng.range(0.1, 0.4))}"/>`,
  ).join('');
}

type Figure = { body: string; head: string; arms: string };

/** One body from the back: head, shoulders, and perhaps arms in the air. */
function figure(x: number, y: number, s: number, pose: number): Figure {
  const p = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy * s)}`;
  const body = `M${p(-17, 90)}V${num(y + 36 * s)}Q${p(-16, 19)} ${p(0, 18)}Q${p(16, 19)} ${p(17, 36)}V${num(y + 90 * s)}Z`;
  const left = `M${p(-17, 40)}L${p(-27, 2)}L${p(-22, -24)}L${p(-15, -23)}L${p(-18, 2)}L${p(-8, 26)}Z`;
  const right = `M${p(17, 40)}L${p(27, 2)}L${p(22, -24)}L${p(15, -23)}L${p(18, 2)}L${p(8, 26)}Z`;
  const arms = (pose & 1 ? left : '') + (pose & 2 ? right : '');
  return { body, head: circlePath(x, y + 5 * s, 11 * s), arms };
}

/** A row of people seen from behind, shoulder to shoulder. */
export function crowd(
  { rng }: Painter,
  from: number,
  to: number,
  y: number,
  size: number,
  colour: string,
  joy = 0.4,
): string {
  const all: Figure = { body: '', head: '', arms: '' };
  for (let x = from; x < to; x += size * rng.range(26, 40)) {
    const pose = rng.chance(joy) ? rng.int(1, 3) : 0;
    const one = figure(x, y + rng.range(-10, 10) * size, size * rng.range(0.88, 1.12), pose);
    all.body += one.body;
    all.head += one.head;
    all.arms += one.arms;
  }
  // Three paths, because shapes that wind in opposite ways would cut holes into each other.
  return `<g fill="${colour}"><path d="${all.body}"/><path d="${all.head}"/><path d="${all.arms}"/></g>`;
}

export function flag(x: number, y: number, height: number, colour: string, flip = false): string {
  const s = flip ? -1 : 1;
  return `<path d="M${num(x)} ${num(y)}V${num(y - height)}" stroke="${NIGHT.black}" stroke-width="3"/><path d="M${num(x)} ${num(y - height)}q${num(s * 22)} -12 ${num(s * 42)} 0t${num(s * 40)} 0v30q${num(s * -22)} 12 ${num(s * -42)} 0t${num(s * -40)} 0Z" fill="${colour}"/>`;
}

/** Bulbs on a sagging wire. */
export function lampString(
  painter: Painter,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  tints: readonly string[],
): string {
  let out = `<path d="M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}" fill="none" stroke="${NIGHT.black}" stroke-width="2"/>`;
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    const tint = tints[i % tints.length] ?? NIGHT.warm;
    out +=
      bloom(painter, x, y + 5, 17, tint, 0.5) +
      `<circle cx="${num(x)}" cy="${num(y + 5)}" r="4" fill="${NIGHT.paper}"/>`;
  }
  return out;
}

export function palmTree(x: number, y: number, s: number, colour: string): string {
  const leaf = (turn: number, length: number) => {
    const [dx, dy] = polar(length * s, turn);
    const [cx, cy] = polar(length * 0.6 * s, turn - 34);
    const [bx, by] = polar(length * 0.5 * s, turn - 12);
    const top = [x + 8 * s, y - 100 * s] as const;
    return `M${num(top[0])} ${num(top[1])}Q${num(top[0] + cx)} ${num(top[1] + cy)} ${num(top[0] + dx)} ${num(top[1] + dy)}Q${num(top[0] + bx)} ${num(top[1] + by)} ${num(top[0])} ${num(top[1])}Z`;
  };
  const trunk = `M${num(x - 4 * s)} ${num(y)}Q${num(x - 2 * s)} ${num(y - 60 * s)} ${num(x + 6 * s)} ${num(y - 102 * s)}h${num(5 * s)}Q${num(x + 6 * s)} ${num(y - 60 * s)} ${num(x + 5 * s)} ${num(y)}Z`;
  return `<path d="${trunk}${[-170, -130, -95, -60, -20, 20, 160].map((turn, i) => leaf(turn, 54 - (i % 2) * 8)).join('')}" fill="${colour}"/>`;
}

/** Broken light on water or wet ground below a lamp. */
export function glitter(
  { rng, sheet }: Painter,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  let d = '';
  const steps = Math.max(5, Math.round(height / 11));
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    const w = width * (0.35 + t * 0.8) * rng.range(0.4, 1);
    const cx = x + rng.range(-0.18, 0.18) * width;
    d += `M${num(cx - w)} ${num(y + t * height)}q${num(w)} ${num(-1.5 - t * 2)} ${num(2 * w)} 0q${num(-w)} ${num(3 + t * 4)} ${num(-2 * w)} 0Z`;
  }
  return `<path d="${d}" fill="${sheet.linear([
    [0, colour, 0.85],
    [1, colour, 0.12],
  ])}"/>`;
}

export function roofs(
  { rng }: Painter,
  y: number,
  low: number,
  high: number,
  step: number,
  plain = false,
): string {
  let d = '';
  for (let x = REACH.left; x < REACH.right; x += step * rng.range(0.8, 1.3)) {
    const top = y - rng.range(low, high);
    const w = step * rng.range(0.8, 1.2);
    d += `M${num(x)} ${REACH.bottom}V${num(top)}h${num(w)}V${REACH.bottom}Z`;
    const cap = plain ? 9 : rng.int(0, 5);
    if (cap === 0)
      d += `M${num(x + w * 0.2)} ${num(top)}c${num(-w * 0.1)} ${num(-w * 0.4)} ${num(w * 0.2)} ${num(-w * 0.4)} ${num(w * 0.3)} ${num(-w * 0.66)}c${num(w * 0.1)} ${num(w * 0.26)} ${num(w * 0.4)} ${num(w * 0.26)} ${num(w * 0.3)} ${num(w * 0.66)}Z`;
    if (cap === 1) d += `M${num(x + w * 0.4)} ${num(top)}v${num(-w * 0.9)}h${num(w * 0.12)}v${num(w * 0.9)}Z`;
    if (cap === 2) d += `M${num(x + w * 0.6)} ${num(top)}v${num(-w * 0.3)}h${num(w * 0.25)}v${num(w * 0.3)}Z`;
  }
  return d;
}
