import {
  DRAW_REGIONS,
  type DrawCalendar as Calendar,
} from '@maidan/contract/games/lottery/opened-numbers.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { addDays, todayOf } from '#lib/records/days/day-math.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useFormats, useNow } from '#lib/texts/use-formats.ts';
import { drawsOfDay, drawsAllDay, type Drawn } from './draws-of-day.ts';
import type { Lottery } from './lotteries.ts';
import type { ToldTitle } from './lottery.queries.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE_MS = 60_000;

type DrawCalendarProps = {
  games: readonly Game[];
  told: ReadonlyMap<string, ToldTitle> | undefined;
  lottery: Lottery;
};

/** LOT-02: what is drawn when, by region, on each day of the coming week in the site's zone. Of what no house says anything nothing stands here. */
export function DrawCalendar({ games, told, lottery }: DrawCalendarProps) {
  const t = useT('play');
  const { dateTime } = useFormats();
  const today = todayOf(useNow(MINUTE_MS));
  const [ahead, setAhead] = useState(0);
  const drawn = games.flatMap((game): Drawn[] => {
    const calendar = told?.get(game.nodeId)?.calendar;
    return calendar ? [{ game, calendar }] : [];
  });
  if (drawn.length === 0) return null;
  const day = addDays(today, ahead);
  const regions = DRAW_REGIONS.filter((region) => drawn.some(({ calendar }) => calendar.region === region));
  const said = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateTime(new Date(date), { ...options, timeZone: 'UTC' });
  return (
    <section
      aria-label={t('lottery.calendar.title')}
      className="bg-surface flex flex-col gap-4 rounded-xl p-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-semibold">{t('lottery.calendar.title')}</h2>
        <p className="text-muted text-sm">{t('lottery.calendar.zone')}</p>
      </div>
      <ul
        aria-label={t('lottery.calendar.days')}
        className="-mx-4 flex scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4"
      >
        {DAYS.map((days) => (
          <li key={days}>
            <button
              type="button"
              aria-pressed={days === ahead}
              aria-label={said(addDays(today, days), { weekday: 'long', day: 'numeric', month: 'long' })}
              onClick={() => setAhead(days)}
              className="bg-raised text-muted hover:text-text aria-pressed:bg-action aria-pressed:text-on-action flex h-13 min-w-13 cursor-pointer flex-col items-center justify-center rounded-lg px-2 text-sm transition-colors duration-150"
            >
              <span>{said(addDays(today, days), { weekday: 'short' })}</span>
              <span className="font-semibold">{said(addDays(today, days), { day: 'numeric' })}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {regions.map((region) => (
          <RegionDraws
            key={region}
            region={region}
            day={day}
            drawn={drawn.filter(({ calendar }) => calendar.region === region)}
            lottery={lottery}
            isAlone={regions.length === 1}
          />
        ))}
      </div>
    </section>
  );
}

type RegionDrawsProps = {
  region: Calendar['region'];
  day: string;
  drawn: readonly Drawn[];
  lottery: Lottery;
  isAlone: boolean;
};

function RegionDraws({ region, day, drawn, lottery, isAlone }: RegionDrawsProps) {
  const t = useT('play');
  const { dateTime } = useFormats();
  const atTimes = drawsOfDay(drawn, day);
  return (
    <section aria-label={t(`lottery.calendar.region.${region}`)} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{t(`lottery.calendar.region.${region}`)}</h3>
      {atTimes.length === 0 && <p className="text-muted text-sm">{t('lottery.calendar.none')}</p>}
      <ul className={clsx('gap-x-6', isAlone && 'md:columns-2 xl:columns-3')}>
        {atTimes.map(({ at, games }) => (
          <li
            key={at.getTime()}
            className="grid break-inside-avoid grid-cols-[3.25rem_1fr] items-start gap-x-3 pb-2"
          >
            <time dateTime={at.toISOString()} className="py-1 font-semibold tabular-nums">
              {dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
            </time>
            <Titles games={games} lottery={lottery} />
          </li>
        ))}
        {drawsAllDay(drawn).map(({ every, games }) => (
          <li key={every} className="break-inside-avoid">
            <details>
              <summary className="hover:text-text text-muted cursor-pointer py-1.5 text-sm">
                {every === 1
                  ? t('lottery.calendar.everyMinute', { count: games.length })
                  : every === 60
                    ? t('lottery.calendar.everyHour', { count: games.length })
                    : t('lottery.calendar.every', { minutes: every, count: games.length })}
              </summary>
              <Titles games={games} lottery={lottery} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Titles({ games, lottery }: { games: readonly Game[]; lottery: Lottery }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {games.map(({ nodeId, gameCode, displayName }) => (
        <li key={nodeId}>
          <Link
            to={`/${lottery}`}
            search={{ gameCode }}
            className="bg-raised hover:text-accent inline-flex min-h-8 items-center rounded-full px-3 text-sm transition-colors duration-150"
          >
            {displayName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
