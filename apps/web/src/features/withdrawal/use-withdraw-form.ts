import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from '#lib/forms/forget-typed.ts';
import { newId } from '#lib/call/new-id.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';

type Form = RequestOf<typeof requestWithdrawal>;

const FIELD_OF_CODE: Partial<Record<CallError['code'], keyof Form>> = {
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
  WITHDRAWAL_AMOUNT: 'amount',
  WITHDRAWAL_DAY_LIMIT: 'amount',
  INSUFFICIENT_FUNDS: 'amount',
  TURNOVER_LEFT: 'amount',
  PAYOUT_ACCOUNT_WAITING: 'accountId',
};

/** What an id stands for: the same wish keeps it through every retry, another one gets another. */
type Wish = { id: string; of: string };

export function useWithdrawForm(firstAccount: string, onDone: () => void) {
  const ask = useWithdrawalCall(requestWithdrawal);
  const sending = useRef(false);
  const wish = useRef<Wish | null>(null);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(requestWithdrawal.request),
    defaultValues: { operationId: newId(), accountId: firstAccount, amount: '', paymentPassword: '' },
  });
  useForgetTyped(form);
  const send = async (values: Form): Promise<void> => {
    const of = `${values.accountId} ${values.amount}`;
    if (wish.current?.of !== of) wish.current = { id: newId(), of };
    try {
      await ask.mutateAsync({ ...values, operationId: wish.current.id });
      wish.current = null;
      form.reset({ operationId: newId(), accountId: values.accountId, amount: '', paymentPassword: '' });
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = FIELD_OF_CODE[error.code] ?? 'root';
      form.setError(field, { type: 'server', message: error.message }, { shouldFocus: field !== 'root' });
    }
  };
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    // Two presses may fall between two drawings.
    if (sending.current) return;
    sending.current = true;
    void form
      .handleSubmit(send)(event)
      .finally(() => (sending.current = false));
  };
  return { form, pending: ask.isPending, onSubmit };
}
