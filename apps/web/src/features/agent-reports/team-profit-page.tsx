import { exportTeamProfit } from '@maidan/contract/agent-reports/export-team-profit.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { callForFile } from '#lib/call/call-file.ts';
import { RangeBar } from '#lib/records/days/range-bar.tsx';
import { useToday } from '#lib/records/days/use-today.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { teamProfitQuery, type ProfitPage, type ProfitRow } from './agent-reports.queries.ts';
import { Count } from './amount.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { chosenOf, GameFilters, NO_TEAM_FILTER, teamFilterOf } from './game-filters.tsx';
import { isNobody } from './is-nobody.ts';
import { MemberField } from './member-field.tsx';
import { MemberName } from './member-name.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { changedTeamSearch, teamRangeOf, type ReportProps, type TeamSearch } from './team-search.ts';

const PAGE = '/agentHome/palStatementsAgentCopy';

/** AGT-01, the page `palStatementsAgentCopy`: by direct downline, each of which opens, or by member. */
export function TeamProfitPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const language = useLanguage();
  const today = useToday();
  const range = teamRangeOf(search, today);
  const filter = {
    ...range,
    language,
    ...(search.view === undefined ? {} : { view: search.view }),
    ...(search.of === undefined ? {} : { of: search.of }),
    ...teamFilterOf(search),
  };
  const list = useInfiniteQuery(teamProfitQuery(filter));
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <ReportFrame
      page="palStatementsAgentCopy"
      countedAt={first?.countedAt}
      action={
        <ExportButton
          name={`team-profit-${range.from}-${range.to}`}
          ask={() => callForFile(exportTeamProfit, filter)}
        />
      }
    >
      <Views search={search} />
      <RangeBar range={range} today={today} onRange={onSearch} chosen={chosenOf(search)}>
        <MemberField search={search} onSearch={onSearch} shown={first?.member?.name} />
        <GameFilters search={search} onSearch={onSearch} vendors={first?.vendors ?? []} />
      </RangeBar>
      {isByGame(search) && <p className="text-muted text-sm">{t('categoryNote')}</p>}
      {first !== undefined && first.path.length > 0 && <Way path={first.path} search={search} />}
      {!isNobody(list.error) && (
        <Totals
          currencySymbol={currencySymbol}
          totals={[
            { label: t('figures.rounds'), count: first?.totals.rounds },
            { label: t('figures.stake'), amount: first?.totals.stake },
            { label: t('figures.payout'), amount: first?.totals.payout },
            { label: t('figures.net'), amount: first?.totals.net, signed: true },
          ]}
        />
      )}
      <ListBody
        query={list}
        isEmpty={rows.length === 0}
        onClear={() => onSearch({ from: null, to: null, of: null, ...NO_TEAM_FILTER })}
      >
        <Rows rows={rows} search={search} currencySymbol={currencySymbol} />
      </ListBody>
    </ReportFrame>
  );
}

/** Money belongs to no game: by game there is play alone. */
const isByGame = ({ vendor, category }: TeamSearch): boolean =>
  vendor !== undefined || category !== undefined;

const OF_PLAY = new Set(['rounds', 'stake', 'payout', 'net']);

function Views({ search }: { search: TeamSearch }) {
  const t = useT('team');
  const { view, ...others } = search;
  return (
    <nav aria-label={t('views.label')} className="flex gap-6">
      {([undefined, 'members'] as const).map((one) => (
        <Link
          key={one ?? 'lines'}
          to={PAGE}
          search={one === undefined ? others : { ...others, view: one }}
          aria-current={one === view ? 'page' : undefined}
          className={clsx(
            'flex h-11 items-center border-b-2 font-medium',
            one === view ? 'border-action text-text' : 'text-muted hover:text-text border-transparent',
          )}
        >
          {t(`views.${one ?? 'lines'}`)}
        </Link>
      ))}
    </nav>
  );
}

/** From the own team down to the one that is shown; each step leads back. */
function Way({ path, search }: { path: ProfitPage['path']; search: TeamSearch }) {
  const t = useT('team');
  const { of: _of, ...own } = search;
  const link =
    'text-accent inline-flex min-h-11 items-center rounded-md text-sm font-semibold hover:underline';
  return (
    <nav aria-label={t('way')}>
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={PAGE} search={own} className={link}>
            {t('ownTeam')}
          </Link>
        </li>
        {path.map(({ id, name }, index) => (
          <li key={id} className="flex items-center gap-2">
            <ChevronRight size={16} aria-hidden className="text-muted" />
            {index === path.length - 1 ? (
              <span aria-current="page" className="text-sm font-semibold">
                {name}
              </span>
            ) : (
              <Link to={PAGE} search={{ ...search, of: id }} className={link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RowsProps = { rows: readonly ProfitRow[]; search: TeamSearch; currencySymbol: string };

function Rows({ rows, search, currencySymbol }: RowsProps) {
  const t = useT('team');
  const agent = useT('agent');
  const figures = useFigureColumns<ProfitRow>(currencySymbol).filter(
    ({ key }) => !isByGame(search) || OF_PLAY.has(key),
  );
  const same = changedTeamSearch(search, { of: null, view: null, member: null, username: null });
  const openable = (row: ProfitRow) => search.view === undefined && row.members > 0 && !row.left;
  return (
    <ReportTable
      caption={agent('page.palStatementsAgentCopy')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'member',
          head: t(search.view === undefined ? 'line' : 'member'),
          render: (row) => (
            <span className="flex flex-col items-start">
              {openable(row) ? (
                <Link
                  to={PAGE}
                  search={changedTeamSearch(search, { of: row.id, member: null, username: null })}
                  className="text-accent inline-flex min-h-8 items-center gap-1 rounded-md hover:underline"
                >
                  {row.name}
                  <ChevronRight size={16} aria-hidden />
                </Link>
              ) : (
                <MemberName member={row} />
              )}
              {row.left && <span className="text-muted text-xs font-normal">{t('left')}</span>}
              {!row.left && row.rounds > 0 && (
                <Link
                  to="/agentHome/personalHistoryCopy"
                  search={{ ...same, member: row.id }}
                  aria-label={t('betsOf', { name: row.name })}
                  className="text-muted hover:text-text inline-flex min-h-6 items-center text-xs font-normal underline"
                >
                  {t('bets')}
                </Link>
              )}
            </span>
          ),
        },
        {
          key: 'members',
          head: t('below'),
          isEmpty: ({ members }) => members === 0,
          render: ({ members }) => <Count of={members} />,
        },
        ...figures,
      ]}
    />
  );
}
