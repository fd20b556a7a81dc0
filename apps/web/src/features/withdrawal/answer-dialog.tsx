import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useRef, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { UploadField } from '#lib/pictures/upload-field.tsx';
import { useUploads } from '#lib/pictures/use-uploads.ts';
import { cleanAmount } from '@maidan/contract/typed/amount.ts';
import { clockText } from './use-countdown.ts';
import type { Words } from './use-words.ts';
import { restOf } from './withdrawal-sums.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';
import type { Withdrawal } from './withdrawal.queries.ts';

const ANSWERS = ['received', 'partly', 'not-received'] as const;
type Answer = (typeof ANSWERS)[number];
type Props = { withdrawal: Withdrawal; words: Words; left: number; onClose: () => void };

/** MEM-06: received, partly or not, told once. */
export function AnswerDialog({ withdrawal, words, left, onClose }: Props) {
  const t = useT('withdraw');
  const { arrives } = withdrawal;
  const [answer, setAnswer] = useState<Answer>('received');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const uploads = useUploads();
  const { send, pending, error } = useAnswer(() => {
    showToast(t('answer.sent'), 'gain');
    onClose();
  });
  const received = cleanAmount(typed);
  const remaining = restOf(arrives, received);
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const proofs = uploads.ids;
    if (answer === 'received') send({ id: withdrawal.id, answer });
    else if (answer === 'not-received') send({ id: withdrawal.id, answer, proofs });
    else if (remaining !== null) send({ id: withdrawal.id, answer, received, remaining, proofs });
  };
  return (
    <Dialog
      title={t('answer.title', { amount: words.money(arrives) })}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-pretty">
          {t('answer.text', {
            name: words.nameOf(withdrawal.institution),
            number: words.count(withdrawal.accountNumber),
          })}{' '}
          <span className="text-text font-medium tabular-nums">
            {t('answer.left', { time: words.count(clockText(left)) })}
          </span>
        </p>
        <Choice
          answer={answer}
          onChange={setAnswer}
          legend={t('answer.title', { amount: words.money(arrives) })}
        />
        {answer === 'partly' && (
          <>
            <Field
              label={t('answer.receivedAmount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={
                tried && remaining === null
                  ? t('answer.partsInvalid', { amount: words.money(arrives) })
                  : undefined
              }
            />
            <p aria-live="polite" className="flex justify-between gap-3 font-medium tabular-nums">
              <span>{t('answer.remainingAmount')}</span>
              <span>{remaining === null ? '–' : words.money(remaining)}</span>
            </p>
          </>
        )}
        {answer !== 'received' && (
          <UploadField label={t('answer.proofs')} hint={t('answer.proofsHint')} uploads={uploads} />
        )}
        <DialogFooter problem={error?.message}>
          <Button
            type="submit"
            size="large"
            pending={pending}
            disabled={uploads.busy}
            aria-label={pending ? t('answer.sending') : undefined}
          >
            {t('answer.send')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useAnswer(onDone: () => void) {
  const confirm = useWithdrawalCall(confirmWithdrawal);
  const sending = useRef(false);
  const send = (input: Parameters<typeof confirm.mutate>[0]): void => {
    // Two presses may fall between two drawings.
    if (sending.current) return;
    sending.current = true;
    confirm.mutate(input, { onSuccess: onDone, onSettled: () => (sending.current = false) });
  };
  return { send, pending: confirm.isPending, error: confirm.error };
}

type ChoiceProps = { answer: Answer; onChange: (answer: Answer) => void; legend: string };

function Choice({ answer, onChange, legend }: ChoiceProps) {
  const t = useT('withdraw');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{legend}</legend>
      {ANSWERS.map((one) => (
        <label
          key={one}
          className="bg-ground/60 has-checked:outline-action flex cursor-pointer items-center gap-3 rounded-xl px-4 py-3 has-checked:outline-2"
        >
          <input
            type="radio"
            name="answer"
            value={one}
            checked={answer === one}
            onChange={() => onChange(one)}
            className="radio"
          />
          <span className="font-medium">{t(`answer.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
