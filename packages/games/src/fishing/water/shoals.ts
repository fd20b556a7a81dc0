import { kindsOf, type Kind, type Sea } from '../species.ts';

/** How a kind swims: how often some come by, how many, how long they take, how large they are, and how deep (0 at the surface). */
type Shoal = {
  readonly everyMs: number;
  readonly crossMs: number;
  readonly count: number;
  /** Length, where 1 is a carp. */
  readonly size: number;
  readonly from: number;
  readonly to: number;
};

const shoal = (
  everyMs: number,
  crossMs: number,
  count: number,
  size: number,
  from: number,
  to: number,
): Shoal => ({ everyMs, crossMs, count, size, from, to });

const SHOALS: Readonly<Record<Kind, Shoal>> = {
  puti: shoal(5_500, 17_000, 4, 0.5, 0.1, 0.5),
  prawn: shoal(9_000, 24_000, 2, 0.6, 0.74, 0.92),
  koi: shoal(8_000, 21_000, 2, 0.62, 0.3, 0.8),
  tengra: shoal(10_000, 19_000, 2, 0.66, 0.55, 0.88),
  pabda: shoal(12_000, 18_000, 2, 0.78, 0.2, 0.65),
  rui: shoal(11_000, 22_000, 1, 1, 0.3, 0.75),
  katla: shoal(14_000, 24_000, 1, 1.12, 0.25, 0.7),
  chitol: shoal(17_000, 21_000, 1, 1.2, 0.35, 0.8),
  hilsa: shoal(19_000, 15_000, 2, 0.92, 0.15, 0.5),
  boal: shoal(29_000, 26_000, 1, 1.6, 0.6, 0.86),
  makara: shoal(75_000, 40_000, 1, 2.5, 0.4, 0.62),
  bombil: shoal(5_500, 18_000, 4, 0.58, 0.3, 0.75),
  croaker: shoal(8_000, 20_000, 3, 0.62, 0.2, 0.7),
  crab: shoal(11_000, 30_000, 1, 0.66, 0.93, 0.96),
  pomfret: shoal(8_000, 19_000, 3, 0.68, 0.15, 0.6),
  bhetki: shoal(11_000, 22_000, 1, 1, 0.35, 0.8),
  mackerel: shoal(12_000, 13_000, 3, 0.82, 0.1, 0.45),
  threadfin: shoal(16_000, 21_000, 1, 1.08, 0.4, 0.8),
  tuna: shoal(18_000, 13_000, 2, 1.25, 0.2, 0.6),
  lobster: shoal(26_000, 32_000, 1, 0.95, 0.9, 0.94),
  marlin: shoal(31_000, 14_000, 1, 1.9, 0.15, 0.45),
  conch: shoal(80_000, 44_000, 1, 1.7, 0.5, 0.72),
};

export type Swimmer = {
  /** The same for every boat. */
  readonly id: number;
  readonly kind: Kind;
  /** Of the water: 0 to 1 from left to right, and from the surface to the bed. */
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
  /** Nose up or down, in radians. */
  readonly tilt: number;
  readonly size: number;
  /** So that not all beat their tails at once. */
  readonly phase: number;
};

const MOST_KINDS = 32;
const MOST_IN_SHOAL = 8;
const BEYOND = 0.2;

/** An even number from 0 to 1 out of four whole ones: no chance, only variety. */
export function scatter(seed: number, one: number, two: number, three: number): number {
  let hash = seed ^ Math.imul(one + 0x9e37, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(two, 0xc2b2ae35), 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(three + 0x51, 0x165667b1), 0x85ebca6b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Everything that swims in a sea at a moment. Two pages with the same seed and time see the same. */
export function swimmersAt(sea: Sea, seed: number, ms: number): Swimmer[] {
  return kindsOf(sea).flatMap((kind, place) => shoalsAt(kind, place, seed, ms));
}

function shoalsAt(kind: Kind, place: number, seed: number, ms: number): Swimmer[] {
  const { everyMs, crossMs } = SHOALS[kind];
  const found: Swimmer[] = [];
  const last = Math.floor(ms / everyMs);
  const first = Math.floor((ms - crossMs * 1.3) / everyMs) - 1;
  for (let number = first; number <= last; number += 1) {
    const begins = (number + scatter(seed, place, number, 0)) * everyMs;
    const takes = crossMs * (0.85 + 0.4 * scatter(seed, place, number, 1));
    const age = (ms - begins) / takes;
    if (age >= 0 && age < 1) addShoal(found, kind, { place, number, seed, age });
  }
  return found;
}

type Passing = { place: number; number: number; seed: number; age: number };

function addShoal(found: Swimmer[], kind: Kind, { place, number, seed, age }: Passing): void {
  const { count, size, from, to } = SHOALS[kind];
  const facing = scatter(seed, place, number, 2) < 0.5 ? 1 : -1;
  const lane = from + (to - from) * scatter(seed, place, number, 3);
  const waves = 1 + 1.5 * scatter(seed, place, number, 4);
  const swing = count > 1 || to - from > 0.2 ? 0.035 : 0.008;
  for (let member = 0; member < count; member += 1) {
    const off = (salt: number) => scatter(seed, place, number, 10 + member * 4 + salt);
    const behind = member === 0 ? 0 : (member * 0.045 + 0.02 * off(0)) * (0.5 + size);
    const way = age * (1 + 2 * BEYOND + behind) - BEYOND - behind;
    const turn = 2 * Math.PI * (age * waves + off(1));
    const y =
      lane +
      swing * Math.sin(turn) +
      (member === 0 ? 0 : (off(2) - 0.5) * 0.11 * (to - from > 0.1 ? 1 : 0.2));
    found.push({
      id: (number * MOST_KINDS + place) * MOST_IN_SHOAL + member,
      kind,
      x: facing === 1 ? way : 1 - way,
      y: Math.min(Math.max(y, 0.04), 0.97),
      facing,
      tilt: Math.cos(turn) * swing * 3.2,
      size: size * (0.92 + 0.16 * off(3)),
      phase: off(1) * 7,
    });
  }
}

/** Far enough in to be aimed at. */
export const isInView = ({ x }: Swimmer): boolean => x > 0.02 && x < 0.98;
