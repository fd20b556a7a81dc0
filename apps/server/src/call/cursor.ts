import { Refusal } from '#refusals/refusal.ts';

const RADIX = 36;
/** 12 places of base 36 fit PostgreSQL's 64 bits. */
const NUMBER = /^[0-9a-z]{1,12}$/;

/**
 * Where a page of a list ends: the numbers its rows are ordered by. It only says where to go on in the caller's own list,
 * so a forged one shows nothing foreign.
 */
export function writeCursor(...place: readonly bigint[]): string {
  return place.map((number) => number.toString(RADIX)).join('-');
}

export function readCursor(cursor: string): bigint;
export function readCursor(cursor: string, numbers: 2): [bigint, bigint];
export function readCursor(cursor: string, numbers: 3): [bigint, bigint, bigint];
export function readCursor(cursor: string, numbers = 1): bigint | bigint[] {
  const place = cursor.split('-');
  if (place.length !== numbers || !place.every((number) => NUMBER.test(number)))
    throw new Refusal('BAD_REQUEST');
  const [first = 0n, ...others] = place.map(bigintOf);
  return others.length === 0 ? first : [first, ...others];
}

function bigintOf(text: string): bigint {
  return text
    .split('')
    .reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX)), 0n);
}

/** Cuts one page from rows of which one more than its size was read: that one tells whether there is another page. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? placeOf(last) : null };
}
