import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { exportProfit } from '@maidan/contract/records/export-profit.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callForFile } from '#lib/call/call-file.ts';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { RecordPageProps } from './bets-page.tsx';
import { DayChart, type DayFigure } from '#lib/records/charts/day-chart.tsx';
import { ExportButton } from '#lib/records/export-button.tsx';
import { GameFilters } from '#features/records/game-filters.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { rangeOf } from '#features/records/record-search.ts';
import { NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { RecordsFrame } from '#features/records/records-frame.tsx';
import { betTotalsQuery, profitQuery, type Profit } from '#features/records/records.queries.ts';
import { ShareChart } from '#lib/records/charts/share-chart.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useToday } from '#lib/records/days/use-today.ts';

/** The page `personalProfit`: what was won and lost, by day, category and vendor. */
export function ProfitPage({ search, onSearch, currencySymbol }: RecordPageProps) {
  const t = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = rangeOf(search, today);
  const { vendor, category } = search;
  const filter = {
    ...range,
    ...(vendor === undefined ? {} : { vendor }),
    ...(category === undefined ? {} : { category }),
    language,
  };
  const isFiltered = search.from !== undefined || vendor !== undefined || category !== undefined;
  const { data: profit, error, refetch } = useQuery(profitQuery(filter));
  const { data: played } = useQuery(betTotalsQuery({ ...range, language }));
  const action = (
    <ExportButton name={`profit-${range.from}-${range.to}`} ask={() => callForFile(exportProfit, filter)} />
  );
  return (
    <RecordsFrame page="profit" action={action}>
      <RangeBar range={range} today={today} onRange={onSearch}>
        <GameFilters search={search} onSearch={onSearch} totals={played} />
      </RangeBar>
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('bets.rounds'), count: profit?.rounds },
          { label: t('bets.staked'), amount: profit?.stake },
          { label: t('bets.returned'), amount: profit?.payout },
          { label: t('net'), amount: profit?.net, signed: true },
        ]}
      />
      {profit === undefined && error === null && <RecordSkeleton />}
      {profit === undefined && error !== null && (
        <RecordFailed message={error.message} onRetry={() => void refetch()} />
      )}
      {profit !== undefined && profit.rounds > 0 && (
        <Charts profit={profit} currencySymbol={currencySymbol} />
      )}
      {profit?.rounds === 0 &&
        (isFiltered ? (
          <NothingHere onClear={() => onSearch({ from: null, to: null, vendor: null, category: null })} />
        ) : (
          <NoProfit />
        ))}
    </RecordsFrame>
  );
}

function Charts({ profit, currencySymbol }: { profit: Profit; currencySymbol: string }) {
  const t = useT('records');
  const figures = useDayFigures();
  return (
    <>
      <DayChart title={t('profit.byDay')} days={profit.days} {...figures} currencySymbol={currencySymbol} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ShareChart
          title={t('profit.byCategory')}
          heading={t('category')}
          currencySymbol={currencySymbol}
          parts={profit.categories.map(({ category, ...sums }) => ({
            key: category,
            name: t(`categories.${category}`),
            ...sums,
          }))}
        />
        <ShareChart
          title={t('profit.byVendor')}
          heading={t('vendor')}
          currencySymbol={currencySymbol}
          parts={profit.vendors.map(({ code, ...sums }) => ({ key: code, ...sums }))}
        />
      </div>
    </>
  );
}

function useDayFigures() {
  const t = useT('records');
  const net: DayFigure<Profit['days'][number]> = {
    key: 'net',
    head: t('net'),
    of: (day) => day.net,
    signed: true,
  };
  return {
    drawn: net,
    figures: [
      { key: 'stake', head: t('stake'), of: (day: Profit['days'][number]) => day.stake },
      { key: 'payout', head: t('payout'), of: (day: Profit['days'][number]) => day.payout },
      net,
    ],
  };
}

function NoProfit() {
  const t = useT('records');
  return (
    <EmptyState
      picture={<Drawing kind="bets" />}
      title={t('profit.emptyTitle')}
      text={t('profit.emptyText')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('offerGame')}
        </Link>
      }
    />
  );
}
