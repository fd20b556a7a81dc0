import { randomInt } from 'node:crypto';

/** Without those that sound or look alike. */
const SIGNS = '0123456789ACDEFGHJKMNPRTVWXY';
const LENGTH = 9;

/** Can be read out on the telephone: unique by a key, and nobody counts requests by it. */
export function newReference(): string {
  return `P-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
