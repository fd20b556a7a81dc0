import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import { CallError } from '#lib/call/call-error.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { sharedReceiptQuery } from '#features/records/records.queries.ts';

/** What somebody sees who was given the link of a receipt. */
export function SharedReceiptPage({ id }: { id: string }) {
  const t = useT('records');
  const { data: receipt, error, refetch } = useQuery(sharedReceiptQuery(id, useLanguage()));
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHead title={t('receipt.sharedTitle')} />
      {!isGone && (
        <div>
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('receipt.sharedTitle')}</h1>
          <p className="text-muted">{t('receipt.sharedText')}</p>
        </div>
      )}
      {receipt !== undefined && (
        <div className="bg-surface shadow-low flex flex-col gap-6 rounded-2xl p-5 sm:p-8">
          <ReceiptFacts receipt={receipt} level={2} />
        </div>
      )}
      {receipt === undefined && error === null && <RecordSkeleton />}
      {error !== null && !isGone && receipt === undefined && (
        <RecordFailed message={error.message} onRetry={() => void refetch()} />
      )}
      {isGone && (
        <EmptyState
          level={1}
          icon={<Link2Off size={28} aria-hidden />}
          title={t('receipt.goneTitle')}
          text={t('receipt.goneText')}
          action={
            <Link to="/" className={buttonClass()}>
              {t('offerGame')}
            </Link>
          }
        />
      )}
    </div>
  );
}
