import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useT } from '#lib/texts/i18n.tsx';
import { PayMembers } from './pay-members.tsx';
import { PayReckoning } from './pay-reckoning.tsx';
import { payRowQuery } from './pay.queries.ts';
import { useSlotTime } from './use-slot-time.ts';

type PayDialogProps = { id: string; currencySymbol: string; onClose: () => void };

/** AGT-07: a row of pay down to the rule and the bets behind it. */
export function PayDialog({ id, currencySymbol, onClose }: PayDialogProps) {
  const t = useT('pay');
  const slotTime = useSlotTime();
  const { data, error, refetch } = useQuery(payRowQuery(id));
  const title = data === undefined ? t('details.title') : slotTime(data.row);
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose} className="sm:w-2xl">
      <div className="flex flex-col gap-6 overflow-y-auto px-6 pb-6">
        {data !== undefined && (
          <>
            <PayReckoning details={data} currencySymbol={currencySymbol} />
            <PayMembers details={data} currencySymbol={currencySymbol} />
          </>
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
