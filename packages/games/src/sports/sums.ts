import { twoSided } from './lines.ts';
import { WHOLE, type Outcome } from './outcomes.ts';
import type { Market } from './sport.ts';

/** The chance of each whole number from `least` on. */
export type Sums = { readonly least: number; readonly chances: readonly number[] };

const LINES_ON_OFFER = 3;

/** What the steps that are left can add up to, each outcome worth what `worthOf` says. No step asks what came before. */
export function sumsOf(
  now: number,
  steps: readonly (readonly Outcome[])[],
  worthOf: (outcome: Outcome) => number,
): Sums {
  let sums: Sums = { least: now, chances: [1] };
  for (const outcomes of steps) {
    const nothing = outcomes.reduce((left, { millionths }) => left - millionths, WHOLE);
    const adds = [
      { worth: 0, chance: nothing / WHOLE },
      ...outcomes.map((outcome) => ({ worth: worthOf(outcome), chance: outcome.millionths / WHOLE })),
    ];
    const low = Math.min(...adds.map(({ worth }) => worth));
    const high = Math.max(...adds.map(({ worth }) => worth));
    const next = Array.from({ length: sums.chances.length + high - low }, () => 0);
    for (const { worth, chance } of adds)
      for (const [place, here] of sums.chances.entries()) {
        const there = place + worth - low;
        next[there] = (next[there] ?? 0) + here * chance;
      }
    sums = { least: sums.least + low, chances: next };
  }
  return sums;
}

/** Of ends that are known one by one. */
export function sumsAmong<End extends { readonly chance: number }>(
  ends: readonly End[],
  sumOf: (end: End) => number,
): Sums {
  const all = ends.map(sumOf);
  const least = Math.min(...all);
  const chances = Array.from({ length: Math.max(...all) - least + 1 }, () => 0);
  for (const [index, { chance }] of ends.entries()) {
    const place = (all[index] ?? least) - least;
    chances[place] = (chances[place] ?? 0) + chance;
  }
  return { least, chances };
}

export const chanceThat = ({ least, chances }: Sums, counts: (sum: number) => boolean): number =>
  chances.reduce((sum, chance, place) => (counts(least + place) ? sum + chance : sum), 0);

type Line = { readonly line: number; readonly above: number };

/** The lines that are reached about as often as not: those are worth an offer. Half lines alone, which nothing meets exactly. */
function middleLines({ least, chances }: Sums): Line[] {
  const lines: Line[] = [];
  let above = 1;
  for (const [place, chance] of chances.slice(0, -1).entries()) {
    above -= chance;
    lines.push({ line: least + place + 0.5, above });
  }
  return lines
    .toSorted((one, other) => Math.abs(one.above - 0.5) - Math.abs(other.above - 0.5))
    .slice(0, LINES_ON_OFFER)
    .toSorted((one, other) => one.line - other.line);
}

export const totalsOver = (total: Sums): Market[] =>
  middleLines(total).map(({ line, above }) =>
    twoSided({ kind: 'total', line }, ['over', above], ['under', 1 - above]),
  );

/** The line is added to the points of the side that is named first; `lead` is what it has more than the other. */
export const handicapsOver = (lead: Sums): Market[] =>
  middleLines(lead).map(({ line, above }) =>
    twoSided({ kind: 'handicap', line: -line }, ['home', above], ['away', 1 - above]),
  );
