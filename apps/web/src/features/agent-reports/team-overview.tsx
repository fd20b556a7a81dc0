import { exportTeamOverview } from '@maidan/contract/agent-reports/export-team-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { parseMoney } from '@maidan/contract/money.ts';
import { callForFile } from '#lib/call/call-file.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useToday } from '#lib/records/days/use-today.ts';
import { lengthOf } from '#lib/records/days/day-math.ts';
import { teamOverviewQuery, type Overview } from './agent-reports.queries.ts';
import { OverviewTiles } from './overview-tiles.tsx';
import { Waiting } from './report-body.tsx';
import { Counted } from './report-frame.tsx';
import { TeamChart } from './team-chart.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

/** AGT-01, the page `agentTeamOverview`: what the whole team did, beside as many days before. */
export function TeamOverview({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const agent = useT('agent');
  const language = useLanguage();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const query = useQuery(teamOverviewQuery({ ...range, language }));
  const overview = query.data;
  return (
    <section aria-label={agent('page.agentTeamOverview')} className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl font-bold tracking-tight">{agent('page.agentTeamOverview')}</h2>
        <ExportButton
          name={`team-overview-${range.from}-${range.to}`}
          ask={() => callForFile(exportTeamOverview, { ...range, language })}
        />
      </div>
      <RangeBar range={range} today={today} onRange={onSearch} />
      <Waiting query={query} />
      {overview !== undefined && (
        <>
          <OverviewTiles overview={overview} days={lengthOf(range)} currencySymbol={currencySymbol} />
          {overview.totals.rounds === 0 && (
            <p className="bg-surface shadow-low text-muted rounded-2xl p-5 text-pretty">
              {quietText(t, overview)}
            </p>
          )}
          {overview.days.some(isLively) && (
            <TeamChart
              days={overview.days}
              search={search}
              onSearch={onSearch}
              currencySymbol={currencySymbol}
            />
          )}
          <Counted at={overview.countedAt} />
        </>
      )}
    </section>
  );
}

/** Somebody played, joined, paid in or out, or was given something. */
const isLively = ({ rounds, joined, deposits, withdrawals, bonuses, commission }: Overview['days'][number]) =>
  rounds + joined > 0 ||
  [deposits, withdrawals, bonuses, commission].some((amount) => parseMoney(amount) !== 0n);

function quietText(t: ReturnType<typeof useT<'team'>>, { members, totals }: Overview): string {
  if (members === 0) return t('overview.nobody');
  return parseMoney(totals.deposits) > 0n ? t('overview.onlyMoney') : t('overview.quiet');
}
