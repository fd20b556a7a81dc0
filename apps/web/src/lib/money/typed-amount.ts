import { asciiDigits } from '#lib/forms/typed-digits.ts';

const TYPED = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** `১,৫০০` and `1500.5` are both 1500 and something: in the one form that travels. What is no amount stays as it is. */
export function cleanAmount(text: string): string {
  const plain = asciiDigits(text).replace(/[\s,৳]/g, '');
  const [, whole, cents = ''] = TYPED.exec(plain) ?? [];
  if (whole === undefined) return plain;
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

export const isAmount = (text: string): boolean => /^(?:0|[1-9]\d{0,9})\.\d{2}$/.test(text);
