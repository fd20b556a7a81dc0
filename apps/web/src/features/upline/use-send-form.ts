import { sendToDownline } from '@maidan/contract/upline/send-to-downline.ts';
import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import { useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useMoneyForm } from '#lib/money/use-money-form.ts';
import { useSendToDownline, useSendToUpline } from './upline.mutations.ts';
import type { MoneyDesk, Transfer } from './upline.queries.ts';

const FIELD_OF_CODE = {
  UPLINE_AMOUNT: 'amount',
  UPLINE_DAY_LIMIT: 'amount',
  INSUFFICIENT_FUNDS: 'amount',
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
} as const satisfies Partial<Record<CallError['code'], string>>;

const ABOUT_AMOUNT = new Set<CallError['code']>(['UPLINE_AMOUNT', 'UPLINE_DAY_LIMIT', 'INSUFFICIENT_FUNDS']);

/** Whom the sender is shown, named by what the call understands: a key of the agent above, a number of somebody below. */
export type Receiver = {
  key: string;
  name: string;
  /** As it is said: what tells a masked name from one that looks alike. The agent above needs none. */
  number?: string;
  way: 'up' | 'down';
};

/** Two steps: the amount, then everything once more with the payment password. */
export function useSendForm({ key: to, way }: Receiver, desk: MoneyDesk, onDone: (sent: Transfer) => void) {
  const [up, down] = [useSendToUpline(), useSendToDownline()];
  const [reviewed, setReviewed] = useState(false);
  const send = useMoneyForm(
    {
      operation: way === 'up' ? sendToUpline : sendToDownline,
      defaultValues: { to, paymentPassword: '' },
      given: { to },
      wish: ['to'],
      bounds: () => boundsOf(desk),
      fieldOfCode: FIELD_OF_CODE,
      // Refusals that are about the amount lead back to it.
      onRefused: (error) => {
        if (error instanceof CallError && ABOUT_AMOUNT.has(error.code)) back();
      },
      onDone: (sent) => {
        send.empty();
        setReviewed(false);
        onDone(sent);
      },
    },
    way === 'up' ? up : down,
  );
  const { form } = send;
  const back = (): void => {
    form.setValue('paymentPassword', '');
    form.clearErrors();
    setReviewed(false);
  };
  const review = async (): Promise<void> => {
    if (await form.trigger('amount', { shouldFocus: true })) setReviewed(true);
  };
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    if (reviewed) send.onSubmit(event);
    else void review();
  };
  return { ...send, reviewed, back, onSubmit };
}

export const boundsOf = ({ limits, available }: MoneyDesk) => ({ ...limits, available });
