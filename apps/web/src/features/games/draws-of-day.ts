import type { Game } from '@maidan/contract/games/game.ts';
import type { DrawCalendar } from '@maidan/contract/games/lottery/opened-numbers.ts';
import { todayOf } from '#lib/records/days/day-math.ts';

export type Drawn = { game: Game; calendar: DrawCalendar };

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** When it draws on a day of the site's zone, at fixed times alone. */
function timesOn({ weekly }: DrawCalendar, day: string): Date[] {
  const midnight = Date.parse(day);
  const sunday = midnight - new Date(midnight).getUTCDay() * DAY_MS;
  return weekly
    .flatMap((minute) =>
      // The day of the zone may lie in the week of UTC before or after.
      [-WEEK_MS, 0, WEEK_MS].map((week) => new Date(sunday + week + minute * MINUTE_MS)),
    )
    .filter((at) => todayOf(at) === day);
}

/** By time, the titles that are drawn then. */
export function drawsOfDay(drawn: readonly Drawn[], day: string): { at: Date; games: Game[] }[] {
  const byTime = new Map<number, Game[]>();
  for (const { game, calendar } of drawn)
    for (const at of timesOn(calendar, day))
      byTime.set(at.getTime(), [...(byTime.get(at.getTime()) ?? []), game]);
  return [...byTime]
    .toSorted(([one], [other]) => one - other)
    .map(([at, games]) => ({ at: new Date(at), games }));
}

/** By minutes from one to the next, the titles that are drawn all day. */
export function drawsAllDay(drawn: readonly Drawn[]): { every: number; games: Game[] }[] {
  const byStep = new Map<number, Game[]>();
  for (const { game, calendar } of drawn)
    if (calendar.every !== null) byStep.set(calendar.every, [...(byStep.get(calendar.every) ?? []), game]);
  return [...byStep].toSorted(([one], [other]) => one - other).map(([every, games]) => ({ every, games }));
}
