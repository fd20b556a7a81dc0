import * as z from 'zod/mini';
import { MONEY_CAP_MINOR, MONEY_TEXT, parseMoney } from '#money.ts';
import { moneyText } from '#money-text.ts';

/** What can be limited, and over which stretch of time that ends now; a single bet is measured by itself. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'wager', 'time'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month', 'each'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Minutes after which play is interrupted by a look at time and money. */
export const REALITY_MINUTES = [15, 30, 60, 120] as const;

/** A pause first, then an exclusion; the last one has no end that a button could bring. */
export const BREAK_LENGTHS = ['24h', '3d', '7d', '14d', '30d', '6m', '12m', 'forever'] as const;
export type BreakLength = (typeof BREAK_LENGTHS)[number];

/** Which stretches a kind of limit has. */
export function periodsOf(kind: LimitKind): LimitPeriod[] {
  return LIMIT_PERIODS.filter((period) => (period === 'each') === (kind === 'wager'));
}

export const limitName = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

/** For requests: a limit that there can be. */
export const isLimit = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): boolean =>
  periodsOf(kind).includes(period);

/** Asked of any text: what is no amount is refused beside it, and must not break the question. */
const isBelowCap = (text: string): boolean =>
  MONEY_TEXT.test(text) && /^(?!-)/.test(text) && /[1-9]/.test(text) && parseMoney(text) <= MONEY_CAP_MINOR;

/** An amount of money above zero and within what one posting may move, or whole minutes from a quarter of an hour up to the whole stretch. */
export const limitValue = z.union([
  moneyText.check(z.refine(isBelowCap)),
  z.string().check(z.regex(/^[1-9]\d{1,4}$/)),
]);

const limit = z.object({
  ...limitName,
  value: z.string(),
  used: z.string(),
  left: z.string(),
  /** A looser one that was asked for; `value` null asks for none. It can be confirmed between the two times. */
  wish: z.nullable(
    z.object({
      value: z.nullable(z.string()),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      ripe: z.boolean(),
    }),
  ),
});

/** `closed`: by the house, all others by the member. `until` null: without an end. */
export const breakNow = z.object({
  kind: z.enum(['timeout', 'exclusion', 'closed']),
  until: z.nullable(z.iso.datetime()),
});

export type BreakNow = z.output<typeof breakNow>;

export const protection = z.object({
  currencySymbol: z.string(),
  limits: z.array(limit),
  break: z.nullable(breakNow),
  realityMinutes: z.number(),
});
export type Protection = z.output<typeof protection>;
export type Limit = Protection['limits'][number];
