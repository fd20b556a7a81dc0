import { createHash } from 'node:crypto';

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const digestOf = (name: string): Buffer => createHash('sha256').update(`seed ${name}`).digest();

/** Names that are random elsewhere follow from what they name here, so that an interrupted seed finds them again. */
export const hexOf = (name: string): string => digestOf(name).toString('hex').slice(0, 32);

export function uuidOf(name: string): string {
  const hex = hexOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** As members read it out on the telephone. */
export const referenceOf = (name: string): string =>
  `D-${Array.from(digestOf(name).subarray(0, 9), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
