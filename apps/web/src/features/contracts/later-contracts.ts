import { isTextList, storedValue } from '#lib/storage/storage.ts';

/** MOD-03: which proposals are to wait until the next login; a logout empties the storage of the session. */
const LATER = storedValue('maidan-contracts-later', isTextList, [], 'session');

export function laterContracts(): ReadonlySet<string> {
  return new Set(LATER.read());
}

export function putOff(id: string): void {
  LATER.write([...new Set([...LATER.read(), id])]);
}

/** Asked for again by its card. */
export function forgetLater(id: string): void {
  LATER.write(LATER.read().filter((one) => one !== id));
}
