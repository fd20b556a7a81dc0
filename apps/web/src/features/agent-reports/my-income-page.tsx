import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { exportAgentIncome } from '@maidan/contract/agent-reports/export-agent-income.ts';
import { INCOME_SOURCES } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { Coins } from 'lucide-react';
import { callForFile } from '#lib/call/call-file.ts';
import { Choice } from '#lib/records/choice.tsx';
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
  const { source } = search;
  const filter = { ...range, language, ...(source === undefined ? {} : { source }) };
  const sources = source === undefined ? INCOME_SOURCES : [source];
  const query = useQuery(agentIncomeQuery(filter));
  const income = query.data;
  return (
    <ReportFrame
      page="myIncome"
      action={
        <ExportButton
          name={`income-${range.from}-${range.to}`}
          ask={() => callForFile(exportAgentIncome, filter)}
        />
      }
    >
      <RangeBar range={range} today={today} onRange={onSearch} chosen={source === undefined ? 0 : 1}>
        <Choice
          label={t('income.source')}
          all={t('income.anySource')}
          value={source}
          options={INCOME_SOURCES.map((value) => ({ value, text: t(`income.${value}`) }))}
          onChoose={(chosen) => onSearch({ source: chosen })}
        />
      </RangeBar>
      <Totals
        currencySymbol={currencySymbol}
        totals={(source === undefined ? (['total', ...INCOME_SOURCES] as const) : [source]).map((one) => ({
          label: t(`income.${one}`),
          amount: income?.totals[one],
        }))}
      />
      <Waiting query={query} />
      {income?.days.length === 0 && (
        <EmptyState
          icon={<Coins size={28} aria-hidden />}
          title={t('income.noneTitle')}
          text={t(source === undefined ? 'income.noneText' : 'income.noneOfIt')}
          {...(source === undefined
            ? {}
            : {
                action: (
                  <Button look="outline" onClick={() => onSearch({ source: null })}>
                    {t('income.anySource')}
                  </Button>
                ),
              })}
        />
      )}
      {income !== undefined && income.days.length > 0 && (
        <ReportTable
          caption={agent('page.myIncome')}
          rows={income.days}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', head: t('by.day'), render: ({ day }) => dayText(day, 'full') },
            ...sources.map((one) => ({
              key: one,
              head: t(`income.${one}`),
              isEmpty: (row: (typeof income.days)[number]) => parseMoney(row[one]) === 0n,
              render: (row: (typeof income.days)[number]) => <Amount of={row[one]} symbol={currencySymbol} />,
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
