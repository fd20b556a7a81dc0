import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import type { Withdrawal } from '@maidan/contract/withdrawal/withdrawal.ts';

type Desk = ResponseOf<typeof getWithdrawalDesk>;

const SHAPLA = { code: 'SHAPLA_PAY', kind: 'wallet', name: { en: 'Shapla Pay', bn: 'শাপলা পে' } } as const;

/** Somebody who can withdraw; tests about more say so. */
export function sampleDesk(change: Partial<Desk> = {}): Desk {
  return {
    now: new Date().toISOString(),
    most: '10000.00',
    stop: null,
    balance: '10000.00',
    held: '0.00',
    bound: '0.00',
    free: '10000.00',
    currencySymbol: '৳',
    limits: {
      smallest: '500.00',
      largest: '50000.00',
      perDay: '100000.00',
      leftToday: '100000.00',
      timesPerDay: 5,
      timesLeft: 5,
    },
    fee: { fixed: '0.00', basisPoints: 50 },
    turnover: { percent: 100, required: '0.00', counted: '0.00', left: '0.00', bets: 0, since: null },
    accounts: [
      {
        id: '1',
        institution: SHAPLA,
        holder: 'D•••• R••••',
        number: '•••• 4321',
        addedAt: '2026-11-01T10:00:00.000Z',
        usableFrom: '2026-11-02T10:00:00.000Z',
        usable: true,
      },
    ],
    institutions: [SHAPLA],
    accountHoldHours: 24,
    confirmMinutes: 60,
    refundOnForcedReceived: false,
    hasPaymentPassword: true,
    heldUntil: null,
    heldBecause: null,
    ...change,
  };
}

/** Sent, and waiting for the member's word. */
export function sampleWithdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: '1',
    state: 'disbursed',
    amount: '1000.00',
    fee: '5.00',
    arrives: '995.00',
    institution: SHAPLA,
    accountNumber: '•••• 4321',
    reference: 'MW-1',
    reasonCode: null,
    reason: null,
    requestedAt: '2026-11-15T10:00:00.000Z',
    confirmBy: new Date(Date.now() + 1_800_000).toISOString(),
    refundIfForced: false,
    received: null,
    remaining: null,
    refunded: null,
    steps: [
      { state: 'requested', at: '2026-11-15T10:00:00.000Z' },
      { state: 'disbursed', at: '2026-11-15T10:05:00.000Z' },
    ],
    ...change,
  };
}
