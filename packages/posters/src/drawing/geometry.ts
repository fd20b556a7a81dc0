import { num } from './svg.ts';
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

export function circlePath(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
}

export function regular(sides: number, radius: number, turn = -90): Point[] {
  return Array.from({ length: sides }, (_, i) => polar(radius, turn + (360 / sides) * i));
}

export function star(tips: number, outer: number, inner: number, turn = -90): string {
  const points = Array.from({ length: tips * 2 }, (_, i) =>
    polar(i % 2 === 0 ? outer : inner, turn + (180 / tips) * i),
  );
  return polygon(points);
}

/** Closed smooth curve through the middles of the given points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const start = middle(-1);
  let d = `M${num(start[0])} ${num(start[1])}`;
  for (let i = 0; i < points.length; i += 1) {
    const [cx, cy] = at(i);
    const [x, y] = middle(i);
    d += `Q${num(cx)} ${num(cy)} ${num(x)} ${num(y)}`;
  }
  return `${d}Z`;
}

/** A petal or leaf from the origin to (0, -length). */
export function petal(length: number, width: number): string {
  return `M0 0C${num(width)} ${num(-length * 0.25)} ${num(width)} ${num(-length * 0.75)} 0 ${num(-length)}C${num(-width)} ${num(-length * 0.75)} ${num(-width)} ${num(-length * 0.25)} 0 0Z`;
}

/** Sun rays from a point: wedges that reach beyond any corner of the canvas. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  reach: number,
  turn: number,
  share = 0.5,
): string {
  const step = 360 / count;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x1, y1] = polar(reach, turn + step * i);
    const [x2, y2] = polar(reach, turn + step * (i + share));
    d += `M${num(cx)} ${num(cy)}L${num(cx + x1)} ${num(cy + y1)}L${num(cx + x2)} ${num(cy + y2)}Z`;
  }
  return d;
}

/** A hill line across `width`, closed at the bottom. */
export function ridge(
  rng: Random,
  width: number,
  y: number,
  height: number,
  steps: number,
  bottom: number,
): string {
  const step = width / steps;
  let d = `M0 ${num(bottom)}V${num(y)}`;
  for (let i = 0; i < steps; i += 1) {
    const peak = y - height * rng.range(0.3, 1);
    d += `Q${num(step * (i + 0.5))} ${num(2 * peak - y)} ${num(step * (i + 1))} ${num(y + height * rng.range(-0.1, 0.15))}`;
  }
  return `${d}V${num(bottom)}Z`;
}

/** Jagged mountains across `width`, closed at the bottom. */
export function crags(
  rng: Random,
  width: number,
  y: number,
  height: number,
  steps: number,
  bottom: number,
): string {
  const step = width / steps;
  const points: Point[] = [
    [0, bottom],
    [0, y],
  ];
  for (let i = 0; i < steps; i += 1) {
    points.push([step * (i + rng.range(0.35, 0.65)), y - height * rng.range(0.45, 1)]);
    points.push([step * (i + 1), y - height * rng.range(0, 0.25)]);
  }
  points.push([width, bottom]);
  return polygon(points);
}

/** A row of equal waves, closed at the bottom. */
export function waves(
  width: number,
  y: number,
  length: number,
  height: number,
  shift: number,
  bottom: number,
): string {
  let d = `M${num(-length + shift)} ${num(bottom)}V${num(y)}`;
  for (let x = -length + shift; x < width + length; x += length) {
    d += `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  }
  return `${d}V${num(bottom)}Z`;
}
