import { RECORD_MAX_DAYS, RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';

/** Days as the records know them: `2026-11-15`, both ends included. */
export type DayRange = { from: string; to: string };

const DAY_MS = 86_400_000;
/** Made when first asked for: every page knows the records' addresses, and a slow phone needs a tenth of a second for it. */
let inZone: Intl.DateTimeFormat | undefined;

export function todayOf(now: Date): string {
  inZone ??= new Intl.DateTimeFormat('sv-SE', { timeZone: RECORD_TIME_ZONE, dateStyle: 'short' });
  return inZone.format(now);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days that a stretch of time touches, both included; of a longer one than a record tells, the last of them. */
export function daysOf({ from, to }: { from: string; to: string }): DayRange {
  const range = { from: todayOf(new Date(from)), to: todayOf(new Date(Date.parse(to) - 1)) };
  return lengthOf(range) > RECORD_MAX_DAYS ? lastDays(RECORD_MAX_DAYS, range.to) : range;
}

/** The last so many days, with today. */
export function lastDays(days: number, today: string): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

/** So many days before the range begins. */
export function previousDays(days: number, range: DayRange): DayRange {
  return { from: addDays(range.from, -days), to: addDays(range.from, -1) };
}

/** So many days after the range ends, but never beyond today; null when nothing can be there yet. */
export function nextDays(days: number, range: DayRange, today: string): DayRange | null {
  if (range.to >= today) return null;
  const to = addDays(range.to, days);
  return { from: addDays(range.to, 1), to: to > today ? today : to };
}

export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^2\d{3}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}
