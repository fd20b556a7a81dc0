import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { Institution, PayoutAccount } from '@maidan/contract/withdrawal/payout-account.ts';
import type { Withdrawal } from '@maidan/contract/withdrawal/withdrawal.ts';
import type { WithdrawalRules } from '#settings/withdrawal-rules.ts';
import type { PayoutAccountRow } from './payout-account.store.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));
const orNull = (amount: bigint | null): string | null => (amount === null ? null : moneyOf(amount));

/** The last four digits tell accounts apart. */
const maskNumber = (end: string): string => `•••• ${end}`;

/** A letter may be several signs, and keeps what belongs to it. */
const LETTERS = new Intl.Segmenter('und');

/** The first letter of each word. */
export function maskHolder(holder: string): string {
  const words = holder.trim().split(/\s+/u).slice(0, 4);
  return words.map((word) => `${LETTERS.segment(word).containing(0)?.segment ?? ''}••••`).join(' ');
}

type InstitutionRow = Pick<PayoutAccountRow, 'institution' | 'kind'>;

/** One that is offered no longer is called by its code. */
export function presentInstitution(
  { institution, kind }: InstitutionRow,
  rules: WithdrawalRules,
): Institution {
  const known = rules.institutions.find(({ code }) => code === institution);
  return {
    code: institution,
    kind,
    name: known?.name ?? { [DEFAULT_LANGUAGE]: institution },
  };
}

export function presentAccount(row: PayoutAccountRow, rules: WithdrawalRules): PayoutAccount {
  return {
    id: row.id.toString(),
    institution: presentInstitution(row, rules),
    holder: maskHolder(row.holder),
    number: maskNumber(row.numberEnd),
    addedAt: row.addedAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
    usable: row.usable,
  };
}

export function presentWithdrawal(row: WithdrawalRow, rules: WithdrawalRules): Withdrawal {
  return {
    id: row.id.toString(),
    state: row.state,
    amount: moneyOf(row.amount),
    fee: moneyOf(row.fee),
    arrives: moneyOf(row.amount - row.fee),
    institution: presentInstitution(row, rules),
    accountNumber: maskNumber(row.numberEnd),
    reference: row.reference,
    reasonCode: row.reasonCode,
    reason: row.reason,
    requestedAt: row.requestedAt.toISOString(),
    confirmBy: row.confirmBy?.toISOString() ?? null,
    refundIfForced: row.refundIfForced,
    received: orNull(row.received),
    remaining: orNull(row.remaining),
    refunded: orNull(row.refunded),
    steps: row.steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  };
}
