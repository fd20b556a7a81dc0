import { RECORD_MAX_DAYS } from '@maidan/contract/records/record-words.ts';
import { Refusal } from '#refusals/refusal.ts';

/** Days as PostgreSQL reads them. */
export type DayRange = { from: string; to: string };

const DAY_MS = 86_400_000;

/** Without days it is everything; a range that ends before it begins, or is longer than promised, is refused. */
export function readRange({ from, to }: { from?: string | undefined; to?: string | undefined }): DayRange {
  if (from !== undefined && to !== undefined && lengthOf(from, to) < 1)
    throw new Refusal('BAD_REQUEST', { fields: { to: 'range' } });
  return { from: from ?? '-infinity', to: to ?? 'infinity' };
}

export function readNamedRange({ from, to }: { from: string; to: string }): DayRange {
  if (lengthOf(from, to) > RECORD_MAX_DAYS) throw new Refusal('BAD_REQUEST', { fields: { from: 'range' } });
  return readRange({ from, to });
}

function lengthOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: lengthOf(from, to) }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}
