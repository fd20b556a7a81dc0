import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTimeText } from '#lib/records/days/use-time-text.ts';

export type ReportName =
  | 'agentAnnouncement'
  | 'personalHistoryCopy'
  | 'palStatementsAgentCopy'
  | 'agentRevenueReport'
  | 'agentDownlineTransactionDetailsCopy'
  | 'userLoss'
  | 'myIncome'
  | 'accountDetails';

type ReportFrameProps = {
  page: ReportName;
  /** Everything before this moment is in the sums. */
  countedAt?: string | null | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** Heading, what the page is about, and what can be done with the whole of it. */
export function ReportFrame({ page, countedAt, action, children }: ReportFrameProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <ReportHead page={page} />
        {action}
      </div>
      {children}
      <Counted at={countedAt} />
    </div>
  );
}

export function ReportHead({ page }: { page: ReportName }) {
  const t = useT('agent');
  const team = useT('team');
  const title = t(`page.${page}`);
  return (
    <div className="min-w-0">
      <PageHead title={title} />
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <p className="text-muted text-pretty">{team(`intro.${page}`)}</p>
    </div>
  );
}

export function Counted({ at }: { at: string | null | undefined }) {
  const t = useT('team');
  const timeText = useTimeText();
  if (at === undefined) return null;
  return (
    <p className="text-muted text-xs">
      {at === null ? t('notCounted') : t('countedAt', { at: timeText(at) })}
    </p>
  );
}
