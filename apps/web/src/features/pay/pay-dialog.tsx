import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useT } from '#lib/texts/i18n.tsx';
import { PayBets } from './pay-bets.tsx';
import { PayMembers } from './pay-members.tsx';
import { PayReckoning } from './pay-reckoning.tsx';
import { payRowQuery } from './pay.queries.ts';
import type { OpenPay, RecordParts } from './pay-parts.ts';
import { useSlotTime } from './use-slot-time.ts';

type PayDialogProps = {
  open: OpenPay;
  onOpen: (open: OpenPay | null) => void;
  parts: RecordParts;
  currencySymbol: string;
};

/** AGT-07: a row of pay down to the rule, the members and the bets behind it. */
export function PayDialog({ open, onOpen, parts, currencySymbol }: PayDialogProps) {
  const t = useT('pay');
  const slotTime = useSlotTime();
  const { row, member } = open;
  const { data, error, refetch } = useQuery(payRowQuery(row));
  const title = data === undefined ? t('details.title') : slotTime(data.row);
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={() => onOpen(null)} className="sm:w-2xl">
      <div className="flex flex-col gap-6 overflow-y-auto px-6 pb-6">
        {data !== undefined && member === undefined && (
          <>
            <PayReckoning
              details={data}
              currencySymbol={currencySymbol}
              onRow={(id) => onOpen({ row: id })}
            />
            <PayMembers
              id={row}
              parts={parts}
              currencySymbol={currencySymbol}
              onMember={(id) => onOpen({ row, member: id })}
            />
          </>
        )}
        {data !== undefined && member !== undefined && (
          <PayBets
            id={row}
            member={member}
            parts={parts}
            currencySymbol={currencySymbol}
            onBack={() => onOpen({ row })}
          />
        )}
        {data === undefined && error === null && <Skeleton className="h-72 w-full" />}
        {data === undefined && error !== null && (
          <>
            <Problem text={error.message} />
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
