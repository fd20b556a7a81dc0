import { takeBackWithdrawal } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import type { Words } from './use-words.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';
import type { Withdrawal } from './withdrawal.queries.ts';

type Props = { withdrawal: Withdrawal; words: Words };

/** MEM-05: until it is approved, after a question. */
export function TakeBack(props: Props) {
  const t = useT('withdraw');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="outline" className="self-start" onClick={() => setAsking(true)}>
        {t('takeBack.action')}
      </Button>
      {asking && <Question {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ withdrawal, words, onClose }: Props & { onClose: () => void }) {
  const t = useT('withdraw');
  const takeBack = useWithdrawalCall(takeBackWithdrawal);
  const onConfirm = () =>
    takeBack.mutate(
      { id: withdrawal.id },
      {
        onSuccess: () => {
          showToast(t('takeBack.done'), 'gain');
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('takeBack.title')}
      text={t('takeBack.text', { amount: words.money(withdrawal.amount) })}
      closeLabel={t('close')}
      cancel={t('takeBack.leave')}
      confirm={t('takeBack.confirm')}
      look="action"
      pending={takeBack.isPending}
      error={takeBack.error}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
