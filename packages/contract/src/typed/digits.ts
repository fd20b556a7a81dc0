/** The zeros of Arabic, Persian, Devanagari, Bengali and of wide East Asian letters: each of these scripts has its ten digits in a row. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];
const OTHER_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

/** People type the digits of their own script; numbers and codes travel in the ones everybody's machine reads. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digitValue(digit.charCodeAt(0))));
}

/** `01712-345 678` is the same number as `01712345678`. */
export function cleanMobile(text: string): string {
  return asciiDigits(text).replace(/[\s().-]/g, '');
}

export function cleanCode(text: string): string {
  return asciiDigits(text).replace(/\s/g, '');
}

function digitValue(unit: number): number {
  const zero = ZEROS.find((first) => unit >= first && unit < first + 10);
  return unit - (zero ?? unit);
}
