import { Choice } from '#lib/records/choice.tsx';
import { DayChart, type DayFigure } from '#lib/records/charts/day-chart.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { Overview } from './agent-reports.queries.ts';
import { CHART_FIGURES, type ChartFigure, type ReportProps } from './team-search.ts';

type Day = Pick<Overview['days'][number], ChartFigure | 'day'>;
type TeamChartProps = ReportProps & { days: readonly Day[] };

/** AGT-01: any figure of a team by day; which one stands in the address, and all of them in the table. */
export function TeamChart({ days, search, onSearch, currencySymbol }: TeamChartProps) {
  const t = useT('team');
  const usual = usualOf(days);
  const figures = CHART_FIGURES.map((key): DayFigure<Day> => ({
    key,
    head: t(`figures.${key}`),
    of: (day) => day[key],
    signed: key === 'net',
  }));
  const shown = search.figure ?? usual;
  const drawn = figures.find(({ key }) => key === shown);
  if (drawn === undefined) return null;
  return (
    <>
      <DayChart
        title={t('chart.byDay', { figure: drawn.head })}
        days={days}
        drawn={drawn}
        figures={figures}
        currencySymbol={currencySymbol}
        choice={
          <div className="flex w-full max-w-64">
            <Choice
              label={t('chart.figure')}
              all={t(`figures.${usual}`)}
              value={shown === usual ? undefined : shown}
              options={CHART_FIGURES.filter((key) => key !== usual).map((value) => ({
                value,
                text: t(`figures.${value}`),
              }))}
              onChoose={(figure) => onSearch({ figure })}
            />
          </div>
        }
      />
      {shown === 'net' && <p className="text-muted text-sm">{t('resultNote')}</p>}
    </>
  );
}

/** The result, or what was paid in where nobody played. */
const usualOf = (days: readonly Day[]): ChartFigure =>
  days.every(({ active }) => active === 0) ? 'deposits' : 'net';
