/** RTE-03: Monday to Friday, 12:00 to 21:00, by the clock of the site. */
export const SERVICE_FROM_HOUR = 12;
export const SERVICE_TO_HOUR = 21;
const MINUTES_A_DAY = 1440;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SERVICE_DAYS = 5;

export type ServiceState = { open: boolean; changesAt: Date };

/** Whether somebody answers now, and when that changes. */
export function serviceState(now: Date, timeZone: string): ServiceState {
  const minute = minuteOfWeek(now, timeZone);
  const changes = Array.from({ length: SERVICE_DAYS }, (_, day) => [
    { at: day * MINUTES_A_DAY + SERVICE_FROM_HOUR * 60, opens: true },
    { at: day * MINUTES_A_DAY + SERVICE_TO_HOUR * 60, opens: false },
  ]).flat();
  const next = changes.find(({ at }) => at > minute) ?? {
    at: SERVICE_FROM_HOUR * 60 + MINUTES_A_WEEK,
    opens: true,
  };
  const wholeMinute = now.getTime() - (now.getTime() % 60_000);
  return { open: !next.opens, changesAt: new Date(wholeMinute + (next.at - minute) * 60_000) };
}

function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return (
    WEEKDAYS.indexOf(part('weekday')) * MINUTES_A_DAY + Number(part('hour')) * 60 + Number(part('minute'))
  );
}

/** `GMT+6` */
export function gmtOffset(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}
