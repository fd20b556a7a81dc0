import { exportTeamRevenue } from '@maidan/contract/agent-reports/export-team-revenue.ts';
import { PERIODS } from '@maidan/contract/agent-reports/team-figures.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { RECORD_CATEGORIES } from '@maidan/contract/records/record-words.ts';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '#lib/call/call-file.ts';
import { Choice } from '#lib/records/choice.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { addDays, lengthOf, type DayRange } from '#lib/records/days/day-math.ts';
import { useDayText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { NothingHere } from '#lib/records/record-states.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { teamRevenueQuery, type Revenue } from './agent-reports.queries.ts';
import { Amount, Count } from './amount.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { Waiting } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { TeamChart } from './team-chart.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

/** AGT-01, the page `agentRevenueReport`: what the team brought, by day, week or month. */
export function TeamRevenuePage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const records = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const { category, by = 'day' } = search;
  const filter = { ...range, language, by, ...(category === undefined ? {} : { category }) };
  const query = useQuery(teamRevenueQuery(filter));
  const revenue = query.data;
  return (
    <ReportFrame
      page="agentRevenueReport"
      countedAt={revenue?.countedAt}
      action={
        <ExportButton
          name={`team-revenue-${range.from}-${range.to}`}
          ask={() => callForFile(exportTeamRevenue, filter)}
        />
      }
    >
      <RangeBar
        range={range}
        today={today}
        onRange={onSearch}
        chosen={[category, search.by].filter((one) => one !== undefined).length}
      >
        <Choice
          label={t('period')}
          all={t('by.day')}
          value={by === 'day' ? undefined : by}
          options={PERIODS.filter((one) => one !== 'day').map((value) => ({ value, text: t(`by.${value}`) }))}
          onChoose={(chosen) => onSearch({ by: chosen })}
        />
        <Choice
          label={records('category')}
          all={records('anyCategory')}
          value={category}
          options={RECORD_CATEGORIES.map((value) => ({ value, text: records(`categories.${value}`) }))}
          onChoose={(chosen) => onSearch({ category: chosen })}
        />
      </RangeBar>
      {category !== undefined && <p className="text-muted text-sm">{t('categoryNote')}</p>}
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('figures.stake'), amount: revenue?.totals.stake },
          { label: t('figures.payout'), amount: revenue?.totals.payout },
          { label: t('figures.net'), amount: revenue?.totals.net, signed: true },
          { label: t('figures.commission'), amount: revenue?.totals.commission },
        ]}
      />
      <Waiting query={query} />
      {revenue?.periods.length === 0 && (
        <NothingHere onClear={() => onSearch({ from: null, to: null, category: null, by: null })} />
      )}
      {revenue !== undefined && revenue.periods.length > 0 && (
        <>
          {by === 'day' && (
            <TeamChart
              days={everyDay(range, revenue.periods)}
              search={search}
              onSearch={onSearch}
              currencySymbol={currencySymbol}
            />
          )}
          <Periods revenue={revenue} by={by} currencySymbol={currencySymbol} />
        </>
      )}
    </ReportFrame>
  );
}

const NOTHING = {
  stake: '0.00',
  net: '0.00',
  active: 0,
  joined: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  bonuses: '0.00',
  commission: '0.00',
};

/** Days without anything have no row, but their place in the drawing. */
function everyDay(range: DayRange, periods: Revenue['periods']) {
  const known = new Map(periods.map((period) => [period.start, period]));
  return Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index)).map((day) => ({
    day,
    ...(known.get(day) ?? NOTHING),
  }));
}

type Period = Revenue['periods'][number];
type PeriodsProps = { revenue: Revenue; by: 'day' | 'week' | 'month'; currencySymbol: string };

function Periods({ revenue, by, currencySymbol }: PeriodsProps) {
  const t = useT('team');
  const agent = useT('agent');
  const dayText = useDayText();
  const figures = useFigureColumns<Period>(currencySymbol);
  return (
    <ReportTable
      caption={agent('page.agentRevenueReport')}
      rows={revenue.periods}
      keyOf={({ start }) => start}
      columns={[
        {
          key: 'start',
          head: t('period'),
          render: ({ start }) =>
            by === 'week'
              ? t('weekOf', { day: dayText(start) })
              : dayText(start, by === 'day' ? 'day' : 'month'),
        },
        ...figures,
        {
          key: 'joined',
          head: t('figures.joined'),
          isEmpty: ({ joined }) => joined === 0,
          render: ({ joined }) => <Count of={joined} />,
        },
        {
          key: 'firstDeposits',
          head: t('figures.firstDeposits'),
          isEmpty: ({ firstDeposits }) => firstDeposits === 0,
          render: ({ firstDeposits }) => <Count of={firstDeposits} />,
        },
        {
          key: 'commission',
          head: t('figures.commission'),
          isEmpty: ({ commission }) => parseMoney(commission) === 0n,
          render: ({ commission }) => <Amount of={commission} symbol={currencySymbol} />,
        },
      ]}
    />
  );
}
