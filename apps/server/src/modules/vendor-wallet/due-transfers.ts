import type { NodeWork } from '#jobs/node-work.ts';
import { eachAtOnce } from '#jobs/each.ts';
import { askAfterTransfer } from './send-transfer.ts';
import type { WalletPlace } from './tell-transfer.ts';
import { takeDue } from './transfer.store.ts';

const AT_ONCE = 20;

/** X7: transfers whose end is not known are asked after until it is. */
export async function askAfterTransfers(place: WalletPlace): Promise<number> {
  const ids = await takeDue(place.db, place.config.merchant, AT_ONCE);
  await eachAtOnce(
    ids.map((id) => ({ name: `vendor transfer ${id}`, act: () => askAfterTransfer(place, id) })),
    'vendor transfers could not be asked after',
  );
  return ids.length;
}

export const dueTransfers: NodeWork = { name: 'vendor transfers', everyMs: 1_000, run: askAfterTransfers };
