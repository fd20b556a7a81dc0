import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { periodsBack, type Period } from '../rules/periods.ts';

/** The month that is running by the clock of the records, or the one so many before it. */
export function monthBefore(now: Date, months: 0 | 1): Period {
  const until = new Date(now.getTime() - 62 * 86_400_000);
  const month = periodsBack('month', { zone: RECORD_TIME_ZONE, now, until })[months];
  if (month === undefined) throw new Error('a moment without a month');
  return month;
}
