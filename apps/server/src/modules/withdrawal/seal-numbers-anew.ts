import type { Database } from '#db/database.ts';
import { readOlder, type SealSecrets } from '#crypto/sealed-key.ts';
import { nameOf, sealNumber } from './account-number.ts';
import { readSealedNumbers, writeSealedNumber } from './number-seal.store.ts';

const AT_ONCE = 500;

type Place = { db: Database; config: { merchant: string } & Required<SealSecrets> };

export async function sealNumbersAnew({ db, config }: Place): Promise<{ anew: number; closed: number }> {
  const count = { anew: 0, closed: 0 };
  let after: bigint | undefined = 0n;
  while (after !== undefined) {
    const rows = await readSealedNumbers(db, config.merchant, after, AT_ONCE);
    for (const row of rows) {
      const older = readOlder(config, nameOf(row), row.sealed);
      if (older === 'closed') count.closed += 1;
      else if (older !== null) {
        await writeSealedNumber(db, config.merchant, row, sealNumber(config, row, older.plain));
        count.anew += 1;
      }
    }
    after = rows.at(-1)?.id;
  }
  return count;
}
