import { exportMovements } from '@maidan/contract/records/export-movements.ts';
import { exportStatement } from '@maidan/contract/records/export-statement.ts';
import { MOVEMENT_KINDS } from '@maidan/contract/records/record-words.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { callForFile } from '#lib/call/call-file.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { RecordPageProps } from './bets-page.tsx';
import { Choice } from '#lib/records/choice.tsx';
import { ExportButton } from '#lib/records/export-button.tsx';
import { MovementsTable } from './movements-table.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { rangeOf, type RecordSearch } from '#features/records/record-search.ts';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { RecordsFrame } from '#features/records/records-frame.tsx';
import { movementsQuery, statementQuery, type MovementFilter } from '#features/records/records.queries.ts';
import { StatementView } from './statement-view.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useToday } from '#lib/records/days/use-today.ts';

/** The page `transactionHistory`: everything that moved the balance, and the statement of a period. */
export function MovementsPage({ search, onSearch, currencySymbol }: RecordPageProps) {
  const t = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = rangeOf(search, today);
  const isStatement = search.view === 'statement';
  const filter = { ...range, ...(search.kind === undefined ? {} : { kind: search.kind }), language };
  const name = `${isStatement ? 'statement' : 'account'}-${range.from}-${range.to}`;
  const ask = () =>
    isStatement ? callForFile(exportStatement, { ...range, language }) : callForFile(exportMovements, filter);
  return (
    <RecordsFrame page="movements" action={<ExportButton name={name} ask={ask} />}>
      <Views search={search} />
      <RangeBar range={range} today={today} onRange={onSearch} chosen={search.kind === undefined ? 0 : 1}>
        {!isStatement && (
          <Choice
            label={t('kind')}
            all={t('anyKind')}
            value={search.kind}
            options={MOVEMENT_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            onChoose={(kind) => onSearch({ kind })}
          />
        )}
      </RangeBar>
      {isStatement ? (
        <StatementView range={{ ...range, language }} currencySymbol={currencySymbol} />
      ) : (
        <>
          <Sums range={{ ...range, language }} currencySymbol={currencySymbol} />
          <Movements filter={filter} search={search} onSearch={onSearch} currencySymbol={currencySymbol} />
        </>
      )}
    </RecordsFrame>
  );
}

function Views({ search }: { search: RecordSearch }) {
  const t = useT('records');
  const { view, ...others } = search;
  return (
    <nav aria-label={t('movements.views')} className="flex gap-6">
      {([undefined, 'statement'] as const).map((one) => (
        <Link
          key={one ?? 'list'}
          to="/member/transactionHistory"
          search={one === undefined ? others : { ...others, view: one }}
          aria-current={one === view ? 'page' : undefined}
          className={clsx(
            'flex h-11 items-center border-b-2 font-medium',
            one === view ? 'border-action text-text' : 'text-muted hover:text-text border-transparent',
          )}
        >
          {t(one === undefined ? 'movements.list' : 'movements.statement')}
        </Link>
      ))}
    </nav>
  );
}

function Sums({
  range,
  currencySymbol,
}: {
  range: Parameters<typeof statementQuery>[0];
  currencySymbol: string;
}) {
  const t = useT('records');
  const { data } = useQuery(statementQuery(range));
  return (
    <Totals
      currencySymbol={currencySymbol}
      totals={[
        { label: t('statement.deposits'), amount: data?.deposits },
        { label: t('statement.withdrawals'), amount: data?.withdrawals },
        { label: t('statement.change'), amount: data?.change, signed: true },
        { label: t('statement.closing'), amount: data?.closing },
      ]}
    />
  );
}

function Movements({
  filter,
  search,
  onSearch,
  currencySymbol,
}: RecordPageProps & { filter: MovementFilter }) {
  const record = useInfiniteQuery(movementsQuery(filter));
  if (record.data === undefined) {
    if (record.isError)
      return <RecordFailed message={record.error.message} onRetry={() => void record.refetch()} />;
    return <RecordSkeleton />;
  }
  const movements = record.data.pages.flatMap((page) => page.movements);
  if (movements.length === 0)
    return <NothingHere onClear={() => onSearch({ from: null, to: null, kind: null })} />;
  return (
    <>
      <MovementsTable movements={movements} currencySymbol={currencySymbol} search={search} />
      <More query={record} />
    </>
  );
}
