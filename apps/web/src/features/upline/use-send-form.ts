import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from '#lib/forms/forget-typed.ts';
import { newId } from '#lib/call/new-id.ts';
import { forgetWish, idOfWish } from './kept-wish.ts';
import { useSendToUpline } from './upline.mutations.ts';
import type { Transfer } from './upline.queries.ts';

type Form = RequestOf<typeof sendToUpline>;

/** Refusals that are about the amount lead back to it. */
const ABOUT_AMOUNT = new Set<CallError['code']>(['UPLINE_AMOUNT', 'UPLINE_DAY_LIMIT', 'INSUFFICIENT_FUNDS']);
const ABOUT_PASSWORD = new Set<CallError['code']>(['PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED']);

/** Two steps: the amount, then everything once more with the payment password. */
export function useSendForm(to: string, onDone: (sent: Transfer) => void) {
  const ask = useSendToUpline();
  const sending = useRef(false);
  const [reviewed, setReviewed] = useState(false);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(sendToUpline.request),
    defaultValues: { operationId: newId(), to, amount: '', paymentPassword: '' },
  });
  useForgetTyped(form);
  const back = (): void => {
    form.setValue('paymentPassword', '');
    form.clearErrors();
    setReviewed(false);
  };
  const review = async (): Promise<void> => {
    if (await form.trigger('amount', { shouldFocus: true })) setReviewed(true);
  };
  const refused = ({ code, message }: CallError): void => {
    const field = ABOUT_PASSWORD.has(code) ? 'paymentPassword' : 'root';
    if (ABOUT_AMOUNT.has(code)) back();
    form.setError(ABOUT_AMOUNT.has(code) ? 'amount' : field, { type: 'server', message });
  };
  const send = async (values: Form): Promise<void> => {
    try {
      const sent = await ask.mutateAsync({ ...values, to, operationId: idOfWish(to, values.amount) });
      forgetWish();
      form.reset({ operationId: newId(), to, amount: '', paymentPassword: '' });
      setReviewed(false);
      onDone(sent);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused(error);
    }
  };
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!reviewed) return void review();
    // Two presses may fall between two drawings.
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send)(event)
      .finally(() => (sending.current = false));
  };
  return { form, reviewed, back, pending: ask.isPending, onSubmit };
}
