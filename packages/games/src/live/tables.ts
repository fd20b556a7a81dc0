import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import type { SpotLimits } from '#game.ts';
import type { DealerName } from './dealers.ts';

/** One table of a game: several of them play by the same rules, each with its own limits, pace and language. */
export type LiveTable = {
  /** The folder of the game, or the folder, a dot and the name of the table. */
  readonly code: string;
  /** What its dealer speaks. */
  readonly language: Language;
  /** Of one main bet. */
  readonly least: Money;
  readonly most: Money;
  /** What a player lays down, rising; the first is the step of all bets. */
  readonly chips: readonly Money[];
  readonly openMs: number;
  /** In turns, from shoe to shoe. */
  readonly dealers: readonly [DealerName, ...DealerName[]];
};

/** Seats drawn at a table; whoever comes later bets from behind them. */
export const TABLE_PLACES = 7;

const TAKA = 100;

type Figures = Pick<LiveTable, 'code' | 'language' | 'openMs' | 'dealers'> & {
  /** In main units. */
  least: number;
  most: number;
  chips: readonly [number, ...number[]];
};

export const liveTable = ({ least, most, chips, ...facts }: Figures): LiveTable => ({
  ...facts,
  least: minor(least * TAKA),
  most: minor(most * TAKA),
  chips: chips.map((chip) => minor(chip * TAKA)),
});

/** Of its table, what a spot that pays so much more takes: the more it pays, the less. */
export const limitsOf = ({ least, most }: LiveTable, share: 1 | 5 | 10): SpotLimits => ({
  least,
  most: minor(most / BigInt(share)),
});

export const tableOf = (
  tables: readonly LiveTable[],
  folder: string,
  name: string | undefined,
): LiveTable | undefined =>
  tables.find(({ code }) => code === (name === undefined ? folder : `${folder}.${name}`));
