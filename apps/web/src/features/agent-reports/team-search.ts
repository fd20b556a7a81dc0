import { INCOME_SOURCES, type IncomeSource } from '@maidan/contract/agent-reports/get-agent-income.ts';
import {
  PAYMENT_KINDS,
  PERIODS,
  type PaymentKind,
  type Period,
} from '@maidan/contract/agent-reports/team-figures.ts';
import {
  MOVEMENT_KINDS,
  RECORD_CATEGORIES,
  RECORD_MAX_DAYS,
  type MovementKind,
  type RecordCategory,
} from '@maidan/contract/records/record-words.ts';
import { isDay, lastDays, lengthOf, type DayRange } from '#lib/records/days/day-math.ts';

/** What the address of a report holds. */
export type TeamSearch = {
  from?: string;
  to?: string;
  vendor?: string;
  category?: RecordCategory;
  /** One of the team, by id or by name. */
  member?: string;
  username?: string;
  kind?: PaymentKind;
  by?: Period;
  view?: 'members';
  /** Whose team is shown. */
  of?: string;
  month?: string;
  /** Who lost at least as much. */
  least?: LeastLoss;
  /** What the house paid for. */
  source?: IncomeSource;
  /** What moved the agent's own balance. */
  movement?: MovementKind;
  /** What the chart draws. */
  figure?: ChartFigure;
};

/** In whole units of the currency. */
export const LEAST_LOSSES = ['100', '1000', '10000', '100000'] as const;
export type LeastLoss = (typeof LEAST_LOSSES)[number];

export const CHART_FIGURES = [
  'net',
  'stake',
  'active',
  'joined',
  'deposits',
  'withdrawals',
  'bonuses',
  'commission',
] as const;
export type ChartFigure = (typeof CHART_FIGURES)[number];

const USUAL_DAYS = 30;
const ID = /^\d{1,18}$/;

/** Reads an address. What makes no sense is left out rather than refused: a link always opens. */
export function readTeamSearch(raw: Record<string, unknown>): TeamSearch {
  const { from, to, month } = raw;
  const isRange = isDay(from) && isDay(to) && from <= to && lengthOf({ from, to }) <= RECORD_MAX_DAYS;
  return {
    ...(isRange ? { from, to } : {}),
    ...textOf(raw, 'vendor', /^[A-Za-z0-9_-]{1,24}$/),
    ...textOf(raw, 'member', ID),
    ...textOf(raw, 'of', ID),
    ...textOf(raw, 'username', /^.{1,32}$/u),
    ...oneOf('category', raw['category'], RECORD_CATEGORIES),
    ...oneOf('kind', raw['kind'], PAYMENT_KINDS),
    ...oneOf('by', raw['by'], PERIODS),
    ...oneOf('least', typeof raw['least'] === 'number' ? String(raw['least']) : raw['least'], LEAST_LOSSES),
    ...oneOf('source', raw['source'], INCOME_SOURCES),
    ...oneOf('movement', raw['movement'], MOVEMENT_KINDS),
    ...oneOf('figure', raw['figure'], CHART_FIGURES),
    ...(raw['view'] === 'members' ? { view: 'members' as const } : {}),
    ...(isDay(month) && month.endsWith('-01') ? { month } : {}),
  };
}

function textOf<Key extends string>(
  raw: Record<string, unknown>,
  key: Key,
  form: RegExp,
): { [K in Key]?: string } {
  // A name or an id of digits alone is read as a number from an address.
  const value = typeof raw[key] === 'number' ? String(raw[key]) : raw[key];
  return typeof value === 'string' && form.test(value) ? ({ [key]: value } as { [K in Key]?: string }) : {};
}

function oneOf<Key extends string, Word extends string>(
  key: Key,
  value: unknown,
  words: readonly Word[],
): { [K in Key]?: Word } {
  const found = words.find((word) => word === value);
  return found === undefined ? {} : ({ [key]: found } as { [K in Key]?: Word });
}

export function teamRangeOf({ from, to }: TeamSearch, today: string): DayRange {
  return from === undefined || to === undefined ? lastDays(USUAL_DAYS, today) : { from, to };
}

/** A change of what is shown; null takes a filter away. */
export type TeamSearchChange = { [Key in keyof TeamSearch]: TeamSearch[Key] | null };
export type OnTeamSearch = (change: TeamSearchChange) => void;

export function changedTeamSearch(search: TeamSearch, change: TeamSearchChange): TeamSearch {
  const all = Object.entries({ ...search, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(all);
}

export type ReportProps = { search: TeamSearch; onSearch: OnTeamSearch; currencySymbol: string };
