import { parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { transferWallet as operation } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { beginTransfer } from './begin-transfer.ts';
import { readWallets } from './offered-wallets.ts';
import { sendTransfer } from './send-transfer.ts';
import { tellTransfer } from './tell-transfer.ts';
import { lockMember, selectByOperation, type TransferRow, type Whose } from './transfer.store.ts';
import { presentTransfer } from './vendor-wallet.present.ts';

type Input = ParsedRequestOf<typeof operation>;

/** GAM-09: written down and set aside first, then sent, then booked as the vendor said. */
export async function transferWallet(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const { row, isNew } = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const [known] = await selectByOperation(tx, whose, input.operationId);
    if (known !== undefined) return { row: sameOrRefused(known, input), isNew: false };
    return { row: await begin(tx, context, whose, input), isNew: true };
  });
  if (!isNew) return presentTransfer(row);
  await tellTransfer(context, row);
  return presentTransfer(await sendTransfer(context, row));
}

/** A retry is answered with what the first one has come to; another transfer under its id is refused. */
function sameOrRefused(known: TransferRow, input: Input): TransferRow {
  const isSame =
    known.vendorCode === input.vendorCode &&
    known.direction === input.direction &&
    known.amount === parseMoney(input.amount);
  if (!isSame) throw new Refusal('OPERATION_CONFLICT');
  return known;
}

async function begin(tx: Database, context: CallContext, whose: Whose, input: Input): Promise<TransferRow> {
  const wallet = (await readWallets(tx, context, whose)).find(
    ({ vendorCode: code }) => code === input.vendorCode,
  );
  if (input.direction === 'in') {
    await assertNoBreak(tx, whose);
    if (sessionOf(context).status !== 'active') throw new Refusal('ACCOUNT_CLOSED');
    if ((await context.closure()) !== null) throw new Refusal('ACCESS_RESTRICTED');
  }
  const may = input.direction === 'in' ? wallet?.takesMoney : wallet?.reachable;
  if (wallet === undefined || wallet.partnerCode === null || may !== true)
    throw new Refusal('VENDOR_WALLET_CLOSED');
  return beginTransfer(tx, {
    ...whose,
    operationId: input.operationId,
    vendorCode: wallet.vendorCode,
    partner: wallet.partnerCode,
    direction: input.direction,
    currency: await context.settings.get('currency'),
    amount: parseMoney(input.amount),
  });
}
