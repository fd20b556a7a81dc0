import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, PiggyBank } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { depositsQuery, type Deposit } from './deposit.queries.ts';
import { StateBadge } from './state-badge.tsx';
import type { Words } from './use-words.ts';

const ROWS = 4;

export function DepositHistory({ words }: { words: Words }) {
  const t = useT('deposit');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <h2 id={id} className="font-semibold">
        {t('history')}
      </h2>
      <Deposits words={words} />
    </section>
  );
}

function Deposits({ words }: { words: Words }) {
  const t = useT('deposit');
  const list = useInfiniteQuery(depositsQuery(useLanguage()));
  if (list.data === undefined) {
    if (!list.isError) return <HistorySkeleton />;
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="font-medium">{t('historyFailed')}</p>
        <p className="text-muted text-sm">{list.error.message}</p>
        <Button look="outline" onClick={() => void list.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const deposits = list.data.pages.flatMap((page) => page.deposits);
  if (deposits.length === 0)
    return (
      <EmptyState icon={<PiggyBank size={28} aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <>
      <ul className="flex flex-col gap-2">
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <DepositLine deposit={deposit} words={words} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loadingMore') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function DepositLine({ deposit, words }: { deposit: Deposit; words: Words }) {
  const t = useT('deposit');
  const amount = words.money(deposit.credited ?? deposit.amount);
  return (
    <Link
      to="/member/depositv2"
      search={{ deposit: deposit.id }}
      aria-label={`${t('open', { reference: deposit.reference, amount })}, ${t(`state.${deposit.state}`)}`}
      className="bg-ground/60 hover:bg-raised flex items-center gap-3 rounded-xl p-4 transition-colors duration-150"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{amount}</span>
          <StateBadge state={deposit.state} />
        </span>
        <span className="text-muted flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{deposit.methodName}</span>
          <time dateTime={deposit.createdAt}>{words.when(deposit.createdAt)}</time>
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="text-muted shrink-0" />
    </Link>
  );
}

function HistorySkeleton() {
  const t = useT('deposit');
  return (
    <output aria-label={t('historyLoading')} className="flex flex-col gap-2">
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full rounded-xl" />
      ))}
    </output>
  );
}
