import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { DeskFailed } from './desk-states.tsx';
import { useWords } from './use-words.ts';
import { withdrawalDeskQuery, type Desk } from './withdrawal.queries.ts';

/** MEM-14: the bound accounts on their own, for a page that is about more than withdrawals. */
export function AccountsCard() {
  const t = useT('withdraw');
  const { data: desk, error, refetch } = useQuery(withdrawalDeskQuery());
  if (desk !== undefined) return <Accounts desk={desk} />;
  if (error !== null) return <DeskFailed error={error} onRetry={() => void refetch()} />;
  return (
    <output aria-label={t('loading')}>
      <Skeleton className="h-52 w-full rounded-2xl" />
    </output>
  );
}

function Accounts({ desk }: { desk: Desk }) {
  const t = useT('withdraw');
  const words = useWords(desk.currencySymbol);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <AccountsPanel
        desk={desk}
        words={words}
        icon={<Landmark size={22} />}
        onAdd={() => setAdding(true)}
        note={desk.hasPaymentPassword ? undefined : t('accounts.needsPayment')}
      />
      {adding && <AddAccountDialog desk={desk} words={words} onClose={() => setAdding(false)} />}
    </>
  );
}
