import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { statementQuery, type Statement } from '#features/records/records.queries.ts';
import { useDayText } from '#lib/records/days/use-time-text.ts';

/** Few are paid by contracts; the others need no line of it. */
const ofStatement = ({ pay }: Statement) => LINES.filter((key) => key !== 'pay' || pay !== '0.00');
const LINES = [
  'deposits',
  'withdrawals',
  'bonuses',
  'pay',
  'transfers',
  'adjustments',
  'stakes',
  'wins',
] as const;
const COLUMNS = ['deposits', 'withdrawals', 'net', 'bonuses', 'stakes', 'wins', 'change', 'closing'] as const;

type StatementProps = { range: Parameters<typeof statementQuery>[0]; currencySymbol: string };

/** What there was, what came and went, and what there is: for the whole range, and month by month. */
export function StatementView({ range, currencySymbol }: StatementProps) {
  const { data: statement, error, refetch } = useQuery(statementQuery(range));
  if (statement === undefined)
    return error === null ? (
      <RecordSkeleton />
    ) : (
      <RecordFailed message={error.message} onRetry={() => void refetch()} />
    );
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[22rem_1fr]">
      <Sheet statement={statement} range={range} currencySymbol={currencySymbol} />
      <MonthCards statement={statement} currencySymbol={currencySymbol} />
      <Months statement={statement} currencySymbol={currencySymbol} />
    </div>
  );
}

function Sheet({ statement, range, currencySymbol }: StatementProps & { statement: Statement }) {
  const t = useT('records');
  const dayText = useDayText();
  const line = { currencySymbol };
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <h2 className="font-semibold">
        {t('statement.of', { from: dayText(range.from, 'full'), to: dayText(range.to, 'full') })}
      </h2>
      <dl className="flex flex-col gap-2">
        <Line {...line} label={t('statement.opening')} amount={statement.opening} strong />
        {ofStatement(statement).map((key) => (
          <Line key={key} {...line} label={t(`statement.${key}`)} amount={statement[key]} signed />
        ))}
        <Line {...line} label={t('statement.closing')} amount={statement.closing} strong />
        <Line {...line} label={t('statement.net')} amount={statement.net} note={t('statement.netNote')} />
      </dl>
    </section>
  );
}

type LineProps = {
  label: string;
  amount: string;
  currencySymbol: string;
  signed?: boolean;
  strong?: boolean;
  note?: string;
};

function Line({ label, amount, currencySymbol, signed = false, strong = false, note }: LineProps) {
  const language = useLanguage();
  return (
    <div
      className={clsx(
        'flex justify-between gap-4',
        strong && 'border-line border-y py-2 font-semibold',
        note !== undefined && 'pt-2',
      )}
    >
      <dt>
        {label}
        {note !== undefined && <span className="text-muted block text-xs">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap">
        <MoneyText amount={amount} symbol={currencySymbol} language={language} signed={signed} />
      </dd>
    </div>
  );
}

/** Where the columns of the table would not fit: a month is a card. */
function MonthCards({ statement, currencySymbol }: { statement: Statement; currencySymbol: string }) {
  const t = useT('records');
  const dayText = useDayText();
  return (
    <section aria-label={t('statement.months')} className="grid gap-3 sm:grid-cols-2 2xl:hidden">
      <h2 className="col-span-full font-semibold">{t('statement.months')}</h2>
      {statement.periods.map((period) => (
        <div key={period.start} className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-5">
          <h3 className="font-medium">{dayText(period.start, 'month')}</h3>
          <dl className="flex flex-col gap-2 text-sm">
            {COLUMNS.map((key) => (
              <Line
                key={key}
                label={t(`statement.${key}`)}
                amount={period[key]}
                currencySymbol={currencySymbol}
                signed={key === 'change'}
                strong={key === 'closing'}
              />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Months({ statement, currencySymbol }: { statement: Statement; currencySymbol: string }) {
  const t = useT('records');
  const language = useLanguage();
  const dayText = useDayText();
  return (
    // Narrower than its columns it scrolls by itself, with the keyboard too.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('statement.months')}
      className="bg-surface shadow-low overflow-x-auto rounded-2xl max-2xl:hidden"
    >
      <table className="w-full text-sm">
        <caption className="px-4 pt-4 text-left font-semibold">{t('statement.months')}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 text-left font-medium">
              {t('statement.month')}
            </th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className="px-4 py-3 text-right font-medium whitespace-nowrap">
                {t(`statement.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.periods.map((period) => (
            <tr key={period.start} className="odd:bg-raised/35">
              <th scope="row" className="px-4 py-3 text-left font-medium whitespace-nowrap">
                {dayText(period.start, 'month')}
              </th>
              {COLUMNS.map((key) => (
                <td key={key} className="px-4 py-3 text-right whitespace-nowrap">
                  <MoneyText
                    amount={period[key]}
                    symbol={currencySymbol}
                    language={language}
                    signed={key === 'change'}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
