import { expect, test } from 'vitest';
import type { TeamNode } from './downline.queries.ts';
import { layOut } from './map-layout.ts';

test('[AGT-09] 10,000 accounts are laid out at once, each in a place of its own, a ring for each level', () => {
  const nodes: TeamNode[] = Array.from({ length: 10_000 }, (_, place) => [
    String(place + 1),
    place < 10 ? -1 : Math.floor((place - 10) / 20),
    `n${place}`,
    place < 500 ? 1 : 0,
    false,
  ]);
  const began = performance.now();
  const spots = layOut(nodes);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(new Set(spots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(10_000);
  const radius = (place: number): number => Math.hypot(spots[place]?.x ?? 0, spots[place]?.y ?? 0);
  for (const place of [10, 300, 5_000, 9_999])
    expect(radius(place)).toBeGreaterThan(radius(nodes[place]?.[1] ?? 0));
  expect(radius(0)).toBeCloseTo(radius(9));
});
