import {
  BET_STATES,
  MOVEMENT_KINDS,
  RECORD_CATEGORIES,
  RECORD_MAX_DAYS,
  type BetState,
  type MovementKind,
  type RecordCategory,
} from '@maidan/contract/records/record-words.ts';
import { isDay, lastDays, lengthOf, type DayRange } from '#lib/records/days/day-math.ts';

/** What the address of a record holds. */
export type RecordSearch = {
  from?: string;
  to?: string;
  vendor?: string;
  category?: RecordCategory;
  state?: BetState;
  kind?: MovementKind;
  /** The bet whose receipt is open. */
  bet?: string;
  view?: 'statement';
};

const USUAL_DAYS = 30;

/** Reads an address. What makes no sense is left out rather than refused: a link always opens. */
export function readRecordSearch(raw: Record<string, unknown>): RecordSearch {
  const { from, to, vendor, bet } = raw;
  const category = RECORD_CATEGORIES.find((known) => known === raw['category']);
  const state = BET_STATES.find((known) => known === raw['state']);
  const kind = MOVEMENT_KINDS.find((known) => known === raw['kind']);
  const isRange = isDay(from) && isDay(to) && from <= to && lengthOf({ from, to }) <= RECORD_MAX_DAYS;
  return {
    ...(isRange ? { from, to } : {}),
    ...(typeof vendor === 'string' && /^[A-Za-z0-9_-]{1,24}$/.test(vendor) ? { vendor } : {}),
    ...(category === undefined ? {} : { category }),
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
    ...(typeof bet === 'string' && /^[0-9a-z]{1,20}-[0-9a-z]{1,16}$/.test(bet) ? { bet } : {}),
    ...(raw['view'] === 'statement' ? { view: 'statement' as const } : {}),
  };
}

export function rangeOf({ from, to }: RecordSearch, today: string): DayRange {
  return from === undefined || to === undefined ? lastDays(USUAL_DAYS, today) : { from, to };
}

/** A change of what is shown; null takes a filter away. */
export type SearchChange = { [Key in keyof RecordSearch]: RecordSearch[Key] | null };
export type OnSearch = (change: SearchChange) => void;

export function changed(search: RecordSearch, change: SearchChange): RecordSearch {
  const all = Object.entries({ ...search, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(all);
}
