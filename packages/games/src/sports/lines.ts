import type { LegResult, Market, MarketName, Selection } from './sport.ts';

/** `total:2.5`, `over.12:7.5` */
export const marketId = ({ kind, part, line }: MarketName): string =>
  `${kind}${part === null ? '' : `.${part}`}${line === null ? '' : `:${line}`}`;

export function marketNamed(id: string): MarketName {
  const [name = '', line] = id.split(':');
  const [kind = '', part] = name.split('.');
  return {
    kind,
    part: part === undefined ? null : Number(part),
    line: line === undefined ? null : Number(line),
  };
}

type NameAsked = Partial<MarketName> & { kind: string };
const named = ({ kind, part = null, line = null }: NameAsked): MarketName & { id: string } => ({
  id: marketId({ kind, part, line }),
  kind,
  part,
  line,
});

/** Two that cannot both win. What is neither, as where a line is met exactly, goes back. */
export function twoSided(
  name: NameAsked,
  [one, chanceOfOne]: readonly [string, number],
  [other, chanceOfOther]: readonly [string, number],
): Market {
  const counted = chanceOfOne + chanceOfOther;
  return {
    ...named(name),
    push: Math.max(0, 1 - counted),
    selections: [
      { id: one, chance: chanceOfOne / counted },
      { id: other, chance: chanceOfOther / counted },
    ],
  };
}

export const plain = (name: NameAsked, selections: readonly Selection[]): Market => ({
  ...named(name),
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
