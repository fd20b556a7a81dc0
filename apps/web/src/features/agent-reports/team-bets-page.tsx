import { exportTeamBets } from '@maidan/contract/agent-reports/export-team-bets.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callForFile } from '#lib/call/call-file.ts';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useTimeText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { teamBetsQuery, teamBetTotalsQuery, type TeamBet } from './agent-reports.queries.ts';
import { Amount } from './amount.tsx';
import { chosenOf, GameFilters, NO_TEAM_FILTER, teamFilterOf } from './game-filters.tsx';
import { isNobody } from './is-nobody.ts';
import { MemberField } from './member-field.tsx';
import { MemberLink } from './member-name.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { teamRangeOf, type ReportProps } from './team-search.ts';

/** AGT-01, the page `personalHistoryCopy`: every settled bet of the team, newest first. */
export function TeamBetsPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('records');
  const language = useLanguage();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const filter = { ...range, language, ...teamFilterOf(search) };
  const { data: totals } = useQuery(teamBetTotalsQuery(filter));
  const list = useInfiniteQuery(teamBetsQuery(filter));
  const bets = list.data?.pages.flatMap((page) => page.bets) ?? [];
  return (
    <ReportFrame
      page="personalHistoryCopy"
      countedAt={totals?.countedAt}
      action={
        <ExportButton
          name={`team-bets-${range.from}-${range.to}`}
          ask={() => callForFile(exportTeamBets, filter)}
        />
      }
    >
      <RangeBar range={range} today={today} onRange={onSearch} chosen={chosenOf(search)}>
        <MemberField search={search} onSearch={onSearch} shown={totals?.member?.name} />
        <GameFilters search={search} onSearch={onSearch} vendors={totals?.vendors ?? []} />
      </RangeBar>
      {!isNobody(list.error) && (
        <Totals
          currencySymbol={currencySymbol}
          totals={[
            { label: t('bets.rounds'), count: totals?.rounds },
            { label: t('bets.staked'), amount: totals?.stake },
            { label: t('bets.returned'), amount: totals?.payout },
            { label: t('net'), amount: totals?.net, signed: true },
          ]}
        />
      )}
      <ListBody
        query={list}
        isEmpty={bets.length === 0}
        onClear={() => onSearch({ from: null, to: null, ...NO_TEAM_FILTER })}
      >
        <Bets bets={bets} search={search} currencySymbol={currencySymbol} />
      </ListBody>
    </ReportFrame>
  );
}

type BetsProps = Pick<ReportProps, 'search' | 'currencySymbol'> & { bets: readonly TeamBet[] };

function Bets({ bets, search, currencySymbol }: BetsProps) {
  const t = useT('records');
  const agent = useT('agent');
  const team = useT('team');
  const timeText = useTimeText();
  return (
    <ReportTable
      caption={agent('page.personalHistoryCopy')}
      rows={bets}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'member',
          head: team('member'),
          render: ({ member }) => <MemberLink member={member} search={search} />,
        },
        {
          key: 'game',
          head: t('game'),
          words: true,
          render: ({ gameName, vendorName }) => (
            <span className="flex flex-col">
              <span>{gameName}</span>
              <span className="text-muted text-xs">{vendorName}</span>
            </span>
          ),
        },
        {
          key: 'time',
          head: t('time'),
          words: true,
          render: ({ placedAt }) => <time dateTime={placedAt}>{timeText(placedAt)}</time>,
        },
        {
          key: 'stake',
          head: t('stake'),
          render: ({ stake }) => <Amount of={stake} symbol={currencySymbol} />,
        },
        {
          key: 'payout',
          head: t('payout'),
          render: ({ payout }) => <Amount of={payout} symbol={currencySymbol} />,
        },
        {
          key: 'net',
          head: t('net'),
          main: true,
          render: ({ net }) => <Amount of={net} symbol={currencySymbol} signed />,
        },
      ]}
    />
  );
}
