import { exportTeamLosses } from '@maidan/contract/agent-reports/export-team-losses.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { callForFile } from '#lib/call/call-file.ts';
import { ExportButton } from '#lib/records/export-button.tsx';
import { useDayText } from '#lib/records/days/use-time-text.ts';
import { useToday } from '#lib/records/days/use-today.ts';
import { Totals } from '#lib/records/totals.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { teamLossesQuery, type Loss } from './agent-reports.queries.ts';
import { Amount } from './amount.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { MemberName } from './member-name.tsx';
import { ListBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';
import type { ReportProps } from './team-search.ts';

/** AGT-02, the page `userLoss`: who of the team lost in a month, the largest loss first. */
export function UserLossPage({ search, onSearch, currencySymbol }: ReportProps) {
  const t = useT('team');
  const language = useLanguage();
  const today = useToday();
  const dayText = useDayText();
  const now = `${today.slice(0, 7)}-01`;
  const month = search.month !== undefined && search.month <= now ? search.month : now;
  const list = useInfiniteQuery(teamLossesQuery({ month, language }));
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <ReportFrame
      page="userLoss"
      countedAt={first?.countedAt}
      action={
        <ExportButton
          name={`team-losses-${month.slice(0, 7)}`}
          ask={() => callForFile(exportTeamLosses, { month, language })}
        />
      }
    >
      <div className="bg-surface shadow-low flex w-fit items-center gap-2 rounded-2xl p-2">
        <IconButton
          label={t('monthBefore')}
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => onSearch({ month: monthFrom(month, -1) })}
        />
        <span aria-live="polite" className="min-w-36 text-center font-medium">
          {dayText(month, 'month')}
        </span>
        <IconButton
          label={t('monthAfter')}
          icon={<ChevronRight size={18} aria-hidden />}
          disabled={month >= now}
          className="disabled:opacity-40"
          onClick={() => onSearch({ month: monthFrom(month, 1) })}
        />
      </div>
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('loss.members'), count: first?.totals?.members },
          { label: t('loss.lost'), amount: first?.totals?.lost },
        ]}
      />
      <ListBody query={list} isEmpty={rows.length === 0} onClear={() => onSearch({ month: null })}>
        <Losses rows={rows} currencySymbol={currencySymbol} />
      </ListBody>
      <p className="text-muted max-w-2xl text-sm text-pretty">{t('loss.care')}</p>
    </ReportFrame>
  );
}

function monthFrom(month: string, months: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

function Losses({ rows, currencySymbol }: { rows: readonly Loss[]; currencySymbol: string }) {
  const t = useT('team');
  const agent = useT('agent');
  const figures = useFigureColumns<Loss>(currencySymbol);
  return (
    <ReportTable
      caption={agent('page.userLoss')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'member', head: t('member'), render: (row) => <MemberName member={row} /> },
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
