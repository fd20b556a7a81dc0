import type { getMissionLeaderboard } from '@maidan/contract/rewards/missions/get-mission-leaderboard.ts';
import { digits } from '@maidan/contract/digits.ts';
import { languageFacts } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { missionLeaderboardQuery, type BoardMonth } from './missions.queries.ts';

type Board = ResponseOf<typeof getMissionLeaderboard>;
const MONTHS: readonly BoardMonth[] = ['current', 'previous'];

/** MEM-10: names come masked; ties and the month are said. */
export function Leaderboard() {
  const t = useT('missions');
  const [month, setMonth] = useState<BoardMonth>('current');
  const { data, error, refetch } = useQuery(missionLeaderboardQuery(month));
  return (
    <section
      aria-labelledby="mission-board"
      className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="mission-board" className="text-xl font-semibold">
            {t('board.title')}
          </h2>
          {data !== undefined && <Explained board={data} />}
        </div>
        <fieldset aria-label={t('board.which')} className="flex gap-2">
          {MONTHS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={month === one}
              onClick={() => setMonth(one)}
              className={clsx(
                'min-h-11 rounded-full px-4 text-sm font-semibold',
                month === one ? 'bg-action text-on-action' : 'bg-raised text-text',
              )}
            >
              {t(`board.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {data === undefined && error === null && <Skeleton className="h-40 w-full rounded-xl" />}
      {data === undefined && error !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1">{t('board.failed')}</p>
          <Button look="outline" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data?.places.length === 0 && (
        <div>
          <p className="font-semibold">{t('board.emptyTitle')}</p>
          <p className="text-muted text-sm">{t('board.emptyText')}</p>
        </div>
      )}
      {data !== undefined && data.places.length > 0 && <Places board={data} />}
    </section>
  );
}

function Explained({ board: { from } }: { board: Board }) {
  const t = useT('missions');
  const { locale } = languageFacts(useLanguage());
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: RECORD_TIME_ZONE,
  }).format(new Date(from));
  return <p className="text-muted text-sm text-pretty">{t('board.text', { month })}</p>;
}

function Places({ board: { places, own } }: { board: Board }) {
  const t = useT('missions');
  return (
    <>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="text-muted text-sm">
            <th className="w-16 py-2 font-medium">{t('board.place')}</th>
            <th className="py-2 font-medium">{t('board.name')}</th>
            <th className="py-2 text-right font-medium">{t('board.missions')}</th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {places.map(({ place, name, missions, isOwn }) => (
            <tr key={place} className={clsx(isOwn && 'bg-action/14 font-semibold')}>
              <td className="py-2.5 pl-2">
                <Figure value={place} />
              </td>
              <td className="py-2.5">
                {name}
                {isOwn && ` (${t('board.you')})`}
              </td>
              <td className="py-2.5 pr-2 text-right">
                <Figure value={missions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="font-medium">{own === null ? t('board.none') : t('board.own', own)}</p>
    </>
  );
}

function Figure({ value }: { value: number }) {
  return digits(value, useLanguage());
}
