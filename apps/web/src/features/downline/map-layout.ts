import type { TeamNode } from './downline.queries.ts';

/** Where a point of the map lies; the reader stands in the middle. */
export type Spot = {
  id: string;
  name: string;
  agent: boolean;
  active: boolean;
  x: number;
  y: number;
  /** Place of the one above in the list, -1 for the reader. */
  above: number;
};

const STEP = 110;
/** The least that two points of one ring are apart. */
const APART = 13;

/** So many are laid out between two looks at the clock. */
const PART = 500;

/** All at once. */
export function layOut(nodes: readonly TeamNode[]): Spot[] {
  const steps = layOutInParts(nodes);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * A tree in rings: each ring one level, each branch a slice as wide as it has ends. The nodes come nearest first, so that whoever
 * is above somebody stands before them; it takes one way down the list and one back. Of a large team it pauses now and then, and
 * whoever asks goes on when the page has had its turn.
 */
export function* layOutInParts(nodes: readonly TeamNode[]): Generator<undefined, Spot[]> {
  const ends = new Float64Array(nodes.length).fill(1);
  const below = new Float64Array(nodes.length);
  const depths = new Uint16Array(nodes.length);
  const atDepth: number[] = [];
  for (const [place, [, above]] of nodes.entries()) {
    if (place % PART === PART - 1) yield;
    const depth = above < 0 ? 1 : (depths[above] ?? 0) + 1;
    depths[place] = depth;
    atDepth[depth] = (atDepth[depth] ?? 0) + 1;
  }
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    if (place % PART === PART - 1) yield;
    ends[place] = Math.max(below[place] ?? 0, 1);
    const above = nodes[place]?.[1] ?? -1;
    if (above >= 0) below[above] = (below[above] ?? 0) + (ends[place] ?? 1);
  }
  const radii: number[] = [0];
  for (let depth = 1; depth < atDepth.length; depth += 1)
    radii[depth] = Math.max((radii[depth - 1] ?? 0) + STEP, ((atDepth[depth] ?? 0) * APART) / (2 * Math.PI));
  const all = nodes.reduce((sum, [, above], place) => sum + (above < 0 ? (ends[place] ?? 0) : 0), 0);
  // Where the slice of each begins, and how much of it its own are given so far; the last is the reader's.
  const begins = new Float64Array(nodes.length);
  const given = new Float64Array(nodes.length);
  let givenByReader = 0;
  const spots: Spot[] = [];
  for (const [place, [id, above, name, type, active]] of nodes.entries()) {
    if (place % PART === PART - 1) yield;
    const mine = ends[place] ?? 1;
    const before = above < 0 ? givenByReader : (given[above] ?? 0);
    const begin = (above < 0 ? 0 : (begins[above] ?? 0)) + before;
    if (above < 0) givenByReader += mine;
    else given[above] = before + mine;
    begins[place] = begin;
    const angle = ((begin + mine / 2) / Math.max(all, 1)) * 2 * Math.PI - Math.PI / 2;
    const radius = radii[depths[place] ?? 1] ?? 0;
    spots.push({
      id,
      name,
      agent: type !== 0,
      active,
      x: Math.cos(angle) * radius,
      y: Math.sin(angle) * radius,
      above,
    });
  }
  return spots;
}
