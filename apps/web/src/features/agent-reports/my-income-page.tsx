import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { exportAgentIncome } from '@maidan/contract/agent-reports/export-agent-income.ts';
import { INCOME_SOURCES } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { Coins } from 'lucide-react';
import { callForFile } from '#lib/call/call-file.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useDayText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { agentIncomeQuery } from './agent-reports.queries.ts';
import { Amount } from './amount.tsx';
import { Waiting } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

/** AGT-02, the page `myIncome`: what the house paid the agent, by day. */
export function MyIncomePage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const agent = useT('agent');
  const dayText = useDayText();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const language = useLanguage();
  const query = useQuery(agentIncomeQuery({ ...range, language }));
  const income = query.data;
  return (
    <ReportFrame
      page="myIncome"
      action={
        <ExportButton
          name={`income-${range.from}-${range.to}`}
          ask={() => callForFile(exportAgentIncome, { ...range, language })}
        />
      }
    >
      <RangeBar range={range} today={today} onRange={onSearch} />
      <Totals
        currencySymbol={currencySymbol}
        totals={(['total', ...INCOME_SOURCES] as const).map((source) => ({
          label: t(`income.${source}`),
          amount: income?.totals[source],
        }))}
      />
      <Waiting query={query} />
      {income?.days.length === 0 && (
        <EmptyState
          icon={<Coins size={28} aria-hidden />}
          title={t('income.noneTitle')}
          text={t('income.noneText')}
        />
      )}
      {income !== undefined && income.days.length > 0 && (
        <ReportTable
          caption={agent('page.myIncome')}
          rows={income.days}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', head: t('by.day'), render: ({ day }) => dayText(day, 'full') },
            ...INCOME_SOURCES.map((source) => ({
              key: source,
              head: t(`income.${source}`),
              render: (row: (typeof income.days)[number]) => (
                <Amount of={row[source]} symbol={currencySymbol} />
              ),
            })),
            {
              key: 'total',
              head: t('income.total'),
              main: true,
              render: ({ total }) => <Amount of={total} symbol={currencySymbol} />,
            },
          ]}
        />
      )}
    </ReportFrame>
  );
}
