import type { Language } from '@maidan/contract/languages.ts';
import type { getDeposit } from '@maidan/contract/deposit/get-deposit.ts';
import type { listDeposits } from '@maidan/contract/deposit/list-deposits.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { DepositRow, StepRow } from './deposit.store.ts';

const money = (amount: bigint) => formatMoneyText(minor(amount));
const moneyOrNull = (amount: bigint | null) => (amount === null ? null : money(amount));

/** What is between the house and its provider is no news for the member. */
const INNER_STEPS: ReadonlySet<string> = new Set(['mismatch']);

export function presentDeposit(
  row: DepositRow,
  language: Language,
): ResponseOf<typeof listDeposits>['deposits'][number] {
  return {
    id: row.id.toString(),
    methodName: textIn(row.name, language),
    kind: row.kind,
    state: row.state,
    currency: row.currency,
    amount: money(row.amount),
    fee: money(row.paid === null || row.credited === null ? row.fee : row.paid - row.credited),
    arrives: money(row.amount - row.fee),
    paid: moneyOrNull(row.paid),
    credited: moneyOrNull(row.credited),
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export function presentDetail(
  row: DepositRow,
  steps: readonly StepRow[],
  language: Language,
): ResponseOf<typeof getDeposit> {
  return {
    ...presentDeposit(row, language),
    payUrl: row.state === 'waiting' ? row.payUrl : null,
    bank: row.bank,
    needsProof: row.needsProof,
    proofs: row.proofs,
    steps: steps
      .filter(({ step }) => !INNER_STEPS.has(step))
      .map(({ step, note, at }) => ({ step, note, at: at.toISOString() })),
  };
}
