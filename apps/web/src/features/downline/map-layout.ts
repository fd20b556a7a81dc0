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

/**
 * A tree in rings: each ring one level, each branch a slice as wide as it has ends. The nodes come nearest first, so that whoever
 * is above somebody stands before them; it takes one way down the list and one back.
 */
export function layOut(nodes: readonly TeamNode[]): Spot[] {
  const ends = nodes.map(() => 0);
  const depths: number[] = [];
  const atDepth: number[] = [];
  nodes.forEach(([, above], place) => {
    const depth = above < 0 ? 1 : (depths[above] ?? 0) + 1;
    depths[place] = depth;
    atDepth[depth] = (atDepth[depth] ?? 0) + 1;
  });
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    ends[place] = Math.max(ends[place] ?? 0, 1);
    const above = nodes[place]?.[1] ?? -1;
    if (above >= 0) ends[above] = (ends[above] ?? 0) + (ends[place] ?? 0);
  }
  const radii: number[] = [0];
  for (let depth = 1; depth < atDepth.length; depth += 1)
    radii[depth] = Math.max((radii[depth - 1] ?? 0) + STEP, ((atDepth[depth] ?? 0) * APART) / (2 * Math.PI));
  const all = nodes.reduce((sum, [, above], place) => sum + (above < 0 ? (ends[place] ?? 0) : 0), 0);
  // Where the slice of each begins, and how much of it its own are given so far; the last is the reader's.
  const begins: number[] = [];
  const given = nodes.map(() => 0);
  let givenByReader = 0;
  return nodes.map(([id, above, name, type, active], place) => {
    const mine = ends[place] ?? 1;
    const before = above < 0 ? givenByReader : (given[above] ?? 0);
    const begin = (above < 0 ? 0 : (begins[above] ?? 0)) + before;
    if (above < 0) givenByReader += mine;
    else given[above] = before + mine;
    begins[place] = begin;
    const angle = ((begin + mine / 2) / Math.max(all, 1)) * 2 * Math.PI - Math.PI / 2;
    const radius = radii[depths[place] ?? 1] ?? 0;
    return {
      id,
      name,
      agent: type !== 0,
      active,
      x: Math.cos(angle) * radius,
      y: Math.sin(angle) * radius,
      above,
    };
  });
}
