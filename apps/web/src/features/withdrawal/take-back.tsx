import { takeBackWithdrawal } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
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
    <Dialog
      title={t('takeBack.title')}
      closeLabel={t('close')}
      shape="box"
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted text-pretty">
          {t('takeBack.text', { amount: words.money(withdrawal.amount) })}
        </p>
        <Problem text={takeBack.error?.message} />
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {t('takeBack.leave')}
          </Button>
          <Button pending={takeBack.isPending} onClick={onConfirm}>
            {t('takeBack.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
