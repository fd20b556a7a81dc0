import { asciiDigits } from './digits.ts';

/** `1,000`, `1,00,000`. Any other comma might be meant as a decimal point: `450,50` must not become 45,050. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const WHOLE = /^\d{1,15}$/;
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?$/;

/** Without the commas that only group, and without what is there for the eye: spaces, signs of currencies. */
export function plainNumber(typed: string): string {
  const bare = asciiDigits(typed).replaceAll(/[\s\p{Sc}]/gu, '');
  return GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** Points, minutes, people. Null for nothing and for what is no whole number. */
export function readWhole(typed: string): number | null {
  const plain = plainNumber(typed);
  return WHOLE.test(plain) ? Number(plain) : null;
}

/** A percentage in basis points: `3.5`, `3.5 %` and `3,5` are 350. Null for what is none, or too fine. */
export function readPercent(typed: string): number | null {
  const plain = plainNumber(typed.trim().replace(/%$/, '')).replace(',', '.');
  const [, whole, part = ''] = PERCENT.exec(plain) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}
