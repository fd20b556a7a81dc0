import { readOlder, seal, type SealSecrets } from '#crypto/sealed-key.ts';
import type { Database } from '#db/database.ts';
import { selectKeys, writeSealedKey } from './partners.store.ts';
import { nameOfKey } from './sealed-partner-key.ts';

type Place = { db: Database; config: { merchant: string } & Required<SealSecrets> };

export async function sealPartnerKeysAnew({ db, config }: Place): Promise<{ anew: number; closed: number }> {
  const count = { anew: 0, closed: 0 };
  for (const row of await selectKeys(db, config.merchant)) {
    const older = readOlder(config, nameOfKey(row), row.sealed);
    if (older === 'closed') count.closed += 1;
    else if (older !== null) {
      const sealed = seal(config.secret, nameOfKey(row), older.plain);
      await writeSealedKey(db, config.merchant, { ...row, sealed });
      count.anew += 1;
    }
  }
  return count;
}
