import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';

/** How a shape writes an amount: ours is decimal text with the currency's decimals. */
export type AmountCodec = {
  /** Undefined for what is no amount in this shape. */
  read(amount: unknown): string | undefined;
  write(amount: string): unknown;
};

/** Whole minor units. */
export const INTEGER_AMOUNTS: AmountCodec = {
  read: (amount) =>
    Number.isSafeInteger(amount) && Number(amount) >= 0 ? formatMoneyText(minor(Number(amount))) : undefined,
  write: (amount) => Number(parseMoney(amount)),
};

/** W15: no sign, no exponent, at most 16 decimals; those beyond the currency's are noughts, or it would be rounded. */
const DECIMAL = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2})0{0,14})?$/;

export const DECIMAL_AMOUNTS: AmountCodec = {
  read: (amount) => {
    const [, whole, part = ''] = (typeof amount === 'string' && DECIMAL.exec(amount)) || [];
    return whole === undefined ? undefined : `${whole}.${part.padEnd(2, '0')}`;
  },
  write: (amount) => amount,
};
