import { seal, unseal, type SealSecrets } from '#crypto/sealed-key.ts';
import type { KeyRow } from './partners.store.ts';

type Place = Pick<KeyRow, 'partner' | 'direction' | 'keyId'>;

/** Bound to its partner, direction and id: moved to another row it opens nothing there. */
export const nameOfKey = ({ partner, direction, keyId }: Place): string =>
  `partner:${partner}:${direction}:${keyId}`;

export const sealPartnerKey = (secret: Uint8Array, place: Place, key: Uint8Array): Buffer =>
  seal(secret, nameOfKey(place), Buffer.from(key).toString('hex'));

/** Null when it was sealed with a secret that this node does not know. */
export function openPartnerKey(secrets: SealSecrets, row: KeyRow): Buffer | null {
  try {
    return Buffer.from(unseal(secrets, nameOfKey(row), row.sealed), 'hex');
  } catch {
    return null;
  }
}
