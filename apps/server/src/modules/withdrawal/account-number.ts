import { createHmac, hkdfSync } from 'node:crypto';
import { seal, unseal, type SealSecrets } from '#crypto/sealed-key.ts';

type Secret = { secret: Uint8Array };
type Place = { memberId: string | bigint; institution: string };

/** A number as it lies in the database. */
export type SealedNumber = { sealed: Buffer; print: Buffer; end: string };

/** Bound to its owner and bank: moved to another row it opens nothing there. */
export const nameOf = ({ memberId, institution }: Place): string => `payout:${memberId}:${institution}`;

export function sealNumber({ secret }: Secret, place: Place, number: string): SealedNumber {
  return {
    sealed: seal(secret, nameOf(place), number),
    print: printOf(secret, place, number),
    end: number.slice(-4),
  };
}

/** Whole only for the moment in which an order to pay is written. */
export function openNumber(secrets: SealSecrets, place: Place, sealed: Buffer): string {
  return unseal(secrets, nameOf(place), sealed);
}

/** The same account has the same print, whoever binds it. There are few numbers, so a plain hash would be soon undone. */
function printOf(secret: Uint8Array, { institution }: Place, number: string): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'maidan payout number print', 32));
  return createHmac('sha256', key).update(`${institution}:${number}`).digest();
}
