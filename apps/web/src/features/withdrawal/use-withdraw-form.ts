import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import type { CallError } from '#lib/call/call-error.ts';
import { useMoneyForm } from '#lib/money/use-money-form.ts';
import { useWithdrawalCall } from './withdrawal.mutations.ts';
import type { Desk } from './withdrawal.queries.ts';

const FIELD_OF_CODE = {
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
  WITHDRAWAL_AMOUNT: 'amount',
  WITHDRAWAL_DAY_LIMIT: 'amount',
  INSUFFICIENT_FUNDS: 'amount',
  TURNOVER_LEFT: 'amount',
  PAYOUT_ACCOUNT_WAITING: 'accountId',
} as const satisfies Partial<Record<CallError['code'], string>>;

export function useWithdrawForm(firstAccount: string, desk: Desk, onDone: () => void) {
  const withdraw = useMoneyForm(
    {
      operation: requestWithdrawal,
      defaultValues: { accountId: firstAccount, paymentPassword: '' },
      wish: ['accountId'],
      bounds: () => ({ ...desk.limits, available: desk.free }),
      fieldOfCode: FIELD_OF_CODE,
      onDone: () => {
        withdraw.empty();
        onDone();
      },
    },
    useWithdrawalCall(requestWithdrawal),
  );
  return withdraw;
}
