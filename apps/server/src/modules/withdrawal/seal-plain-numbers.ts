import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { sealNumber } from './account-number.ts';
import { keepSealed, takePlainNumbers } from './plain-number.store.ts';

const AT_ONCE = 200;

/** Numbers that were written before they were sealed. Any node may do it, and several at once. */
export function sealPlainNumbers({ db, config }: { db: Database; config: Config }): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await takePlainNumbers(tx, config.merchant, AT_ONCE);
    for (const { id, memberId, institution, number } of rows)
      await keepSealed(tx, config.merchant, id, sealNumber(config, { memberId, institution }, number));
    return rows.length;
  });
}

export const sealPlainNumbersWork: NodeWork = {
  name: 'seal payout numbers',
  everyMs: 5_000,
  run: sealPlainNumbers,
};
