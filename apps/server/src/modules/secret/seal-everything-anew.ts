import type { Database } from '#db/database.ts';
import { printOf, type SealSecrets } from '#crypto/sealed-key.ts';
import { sealTotpsAnew } from '#modules/accounts/second-step/seal-totps-anew.ts';
import { sealPartnerKeysAnew } from '#modules/seamless-wallet/partners/seal-partner-keys-anew.ts';
import { sealNumbersAnew } from '#modules/withdrawal/seal-numbers-anew.ts';
import { readPrint, writePrint } from './secret.store.ts';

type Place = { db: Database; config: { merchant: string } & Required<SealSecrets> };

export type SealedAnew = {
  /** How many values an older secret had sealed. */
  anew: number;
  /** What no secret that this node knows opens, in words for the log. */
  closed: string[];
};

/**
 * What lies in the database for years (the keys of authenticator apps, payout numbers, the keys of partners) follows a changed secret: opened
 * with an old one, sealed with the new. Null when the secret is the one of last time and no old one is given.
 */
export async function sealEverythingAnew(place: Place): Promise<SealedAnew | null> {
  const { db, config } = place;
  const print = printOf(config.secret);
  const known = await readPrint(db, config.merchant);
  if (known?.equals(print) === true && config.oldSecrets.length === 0) return null;
  const totps = await sealTotpsAnew(place);
  const numbers = await sealNumbersAnew(place);
  const keys = await sealPartnerKeysAnew(place);
  await writePrint(db, config.merchant, print);
  const closed = [
    ...(totps.closed === 0 ? [] : [`${totps.closed} authenticator apps`]),
    ...(numbers.closed === 0 ? [] : [`${numbers.closed} payout account numbers`]),
    ...(keys.closed === 0 ? [] : [`${keys.closed} keys of game partners`]),
  ];
  return { anew: totps.anew + numbers.anew + keys.anew, closed };
}
