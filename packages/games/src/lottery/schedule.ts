/**
 * When a lottery draws, told in whole minutes since 1970 (UTC), so that every house and every page counts the same. Either every so many
 * minutes, or at one time of the day of its region, on some days of the week.
 */
export type Schedule =
  | { readonly every: number }
  | {
      /** Minutes after midnight of the region. */
      readonly at: number;
      /** 0 is Sunday. */
      readonly days: readonly number[];
      /** Minutes that the region is ahead of UTC. */
      readonly ahead: number;
    };

const DAY = 1_440;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DHAKA = 6 * 60;
const HANOI = 7 * 60;

export const daily = (at: string, ahead: number, days: readonly number[] = EVERY_DAY): Schedule => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return { at: hours * 60 + minutes, days, ahead };
};
export const dailyInDhaka = (at: string, days?: readonly number[]) => daily(at, DHAKA, days);
export const dailyInHanoi = (at: string, days?: readonly number[]) => daily(at, HANOI, days);

export function isDrawMinute(schedule: Schedule, minute: number): boolean {
  if ('every' in schedule) return minute % schedule.every === 0;
  const there = minute + schedule.ahead;
  // 1 January 1970 was a Thursday.
  return there % DAY === schedule.at && schedule.days.includes((Math.floor(there / DAY) + 4) % 7);
}

const stepOf = (schedule: Schedule): number => ('every' in schedule ? schedule.every : DAY);

/** The first minute from here on that may be one. */
function alignedFrom(schedule: Schedule, minute: number): number {
  const step = stepOf(schedule);
  const offset = 'every' in schedule ? 0 : schedule.at - schedule.ahead;
  return minute + ((((offset - minute) % step) + step) % step);
}

/** The draws from a minute on, that minute included. */
export function drawsFrom(schedule: Schedule, minute: number, count: number): number[] {
  const found: number[] = [];
  const step = stepOf(schedule);
  for (let next = alignedFrom(schedule, minute); found.length < count; next += step)
    if (isDrawMinute(schedule, next)) found.push(next);
  return found;
}

/** The draws up to a minute, that minute included, newest first. */
export function drawsUpTo(schedule: Schedule, minute: number, count: number): number[] {
  const found: number[] = [];
  const step = stepOf(schedule);
  for (let next = alignedFrom(schedule, minute - step + 1); found.length < count && next > 0; next -= step)
    if (isDrawMinute(schedule, next)) found.push(next);
  return found;
}

/** The draws of a week in minutes since Sunday began in UTC; none of what is drawn every so many minutes. */
export function minutesOfWeek(schedule: Schedule): number[] {
  if ('every' in schedule) return [];
  const week = 7 * DAY;
  return schedule.days.map((day) => (day * DAY + schedule.at - schedule.ahead + week) % week);
}

/** So long before a draw no more tickets are sold, and none taken back. */
export function closesBeforeMs(schedule: Schedule): number {
  if (!('every' in schedule)) return 5 * 60_000;
  return schedule.every <= 5 ? 10_000 : 60_000;
}

export const drawsAtMs = (minute: number): number => minute * 60_000;

/** As it is called: the day of its region, of Dhaka where it draws around the clock, and, where there are several, which one of that day. */
export function drawName(schedule: Schedule, minute: number): string {
  const there = minute + ('every' in schedule ? DHAKA : schedule.ahead);
  const day = new Date(drawsAtMs(there)).toISOString().slice(0, 10).replaceAll('-', '');
  if (!('every' in schedule)) return day;
  return `${day}-${String(Math.floor((there % DAY) / schedule.every) + 1).padStart(4, '0')}`;
}
