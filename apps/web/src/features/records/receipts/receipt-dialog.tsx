import { Dialog } from '@maidan/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { receiptQuery } from '#features/records/records.queries.ts';
import { ShareReceipt } from './share-receipt.tsx';

/** One bet with everything that happened to its money; its address opens it again. */
export function ReceiptDialog({ bet, onClose }: { bet: string; onClose: () => void }) {
  const t = useT('records');
  const { data: receipt, error, refetch } = useQuery(receiptQuery(bet, useLanguage()));
  return (
    <Dialog title={t('receipt.title')} closeLabel={t('close')} onClose={onClose} className="sm:w-2xl">
      <div className="flex flex-col gap-6 overflow-y-auto px-6 pb-6">
        {receipt !== undefined && (
          <>
            <ReceiptFacts receipt={receipt} level={3} />
            {receipt.detailsUrl !== null && (
              <a
                href={receipt.detailsUrl}
                className="text-action inline-flex min-h-11 items-center underline"
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('receipt.details')}
              </a>
            )}
            <LedgerRows rows={receipt.rows} currencySymbol={receipt.currencySymbol} />
            <ShareReceipt bet={bet} shareId={receipt.shareId} />
          </>
        )}
        {receipt === undefined && error === null && <RecordSkeleton />}
        {receipt === undefined && error !== null && (
          <RecordFailed message={error.message} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  );
}
