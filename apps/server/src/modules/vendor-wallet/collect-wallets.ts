import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { collectWallets as operation } from '@maidan/contract/vendor-wallet/collect-wallets.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { beginTransfer } from './begin-transfer.ts';
import { readWallets } from './offered-wallets.ts';
import { sendTransfer } from './send-transfer.ts';
import { tellTransfer } from './tell-transfer.ts';
import { lockMember, selectByOperation, type TransferRow, type Whose } from './transfer.store.ts';
import { presentTransfer } from './vendor-wallet.present.ts';

/** One transfer for each vendor where something lies; each ends for itself, and open pages hear of it as it does. */
export async function collectWallets(
  context: CallContext,
  { operationId }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const { rows, isNew } = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const known = await selectByOperation(tx, whose, operationId);
    if (known.length > 0) return { rows: known, isNew: false };
    return { rows: await beginAll(tx, context, whose, operationId), isNew: true };
  });
  if (!isNew) return { transfers: rows.map(presentTransfer) };
  const ended = await Promise.all(
    rows.map(async (row) => {
      await tellTransfer(context, row);
      return sendTransfer(context, row);
    }),
  );
  return { transfers: ended.map(presentTransfer) };
}

async function beginAll(
  tx: Database,
  context: CallContext,
  whose: Whose,
  operationId: string,
): Promise<TransferRow[]> {
  const currency = await context.settings.get('currency');
  const rows: TransferRow[] = [];
  for (const wallet of await readWallets(tx, context, whose)) {
    const amount = wallet.balance - wallet.held;
    if (amount <= 0n || !wallet.reachable || wallet.partnerCode === null) continue;
    rows.push(
      await beginTransfer(tx, {
        ...whose,
        operationId,
        vendorCode: wallet.vendorCode,
        partner: wallet.partnerCode,
        direction: 'out',
        currency,
        amount,
      }),
    );
  }
  return rows;
}
