import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useHeldWords } from '#lib/texts/use-held-words.ts';
import { AccountsPanel } from './accounts-panel.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { DeskSummary, TurnoverPanel } from './desk-summary.tsx';
import { Notice } from '#lib/widgets/panel.tsx';
import { DeskFailed, DeskSkeleton } from './desk-states.tsx';
import { useWords, type Words } from './use-words.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalItem } from './withdrawal-item.tsx';
import { withdrawalDeskQuery, withdrawalsQuery, type Desk } from './withdrawal.queries.ts';
import { canAsk } from './withdrawal-sums.ts';

/** MEM-05 to MEM-07: everything about money that leaves, on one page. */
export function WithdrawPage() {
  const t = useT('withdraw');
  const { data: desk, error, refetch } = useQuery(withdrawalDeskQuery());
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      {desk !== undefined && <Counter desk={desk} aheadMs={desk.aheadMs} />}
      {desk === undefined && error === null && <DeskSkeleton />}
      {desk === undefined && error !== null && <DeskFailed error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Counter({ desk, aheadMs }: { desk: Desk; aheadMs: number }) {
  const words = useWords(desk.currencySymbol);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <InTheWay desk={desk} words={words} onAdd={() => setAdding(true)} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <DeskSummary desk={desk} words={words} />
          {canAsk(desk) && desk.stop === null && <WithdrawForm desk={desk} words={words} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <TurnoverPanel desk={desk} words={words} />
          <AccountsPanel desk={desk} words={words} onAdd={() => setAdding(true)} />
        </div>
      </div>
      <Withdrawals words={words} aheadMs={aheadMs} />
      {adding && <AddAccountDialog desk={desk} words={words} onClose={() => setAdding(false)} />}
    </>
  );
}

/** The first thing that stands in the way, in plain words, with what helps. */
function InTheWay({ desk, words, onAdd }: { desk: Desk; words: Words; onAdd: () => void }) {
  const t = useT('withdraw');
  const held = useHeldWords();
  if (desk.heldUntil !== null)
    return <Notice text={held(desk.heldBecause, t('blocked.held', { time: words.when(desk.heldUntil) }))} />;
  if (!desk.hasPaymentPassword)
    return (
      <Notice
        text={t('blocked.payment')}
        action={
          <Link to="/member/securityCenter" search={{ set: 'payment' }} className={buttonClass()}>
            {t('blocked.paymentAction')}
          </Link>
        }
      />
    );
  const [first] = desk.accounts;
  if (first === undefined)
    return (
      <Notice text={t('blocked.account')} action={<Button onClick={onAdd}>{t('accounts.add')}</Button>} />
    );
  if (desk.accounts.some(({ usable }) => usable)) return null;
  return <Notice text={t('blocked.waiting', { time: words.when(first.usableFrom) })} />;
}

function Withdrawals({ words, aheadMs }: { words: Words; aheadMs: number }) {
  const t = useT('withdraw');
  const record = useInfiniteQuery(withdrawalsQuery());
  const all = record.data?.pages.flatMap((page) => page.withdrawals);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="own-withdrawals">
      <h2 id="own-withdrawals" className="text-xl font-semibold">
        {t('list.title')}
      </h2>
      {all === undefined && record.error === null && <DeskSkeleton />}
      {all === undefined && record.error !== null && (
        <DeskFailed error={record.error} onRetry={() => void record.refetch()} />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<HandCoins size={28} aria-hidden />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
        />
      )}
      <div className="flex flex-col gap-2 empty:hidden">
        {all?.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} words={words} aheadMs={aheadMs} />
        ))}
      </div>
      {record.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={record.isFetchingNextPage}
          aria-label={record.isFetchingNextPage ? t('list.loadingMore') : undefined}
          onClick={() => void record.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
      {all !== undefined && all.length > 0 && !record.hasNextPage && (
        <p className="text-muted text-center text-sm">{t('list.allShown')}</p>
      )}
    </section>
  );
}
