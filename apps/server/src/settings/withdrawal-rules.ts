import { localText } from '@maidan/contract/local-text-field.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { text } from '@maidan/contract/text.ts';
import { institutionCode, institutionKind } from '@maidan/contract/withdrawal/payout-account.ts';
import * as z from 'zod/mini';
import type { Locale } from '#locales/read-locale.ts';
import { inEveryLanguage } from '#locales/texts.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** MEM-05 to MEM-07: under which rules money leaves. */
export const withdrawalRules = z.object({
  smallest: moneyText,
  largest: moneyText,
  /** Within any 24 hours. */
  perDay: moneyText,
  timesPerDay: whole(1, 100),
  /** A fixed part, and one in hundredths of a per cent. */
  fee: moneyText,
  feeBasisPoints: whole(0, 1_000),
  /** How often a deposit must be staked, in per cent; 0 asks for nothing. */
  turnoverPercent: whole(0, 5_000),
  /** How long a new account waits before money can go there. */
  accountHoldHours: whole(0, 30 * 24),
  /** How long a member has to say whether the money arrived. */
  confirmMinutes: whole(1, 14 * 24 * 60),
  /** MEM-07: whether what counted as received by itself may still be given back. */
  refundOnForcedReceived: z.boolean(),
  /** Who sends the money. */
  provider: text(24),
  /** In the sandbox each step follows by itself after this many seconds; null leaves them to the operator. */
  sandboxSeconds: z.nullable(whole(0, 3_600)),
  institutions: z
    .array(z.object({ code: institutionCode, kind: institutionKind, name: localText(60) }))
    .check(z.maxLength(100)),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

const named = (code: keyof Locale['names']['institution']) =>
  inEveryLanguage((texts) => texts.names.institution[code]);

/** The names belong to nobody: the sandbox sends money nowhere. */
export function standardWithdrawalRules(): WithdrawalRules {
  return {
    smallest: '500.00',
    largest: '50000.00',
    perDay: '100000.00',
    timesPerDay: 5,
    fee: '0.00',
    feeBasisPoints: 50,
    turnoverPercent: 100,
    accountHoldHours: 24,
    confirmMinutes: 60,
    refundOnForcedReceived: false,
    provider: 'sandbox',
    sandboxSeconds: 15,
    institutions: [
      { code: 'SHAPLA_PAY', kind: 'wallet', name: named('SHAPLA_PAY') },
      { code: 'DOEL_CASH', kind: 'wallet', name: named('DOEL_CASH') },
      { code: 'HILSA_BANK', kind: 'bank', name: named('HILSA_BANK') },
      { code: 'BANYAN_BANK', kind: 'bank', name: named('BANYAN_BANK') },
    ],
  };
}

export function withdrawalRuleProblems(rules: WithdrawalRules): string[] {
  const [smallest, largest] = [parseMoney(rules.smallest), parseMoney(rules.largest)];
  const [perDay, fee] = [parseMoney(rules.perDay), parseMoney(rules.fee)];
  const codes = rules.institutions.map(({ code }) => code);
  return [
    ...(smallest > 0n ? [] : ['smallest: must be above nothing']),
    ...(smallest <= largest ? [] : ['smallest is above largest']),
    ...(largest <= perDay ? [] : ['largest is above perDay: nobody could ask for it']),
    ...(fee >= 0n ? [] : ['fee: must not be below nothing']),
    ...(fee + (smallest * BigInt(rules.feeBasisPoints)) / 10_000n < smallest
      ? []
      : ['fee: the smallest withdrawal would leave nothing to send']),
    ...(new Set(codes).size === codes.length ? [] : ['institutions: each code once']),
  ];
}
