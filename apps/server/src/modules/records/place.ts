import { Refusal } from '#http/refusal.ts';

/** Where a bet stands in its player's record: the time in microseconds, and the id among those of one moment. */
export type Place = { micros: bigint; id: bigint };

const RADIX = 36;

/** The name of a bet and the cursor of a page alike. It only says where, so a forged one shows nothing foreign. */
export function writePlace({ micros, id }: Place): string {
  return `${micros.toString(RADIX)}-${id.toString(RADIX)}`;
}

export function readPlace(text: string): Place {
  const [, micros, id] = /^([0-9a-z]{1,11})-([0-9a-z]{1,12})$/.exec(text) ?? [];
  if (micros === undefined || id === undefined) throw new Refusal('BAD_REQUEST');
  return { micros: bigintOf(micros), id: bigintOf(id) };
}

export function readVersion(text: string): bigint {
  if (!/^[0-9a-z]{1,12}$/.test(text)) throw new Refusal('BAD_REQUEST');
  return bigintOf(text);
}

export function writeVersion(version: bigint): string {
  return version.toString(RADIX);
}

/** At most 12 places of base 36, which fit PostgreSQL's 64 bits. */
function bigintOf(text: string): bigint {
  return text
    .split('')
    .reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX)), 0n);
}
