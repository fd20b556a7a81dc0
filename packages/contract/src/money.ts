import { digits, grouped } from '#digits.ts';

/** An amount in minor units (1 taka = 100). The brand keeps counts, ids and percentages out of sums of money. */
export type Money = bigint & { readonly __brand: 'Money' };

/** The largest amount that one transaction may move: 10 billion in main units. */
export const MONEY_CAP_MINOR = 1_000_000_000_000n;

/** How an amount is written on the wire, as `money-text.ts` asks for it. */
export const MONEY_TEXT = /^-?(?:0|[1-9]\d{0,12})\.\d{2}$/;

/** Minor units from a trusted integer. */
export function minor(value: bigint | number): Money {
  return BigInt(value) as Money;
}

/** Reads wire text. Anything but the one canonical form is refused, so that "1e3", "0x10" or " 10 " never become money. */
export function parseMoney(text: string): Money {
  if (!MONEY_TEXT.test(text) || text === '-0.00') throw new RangeError(`not an amount: ${text.slice(0, 24)}`);
  return BigInt(text.replace('.', '')) as Money;
}

export function formatMoneyText(amount: Money): string {
  const sign = amount < 0n ? '-' : '';
  const units = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${sign}${units.slice(0, -2)}.${units.slice(-2)}`;
}

/** What a person reads: two decimals, and commas and digits as the language writes them (HDR-07). */
export function displayMoney(amount: Money, currencySymbol = '', language = 'en'): string {
  const [whole = '0', cents = '00'] = formatMoneyText(amount).replace('-', '').split('.');
  return digits(`${amount < 0n ? '-' : ''}${currencySymbol}${grouped(whole, language)}.${cents}`, language);
}
