import type { LegResult, Market, MarketKind, Selection } from './sport.ts';

/** `total:2.5` */
export const marketId = (kind: MarketKind, line: number | null): string =>
  line === null ? kind : `${kind}:${line}`;

export function lineOf(id: string): { kind: string; line: number } {
  const [kind = '', line = '0'] = id.split(':');
  return { kind, line: Number(line) };
}

/** Two sides of a line. What is neither, because the line is met exactly, goes back. */
export function twoSided(
  kind: MarketKind,
  line: number,
  [one, chanceOfOne]: readonly [string, number],
  [other, chanceOfOther]: readonly [string, number],
): Market {
  const counted = chanceOfOne + chanceOfOther;
  return {
    id: marketId(kind, line),
    kind,
    line,
    push: Math.max(0, 1 - counted),
    selections: [
      { id: one, chance: chanceOfOne / counted },
      { id: other, chance: chanceOfOther / counted },
    ],
  };
}

export const plain = (kind: MarketKind, selections: readonly Selection[]): Market => ({
  id: marketId(kind, null),
  kind,
  line: null,
  push: 0,
  selections,
});

/** Above the line wins for the one, below it for the other. */
export function byLine(isForAbove: boolean, value: number, line: number): LegResult {
  if (value === line) return 'void';
  return value > line === isForAbove ? 'won' : 'lost';
}

export const ifTrue = (isTrue: boolean): LegResult => (isTrue ? 'won' : 'lost');

/** The lines around the one that both sides reach about as often: those are worth an offer. */
export function linesNear(
  lines: readonly number[],
  above: (line: number) => number,
  count: number,
): number[] {
  return lines
    .map((line) => ({ line, off: Math.abs(above(line) - 0.5) }))
    .toSorted((one, other) => one.off - other.off)
    .slice(0, count)
    .map(({ line }) => line)
    .toSorted((one, other) => one - other);
}
