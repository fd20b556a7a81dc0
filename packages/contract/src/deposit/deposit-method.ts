import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';
import { MONEY_CAP_MINOR, parseMoney } from '#money.ts';
import { moneyText } from '#money-text.ts';
import { text } from '#text.ts';
import { depositFee } from './deposit-fee.ts';

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const positive = moneyText.check(
  z.refine((value) => !value.startsWith('-') && value !== '0.00', 'must be more than nothing'),
);
const notNegative = moneyText.check(z.refine((value) => !value.startsWith('-'), 'must not be below nothing'));

/** By the clock of one place; an end before the beginning lies on the next day. */
const openingHours = z.object({
  opens: clock,
  closes: clock,
  timeZone: text(40).check(z.refine(isTimeZone, 'must be a time zone such as Asia/Dhaka')),
});
export type OpeningHours = z.output<typeof openingHours>;

/** Where a transfer goes to. */
export const bankAccount = z.object({ bank: text(60), holder: text(60), number: text(40), branch: text(60) });

/** One way to bring money in, as the operator describes it. */
const depositMethod = z
  .object({
    id: z.string().check(z.regex(/^[a-z0-9-]{2,24}$/, 'must be 2 to 24 of a-z, 0-9 and -')),
    name: localText(40),
    enabled: z.boolean(),
    /** `hosted`: paid on the page of a provider. `bank`: a transfer that people look at. */
    kind: z.enum(['hosted', 'bank']),
    /** Whose page it is; `bank` for transfers. */
    provider: z.string().check(z.regex(/^[a-z0-9-]{2,24}$/)),
    currency,
    min: positive,
    max: positive,
    feeFixed: notNegative,
    feeBasisPoints: z.int().check(z.minimum(0), z.maximum(2_000)),
    presets: z.array(positive).check(z.maxLength(8)),
    hours: z.nullable(openingHours),
    bank: z.nullable(bankAccount),
    needsProof: z.boolean(),
  })
  .check(
    z.refine(({ min, max }) => parseMoney(min) <= parseMoney(max), 'max must not be below min'),
    z.refine(({ max }) => parseMoney(max) <= MONEY_CAP_MINOR, 'max is more than one payment may move'),
    z.refine(
      (method) => depositFee(method, parseMoney(method.min)) < parseMoney(method.min),
      'the fee eats min',
    ),
    z.refine(
      ({ presets, min, max }) =>
        presets.every(
          (preset) => parseMoney(preset) >= parseMoney(min) && parseMoney(preset) <= parseMoney(max),
        ),
      'presets must lie between min and max',
    ),
    z.refine(
      ({ kind, bank }) => (kind === 'bank') === (bank !== null),
      'a bank transfer, and only that, has a bank',
    ),
  );
export type DepositMethod = z.output<typeof depositMethod>;

export const depositMethods = z.array(depositMethod).check(
  z.maxLength(20),
  z.refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length, 'each id only once'),
);

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
