import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';

let inZone: Intl.DateTimeFormat | undefined;

function dayOf(at: number): string {
  inZone ??= new Intl.DateTimeFormat('sv-SE', { timeZone: RECORD_TIME_ZONE, dateStyle: 'short' });
  return inZone.format(at);
}

/** The days of the record that a stretch of time touches, both included. */
export function recordDays({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: dayOf(Date.parse(from)), to: dayOf(Date.parse(to) - 1) };
}
