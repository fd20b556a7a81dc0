import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleHelp, RotateCw } from 'lucide-react';
import { CallError } from '#lib/call/call-error.ts';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { depositQuery, isOpen, type DepositDetail } from './deposit.queries.ts';
import { DepositState } from './deposit-state.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useWords, type Words } from './use-words.ts';

/** Where a payer comes back to, and what a line of the history opens: one deposit, from the first step to the last. */
export function DepositDetailPage({ id, currencySymbol }: { id: string; currencySymbol: string }) {
  const t = useT('deposit');
  const words = useWords(currencySymbol);
  const { data, error, refetch } = useQuery(depositQuery(id, useLanguage()));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <Link
        to="/member/depositv2"
        className="text-muted hover:text-text -ml-2 inline-flex h-11 items-center gap-2 self-start rounded-lg px-2 font-medium"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('all')}
      </Link>
      {data !== undefined && <Detail deposit={data} words={words} />}
      {data === undefined && error === null && <DetailSkeleton />}
      {data === undefined && error !== null && <Missing error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Detail({ deposit, words }: { deposit: DepositDetail; words: Words }) {
  const t = useT('deposit');
  return (
    <>
      <DepositState deposit={deposit} words={words}>
        <Actions deposit={deposit} words={words} />
      </DepositState>
      {deposit.state === 'waiting' && deposit.bank !== null && (
        <TransferCard deposit={deposit} bank={deposit.bank} words={words} />
      )}
      <section className="bg-surface shadow-low flex flex-col gap-5 rounded-2xl p-5 sm:p-6">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
          <dt className="text-muted">{t('method')}</dt>
          <dd className="text-right">{deposit.methodName}</dd>
          <dt className="text-muted">{t('amount')}</dt>
          <dd className="text-right tabular-nums">{words.money(deposit.amount)}</dd>
          {deposit.paid !== null && deposit.paid !== deposit.amount && (
            <>
              <dt className="text-muted">{t('cameIn')}</dt>
              <dd className="text-right tabular-nums">{words.money(deposit.paid)}</dd>
            </>
          )}
          <dt className="text-muted">{t('fee')}</dt>
          <dd className="text-right tabular-nums">
            {deposit.fee === '0.00' ? t('noFee') : words.money(deposit.fee)}
          </dd>
          <dt className="text-muted">{t('reference')}</dt>
          <dd className="-mr-2 flex items-center justify-end gap-1 font-mono">
            <span className="select-all">{deposit.reference}</span>
            <CopyButton text={deposit.reference} />
          </dd>
        </dl>
        <DepositSteps deposit={deposit} words={words} />
      </section>
    </>
  );
}

function Actions({ deposit, words }: { deposit: DepositDetail; words: Words }) {
  const t = useT('deposit');
  if (deposit.payUrl !== null)
    return (
      <>
        <p className="text-muted text-sm text-pretty">
          {t('until', { time: words.when(deposit.expiresAt) })}
        </p>
        <a href={deposit.payUrl} className={buttonClass('action', 'large')}>
          {t('goPay')}
        </a>
      </>
    );
  if (isOpen(deposit.state)) return null;
  const good = deposit.state === 'paid' || deposit.state === 'partly' || deposit.state === 'late';
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {good && (
        <Link to="/" className={buttonClass()}>
          {t('play')}
        </Link>
      )}
      <Link to="/member/depositv2" className={buttonClass(good ? 'outline' : 'action')}>
        {t('again')}
      </Link>
    </div>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT('deposit');
  if (error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
    return (
      <EmptyState
        level={1}
        icon={<CircleHelp size={28} aria-hidden />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Link to="/member/depositv2" className={buttonClass()}>
            {t('all')}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      level={1}
      icon={<RotateCw size={28} aria-hidden />}
      title={t('historyFailed')}
      text={error.message}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

function DetailSkeleton() {
  const t = useT('deposit');
  return (
    <output aria-label={t('historyLoading')} className="flex flex-col gap-5">
      <Skeleton className="h-64 w-full rounded-2xl" />
      <Skeleton className="h-72 w-full rounded-2xl" />
    </output>
  );
}
