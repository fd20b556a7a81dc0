import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { payQuery } from './pay.queries.ts';
import { PayDialog } from './pay-dialog.tsx';
import type { OpenPay, RecordParts } from './pay-parts.ts';
import type { PayChoice } from './pay-search.ts';
import { PayTable } from './pay-table.tsx';

type PayPageProps = {
  type: ContractType;
  range: { from: string; to: string };
  choice: PayChoice;
  open: OpenPay | undefined;
  onOpen: (open: OpenPay | null) => void;
  onAll: () => void;
  /** For whoever has no contract of this kind and never had. */
  isOffered: boolean;
  days: ReactNode;
  save: ReactNode;
  parts: RecordParts;
  currencySymbol: string;
  contractsLink: ReactNode;
};

/** AGT-07: the salaries or dividends of some days, slot by slot; each opens to what it was reckoned from. */
export function PayPage(props: PayPageProps) {
  const { type, open, onOpen, days, save, isOffered, contractsLink, parts, currencySymbol } = props;
  const t = useT('pay');
  return (
    <div className="flex flex-1 flex-col gap-5">
      <PageHead title={t(`page.title.${type}`)} />
      <div className="flex items-start justify-between gap-3">
        <div className="max-w-2xl min-w-0">
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t(`page.title.${type}`)}</h1>
          <p className="text-muted text-pretty">{t(`page.intro.${type}`)}</p>
        </div>
        {save}
      </div>
      {!isOffered && (
        <div className="bg-raised flex flex-wrap items-center justify-between gap-3 rounded-xl p-4 text-sm">
          <p className="text-pretty">{t('page.noContract')}</p>
          {contractsLink}
        </div>
      )}
      <div className="flex flex-col gap-2">
        {days}
        <p className="text-muted text-sm text-pretty">{t('page.days')}</p>
      </div>
      <Rows {...props} />
      {open !== undefined && (
        <PayDialog open={open} onOpen={onOpen} parts={parts} currencySymbol={currencySymbol} />
      )}
    </div>
  );
}

function Rows({ type, range, choice, onOpen, onAll, parts, currencySymbol }: PayPageProps) {
  const t = useT('pay');
  const { Totals, Failed, Loading, Nothing, More } = parts;
  const record = useInfiniteQuery(payQuery({ ...range, ...choice, type, language: useLanguage() }));
  if (record.data === undefined)
    return record.isError ? (
      <Failed message={record.error.message} onRetry={() => void record.refetch()} />
    ) : (
      <Loading />
    );
  const rows = record.data.pages.flatMap((page) => page.rows);
  const sums = record.data.pages[0]?.sums;
  if (rows.length === 0) return <Nothing onClear={onAll} />;
  return (
    <>
      <Totals
        currencySymbol={currencySymbol}
        totals={sumsThatHold(choice).map((sum) => ({ label: t(`sums.${sum}`), amount: sums?.[sum] }))}
      />
      <PayTable rows={rows} currencySymbol={currencySymbol} onRow={(row) => onOpen({ row })} />
      <More query={record} />
    </>
  );
}

/** Sums are kept by day for all slots: of some slots alone only what they say holds. */
function sumsThatHold({ state, late }: PayChoice): readonly ('paid' | 'withheld' | 'shared' | 'turnover')[] {
  if (late !== undefined || state === 'nothing') return [];
  return state === undefined ? ['paid', 'withheld', 'shared', 'turnover'] : [state];
}
