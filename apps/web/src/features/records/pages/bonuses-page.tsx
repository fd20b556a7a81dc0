import { exportMovements } from '@maidan/contract/records/export-movements.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Gift } from 'lucide-react';
import { callForFile } from '#lib/call/call-file.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { RecordPageProps } from './bets-page.tsx';
import type { DayRange } from '#lib/records/days/day-math.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { rangeOf } from '#features/records/record-search.ts';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { RecordsFrame } from '#features/records/records-frame.tsx';
import { bonusesQuery, type Bonus } from '#features/records/records.queries.ts';
import { Totals } from '#lib/records/totals.tsx';
import { useTimeText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';

/** The page `bonusDetails`: the bonuses of some days, and what became of each. */
export function BonusesPage({ search, onSearch, currencySymbol }: RecordPageProps) {
  const t = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = rangeOf(search, today);
  const ask = () => callForFile(exportMovements, { ...range, kind: 'bonus', language });
  return (
    <RecordsFrame
      page="bonuses"
      action={<ExportButton name={`bonuses-${range.from}-${range.to}`} ask={ask} />}
    >
      <p className="text-muted text-pretty">
        {t('bonuses.beside')}{' '}
        <Link
          to="/member/rewardCenter"
          className="text-accent inline-flex min-h-8 items-center font-medium underline underline-offset-4"
        >
          {t('bonuses.center')}
        </Link>
      </p>
      <RangeBar range={range} today={today} onRange={onSearch} />
      <Bonuses
        range={range}
        isUsual={search.from === undefined}
        onAll={() => onSearch({ from: null, to: null })}
        currencySymbol={currencySymbol}
      />
    </RecordsFrame>
  );
}

type BonusesProps = { range: DayRange; isUsual: boolean; onAll: () => void; currencySymbol: string };

function Bonuses({ range, isUsual, onAll, currencySymbol }: BonusesProps) {
  const t = useT('records');
  const record = useInfiniteQuery(bonusesQuery({ ...range, language: useLanguage() }));
  if (record.data === undefined) {
    if (record.isError)
      return <RecordFailed message={record.error.message} onRetry={() => void record.refetch()} />;
    return <RecordSkeleton />;
  }
  const bonuses = record.data.pages.flatMap((page) => page.bonuses);
  if (bonuses.length === 0) return isUsual ? <NoBonuses /> : <NothingHere onClear={onAll} />;
  return (
    <>
      <Totals
        currencySymbol={currencySymbol}
        totals={[{ label: t('bonuses.total'), amount: record.data.pages[0]?.total }]}
      />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} currencySymbol={currencySymbol} />
          </li>
        ))}
      </ul>
      <More query={record} />
    </>
  );
}

function BonusCard({ bonus, currencySymbol }: { bonus: Bonus; currencySymbol: string }) {
  const t = useT('records');
  const timeText = useTimeText();
  const isKept = bonus.state === 'credited';
  return (
    <article className="bg-surface shadow-low flex h-full items-start gap-4 rounded-xl p-4">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-xl',
          isKept ? 'bg-gain/12 text-gain' : 'bg-raised text-muted',
        )}
      >
        <Gift size={22} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-semibold">{bonus.title ?? t(`bonuses.sources.${bonus.source}`)}</h2>
        <p className="text-lg font-semibold">
          <MoneyText amount={bonus.amount} symbol={currencySymbol} language={useLanguage()} signed={isKept} />
        </p>
        <p className="text-muted flex flex-wrap gap-x-2 text-sm">
          <span>{t(`bonuses.states.${bonus.state}`)}</span>
          <time dateTime={bonus.at}>{timeText(bonus.at)}</time>
        </p>
      </div>
    </article>
  );
}

function NoBonuses() {
  const t = useT('records');
  return (
    <EmptyState
      icon={<Gift size={28} aria-hidden />}
      title={t('bonuses.emptyTitle')}
      text={t('bonuses.emptyText')}
      action={
        <Link to="/promotions" className={buttonClass()}>
          {t('bonuses.offer')}
        </Link>
      }
    />
  );
}
