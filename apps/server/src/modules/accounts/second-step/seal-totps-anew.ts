import type { Database } from '#db/database.ts';
import { readOlder, seal, type SealSecrets } from '#crypto/sealed-key.ts';
import { nameOf } from './totp.ts';
import { readSealedTotps, writeSealedTotp } from './totp-seal.store.ts';

const AT_ONCE = 500;

type Place = { db: Database; config: { merchant: string } & Required<SealSecrets> };

export async function sealTotpsAnew({ db, config }: Place): Promise<{ anew: number; closed: number }> {
  const count = { anew: 0, closed: 0 };
  let after: bigint | undefined = 0n;
  while (after !== undefined) {
    const rows = await readSealedTotps(db, config.merchant, after, AT_ONCE);
    for (const row of rows) {
      const name = nameOf(String(row.id));
      const older = readOlder(config, name, row.sealed);
      if (older === 'closed') count.closed += 1;
      else if (older !== null) {
        await writeSealedTotp(db, config.merchant, row, seal(config.secret, name, older.plain));
        count.anew += 1;
      }
    }
    after = rows.at(-1)?.id;
  }
  return count;
}
