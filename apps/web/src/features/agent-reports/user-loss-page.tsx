import { exportTeamLosses } from '@maidan/contract/agent-reports/export-team-losses.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { minor } from '@maidan/contract/money.ts';
import { callForFile } from '#lib/call/call-file.ts';
import { Choice } from '#lib/records/choice.tsx';
import { ExportButton } from '#lib/records/export-button.tsx';
import { useToday } from '#lib/records/days/use-today.ts';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { shortMoney } from '#lib/texts/short-money.ts';
import { teamLossesQuery, type Loss } from './agent-reports.queries.ts';
import { Amount } from './amount.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { isNobody } from './is-nobody.ts';
import { MemberField } from './member-field.tsx';
import { MemberLink } from './member-name.tsx';
import { MonthBar } from './month-bar.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import { LEAST_LOSSES, type ReportProps } from './team-search.ts';

/** AGT-02, the page `userLoss`: who of the team lost in a month, the largest loss first. */
export function UserLossPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const language = useLanguage();
  const today = useToday();
  const now = `${today.slice(0, 7)}-01`;
  const month = search.month !== undefined && search.month <= now ? search.month : now;
  const { member, username, least } = search;
  const filter = {
    month,
    language,
    ...(member === undefined ? {} : { member }),
    ...(username === undefined ? {} : { username }),
    ...(least === undefined ? {} : { least }),
  };
  const list = useInfiniteQuery(teamLossesQuery(filter));
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <ReportFrame
      page="userLoss"
      countedAt={first?.countedAt}
      action={
        <ExportButton
          name={`team-losses-${month.slice(0, 7)}`}
          ask={() => callForFile(exportTeamLosses, filter)}
        />
      }
    >
      <MonthBar
        month={month}
        now={now}
        onMonth={(wanted) => onSearch({ month: wanted })}
        chosen={[member ?? username, least].filter((one) => one !== undefined).length}
      >
        <MemberField search={search} onSearch={onSearch} shown={first?.member?.name} />
        <Choice
          label={t('loss.least')}
          all={t('loss.any')}
          value={least}
          options={LEAST_LOSSES.map((value) => ({
            value,
            text: shortMoney(minor(BigInt(value) * 100n), currencySymbol, language),
          }))}
          onChoose={(chosen) => onSearch({ least: chosen })}
        />
      </MonthBar>
      {!isNobody(list.error) && (
        <Totals
          currencySymbol={currencySymbol}
          totals={[
            { label: t('loss.members'), count: first?.totals?.members },
            { label: t('loss.lost'), amount: first?.totals?.lost },
          ]}
        />
      )}
      <ListBody
        query={list}
        isEmpty={rows.length === 0}
        onClear={() => onSearch({ month: null, member: null, username: null, least: null })}
      >
        <Losses rows={rows} search={search} currencySymbol={currencySymbol} />
      </ListBody>
      <p className="text-muted max-w-2xl text-sm text-pretty">{t('loss.care')}</p>
    </ReportFrame>
  );
}

type LossesProps = Pick<ReportProps, 'search' | 'currencySymbol'> & { rows: readonly Loss[] };

function Losses({ rows, search, currencySymbol }: LossesProps) {
  const t = useT('team');
  const agent = useT('agent');
  const figures = useFigureColumns<Loss>(currencySymbol);
  return (
    <ReportTable
      caption={agent('page.userLoss')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'member', head: t('member'), render: (row) => <MemberLink member={row} search={search} /> },
        {
          key: 'lost',
          head: t('loss.lost'),
          main: true,
          render: ({ lost }) => <Amount of={lost} symbol={currencySymbol} />,
        },
        ...figures.filter(({ key }) => key !== 'net'),
      ]}
    />
  );
}
