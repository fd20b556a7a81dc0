import {
  CAP_UNITS,
  FREE_SPINS,
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  REELS,
  SCATTER,
  SCATTER_PAYS,
  WILD,
} from './paytable.ts';
import { gridAt } from './rules.ts';
import { STRIPS } from './strips.ts';

/**
 * The return to player without chance: every one of the stops of the five reels is counted. Kept apart from the
 * rules' own evaluation on purpose, so that one proves the other.
 */
export type Theory = {
  /** `counts[drums].get(units)`: how many combinations of stops pay `units` and show so many drums. */
  readonly counts: readonly Map<number, number>[];
  readonly combinations: number;
};

const WINDOW_DRUMS = 5;

function windows() {
  return STRIPS.map((strip, reel) => strip.map((_, stop) => gridAt(STRIPS.map(() => stop))[reel] ?? []));
}

/** Walks the reels from the left; once no line is alive the remaining reels only matter for their drums. */
export function enumerateStops(): Theory {
  const columns = windows();
  const counts = Array.from({ length: WINDOW_DRUMS + 1 }, () => new Map<number, number>());
  const drumsAfter = drumTails(columns);
  const add = (drums: number, units: number, times: number) => {
    const total = units + (SCATTER_PAYS[drums - 3] ?? 0);
    const row = counts[drums];
    if (row && times > 0) row.set(total, (row.get(total) ?? 0) + times);
  };
  const walk = (reel: number, alive: readonly AliveLine[], won: number, drums: number): void => {
    if (alive.length === 0 || reel === REELS) {
      const settled = won + alive.reduce((sum, line) => sum + paysFor(line, reel), 0);
      drumsAfter[reel]?.forEach((times, more) => add(drums + more, settled, times));
      return;
    }
    for (const column of columns[reel] ?? []) {
      const next: AliveLine[] = [];
      let settled = won;
      for (const line of alive) {
        const shown = column[LINES[line.index]?.[reel] ?? 0];
        if (reel === 0 && shown && shown !== SCATTER && shown !== WILD)
          next.push({ index: line.index, symbol: shown });
        else if (reel > 0 && (shown === line.symbol || shown === WILD)) next.push(line);
        else settled += paysFor(line, reel);
      }
      walk(reel + 1, next, settled, drums + column.filter((symbol) => symbol === SCATTER).length);
    }
  };
  walk(
    0,
    LINES.map((_, index) => ({ index, symbol: SCATTER })),
    0,
    0,
  );
  return { counts, combinations: STRIPS.reduce((product, strip) => product * strip.length, 1) };
}

type AliveLine = { readonly index: number; readonly symbol: string };

function paysFor(line: AliveLine, reelsMatched: number): number {
  const pays = LINE_PAYS[line.symbol as keyof typeof LINE_PAYS] as readonly number[] | undefined;
  return pays?.[reelsMatched - 3] ?? 0;
}

/** `[reel][n]`: in how many ways the reels from `reel` on show n drums together. */
function drumTails(columns: readonly (readonly (readonly string[])[])[]): number[][] {
  const tails: number[][] = Array.from({ length: REELS + 1 }, () => []);
  tails[REELS] = [1];
  for (let reel = REELS - 1; reel >= 0; reel -= 1) {
    const ways: number[] = [];
    for (const column of columns[reel] ?? []) {
      const here = column.filter((symbol) => symbol === SCATTER).length;
      (tails[reel + 1] ?? []).forEach((times, more) => {
        ways[here + more] = (ways[here + more] ?? 0) + times;
      });
    }
    tails[reel] = ways;
  }
  return tails;
}

export type ExactReturn = {
  /** Return without the cap, as an exact fraction of whole numbers. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** What the cap takes away, and the variance of one round, both in stakes. */
  readonly capLoss: number;
  readonly rtp: number;
  readonly variance: number;
  readonly hitRate: number;
  readonly freeSpinRate: number;
  readonly highestSpinUnits: number;
};

export function exactReturn(theory: Theory): ExactReturn {
  const combinations = BigInt(theory.combinations);
  const spinUnits = sumUnits(theory.counts);
  const freeUnits = theory.counts.reduce((sum, row, drums) => {
    const flights = BigInt((FREE_SPINS[drums - 3] ?? 0) * FREE_SPIN_MULTIPLIER);
    return sum + countOf(row) * flights;
  }, 0n);
  const numerator = spinUnits * (combinations + freeUnits);
  const denominator = combinations * combinations * BigInt(LINES.length);
  const tail = capTail(theory);
  const uncapped = Number((numerator * 10n ** 15n) / denominator) / 1e15;
  const stake = LINES.length;
  const rtp = uncapped - tail.loss / stake;
  const freeSpins = theory.counts.slice(3).reduce((sum, row) => sum + Number(countOf(row)), 0);
  const losing = theory.counts.reduce((sum, row) => sum + (row.get(0) ?? 0), 0);
  return {
    numerator,
    denominator,
    capLoss: tail.loss / stake,
    rtp,
    variance: tail.secondMoment / stake ** 2 - rtp ** 2,
    hitRate: 1 - losing / theory.combinations,
    freeSpinRate: freeSpins / theory.combinations,
    highestSpinUnits: Math.max(...theory.counts.flatMap((row) => [...row.keys()])),
  };
}

function countOf(row: Map<number, number>): bigint {
  return BigInt([...row.values()].reduce((sum, times) => sum + times, 0));
}

function sumUnits(counts: readonly Map<number, number>[]): bigint {
  return counts.reduce(
    (sum, row) => [...row].reduce((inner, [units, times]) => inner + BigInt(units) * BigInt(times), sum),
    0n,
  );
}

/** The distribution of a whole round by repeated convolution: what lies above the cap, and the second moment below it. */
function capTail(theory: Theory): { loss: number; secondMoment: number } {
  const single = new Map<number, number>();
  for (const row of theory.counts)
    for (const [units, times] of row) {
      const won = units * FREE_SPIN_MULTIPLIER;
      single.set(won, (single.get(won) ?? 0) + times / theory.combinations);
    }
  let loss = 0;
  let secondMoment = 0;
  let flown = new Float64Array(1).fill(1);
  for (let flights = 0; flights <= Math.max(...FREE_SPINS); flights += 1) {
    theory.counts.forEach((row, drums) => {
      if ((FREE_SPINS[drums - 3] ?? 0) !== flights) return;
      for (const [units, times] of row)
        flown.forEach((chance, free) => {
          if (chance === 0) return;
          const weight = (times / theory.combinations) * chance;
          loss += weight * Math.max(0, units + free - CAP_UNITS);
          secondMoment += weight * Math.min(units + free, CAP_UNITS) ** 2;
        });
    });
    flown = convolve(flown, single);
  }
  return { loss, secondMoment };
}

function convolve(sums: Float64Array<ArrayBuffer>, single: Map<number, number>): Float64Array<ArrayBuffer> {
  const highest = Math.max(...single.keys());
  const result = new Float64Array(sums.length + highest);
  for (const [units, chance] of single)
    for (let index = 0; index < sums.length; index += 1) {
      const before = sums[index] ?? 0;
      if (before !== 0) result[index + units] = (result[index + units] ?? 0) + before * chance;
    }
  return result;
}
