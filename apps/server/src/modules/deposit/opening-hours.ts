import type { OpeningHours } from '@maidan/contract/deposit/deposit-method.ts';

/** Whether somebody is there at this moment. The same time for both ends is a whole day. */
export function isOpenAt(hours: OpeningHours | null, now: Date): boolean {
  if (hours === null || hours.opens === hours.closes) return true;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const { opens, closes } = hours;
  return opens < closes ? clock >= opens && clock < closes : clock >= opens || clock < closes;
}
