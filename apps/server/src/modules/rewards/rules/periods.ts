import type { RewardPeriod } from '@maidan/contract/rewards/reward-words.ts';

/** The name of a stretch of time and its ends: the first moment of it, and the first after it. */
export type Period = { key: string; from: Date; to: Date };

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** What a clock on the wall there shows, as if it were UTC. */
function wallTime(at: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

/** When the day begins there, also on the days that summer time makes shorter or longer. */
function startOfDay(day: number, zone: string): Date {
  const first = day - (wallTime(day, zone) - day);
  return new Date(day - (wallTime(first, zone) - first));
}

const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The period of this kind that a day belongs to; both days as the midnight of that date in UTC. */
function datesOf(
  kind: Exclude<RewardPeriod, 'once'>,
  day: number,
): { key: string; first: number; next: number } {
  if (kind === 'day') return { key: dayText(day), first: day, next: day + DAY_MS };
  if (kind === 'week') {
    const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
    return { key: `week-${dayText(monday)}`, first: monday, next: monday + 7 * DAY_MS };
  }
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    key: dayText(day).slice(0, 7),
    first: Date.UTC(year, month, 1),
    next: Date.UTC(year, month + 1, 1),
  };
}

/** The period that is running, then those before it, newest first, until one ended before `until`. */
export function periodsBack(
  kind: Exclude<RewardPeriod, 'once'>,
  { zone, now, until }: { zone: string; now: Date; until: Date },
): Period[] {
  const wall = wallTime(now.getTime(), zone);
  let day = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
  const periods: Period[] = [];
  for (;;) {
    const { key, first, next } = datesOf(kind, day);
    const period = { key, from: startOfDay(first, zone), to: startOfDay(next, zone) };
    if (period.to < until) return periods;
    periods.push(period);
    day = first - DAY_MS;
  }
}

/** A version of a rule, as far as periods go by it. */
export type Timed = { onFrom: Date; period: Exclude<RewardPeriod, 'once'>; zone: string };

/**
 * The periods of a rule whose versions took turns, oldest first, each with the version that it follows: the one that was on when it
 * began. Where versions count by other days or another zone, a period begins where the one before it ended, so that no moment counts
 * twice and none is left out.
 */
export function periodsOf<V extends Timed>(
  versions: readonly V[],
  { now, until }: { now: Date; until: Date },
): { version: V; period: Period }[] {
  const ordered = versions.toSorted((one, other) => one.onFrom.getTime() - other.onFrom.getTime());
  // A hole that a change leaves is shorter than two months; looked at from earlier, it is always filled in the same way.
  const from = new Date(until.getTime() - 70 * DAY_MS);
  const found = ordered.flatMap((version, index) => {
    const next = ordered[index + 1];
    return periodsBack(version.period, { zone: version.zone, now, until: from })
      .filter(({ from: start, to }) => {
        const isOn = start >= version.onFrom || (index === 0 && to > version.onFrom);
        return isOn && (next === undefined || start < next.onFrom);
      })
      .map((period) => ({ version, period }));
  });
  found.sort((one, other) => one.period.from.getTime() - other.period.from.getTime());
  const [first] = ordered;
  let reached = first?.onFrom ?? now;
  const whole: typeof found = [];
  for (const { version, period } of found) {
    const before = whole.at(-1);
    const start =
      before === undefined ? Math.max(period.from.getTime(), reached.getTime()) : reached.getTime();
    if (start >= period.to.getTime()) continue;
    reached = period.to;
    // What is left of a day that has its name already belongs to the period before it.
    if (before !== undefined && whole.some(({ period: { key } }) => key === period.key)) {
      whole[whole.length - 1] = { ...before, period: { ...before.period, to: period.to } };
    } else {
      whole.push({ version, period: { ...period, from: new Date(start) } });
    }
  }
  return whole.filter(({ period }) => period.to >= until);
}
