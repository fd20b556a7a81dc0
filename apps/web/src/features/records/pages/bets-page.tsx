import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { exportBets } from '@maidan/contract/records/export-bets.ts';
import { BET_STATES } from '@maidan/contract/records/record-words.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callForFile } from '#lib/call/call-file.ts';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { BetsTable } from './bets-table.tsx';
import { Choice } from '#lib/records/choice.tsx';
import { ExportButton } from '#lib/records/export-button.tsx';
import { GameFilters } from '#features/records/game-filters.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { ReceiptDialog } from '#features/records/receipts/receipt-dialog.tsx';
import { rangeOf, type OnSearch, type RecordSearch } from '#features/records/record-search.ts';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { RecordsFrame } from '#features/records/records-frame.tsx';
import {
  betsQuery,
  betTotalsQuery,
  type BetFilter,
  type BetTotals,
} from '#features/records/records.queries.ts';
import { Totals } from '#lib/records/totals.tsx';
import { useToday } from '#lib/records/days/use-today.ts';

export type RecordPageProps = { search: RecordSearch; onSearch: OnSearch; currencySymbol: string };

/** The page `personalHistoryCopy`: every round, newest first, with the sums of what is shown. */
export function BetsPage({ search, onSearch, currencySymbol }: RecordPageProps) {
  const t = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = rangeOf(search, today);
  const { vendor, category, state } = search;
  const filter = {
    ...range,
    ...(vendor === undefined ? {} : { vendor }),
    ...(category === undefined ? {} : { category }),
    ...(state === undefined ? {} : { state }),
    language,
  };
  const { data: totals } = useQuery(betTotalsQuery(filter));
  const action = (
    <ExportButton name={`bets-${range.from}-${range.to}`} ask={() => callForFile(exportBets, filter)} />
  );
  return (
    <RecordsFrame page="bets" action={action}>
      <RangeBar
        range={range}
        today={today}
        onRange={onSearch}
        chosen={[vendor, category, state].filter((one) => one !== undefined).length}
      >
        <Filters search={search} onSearch={onSearch} totals={totals} />
      </RangeBar>
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('bets.rounds'), count: totals?.rounds },
          { label: t('bets.staked'), amount: totals?.stake, note: runningNote(t, totals) },
          { label: t('bets.returned'), amount: totals?.payout },
          { label: t('net'), amount: totals?.net, signed: true },
        ]}
      />
      <Bets filter={filter} search={search} onSearch={onSearch} currencySymbol={currencySymbol} />
      {search.bet !== undefined && <ReceiptDialog bet={search.bet} onClose={() => onSearch({ bet: null })} />}
    </RecordsFrame>
  );
}

type T = ReturnType<typeof useT<'records'>>;

function runningNote(t: T, totals: BetTotals | undefined): string | undefined {
  if (totals === undefined || totals.openRounds === 0) return undefined;
  return t('bets.running', { count: totals.openRounds });
}

function Filters({
  search,
  onSearch,
  totals,
}: Pick<RecordPageProps, 'search' | 'onSearch'> & { totals: BetTotals | undefined }) {
  const t = useT('records');
  return (
    <>
      <GameFilters search={search} onSearch={onSearch} totals={totals} />
      <Choice
        label={t('status')}
        all={t('anyStatus')}
        value={search.state}
        options={BET_STATES.map((value) => ({ value, text: t(value) }))}
        onChoose={(state) => onSearch({ state })}
      />
    </>
  );
}

function Bets({ filter, search, onSearch, currencySymbol }: RecordPageProps & { filter: BetFilter }) {
  const record = useInfiniteQuery(betsQuery(filter));
  if (record.data === undefined) {
    if (record.isError)
      return <RecordFailed message={record.error.message} onRetry={() => void record.refetch()} />;
    return <RecordSkeleton />;
  }
  const bets = record.data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) {
    const { bet: _bet, ...filters } = search;
    return Object.keys(filters).length === 0 ? (
      <NoBets />
    ) : (
      <NothingHere
        onClear={() => onSearch({ from: null, to: null, vendor: null, category: null, state: null })}
      />
    );
  }
  return (
    <>
      <BetsTable bets={bets} currencySymbol={currencySymbol} search={search} />
      <More query={record} />
    </>
  );
}

function NoBets() {
  const t = useT('records');
  return (
    <EmptyState
      picture={<Drawing kind="bets" />}
      title={t('bets.emptyTitle')}
      text={t('bets.emptyText')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('offerGame')}
        </Link>
      }
    />
  );
}
