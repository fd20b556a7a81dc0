import type {
  VendorStatusRequest,
  VendorTransferAnswer,
  VendorTransferRequest,
} from '@maidan/contract/seamless-wallet/own-wallet.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import {
  addTo,
  balanceOf,
  claimTransfer,
  refuseTransfer,
  takeFrom,
  transferById,
  type Purse,
} from './own-wallet.store.ts';

/** The same id came for something else. Nothing is done, and nothing is said that could be taken for an outcome. */
export class OtherContent extends Error {
  readonly statusCode = 409;
}

/** Puts money into a purse or takes it out: once for each id, in one transaction with its memory. */
export async function moveMoney(
  db: HouseDatabase,
  kind: 'put' | 'take',
  transfer: VendorTransferRequest,
): Promise<VendorTransferAnswer> {
  const amount = parseMoney(transfer.amount);
  await db.transaction(async (tx) => {
    if (!(await claimTransfer(tx, transfer.transferId, transfer, { kind, amount }))) return;
    if (kind === 'put') await addTo(tx, transfer, amount);
    else if (!(await takeFrom(tx, transfer, amount))) await refuseTransfer(tx, transfer.transferId);
  });
  const known = await answerFor(db, transfer.transferId, transfer);
  if (known.kind !== 'never' && (known.kind !== kind || known.amount !== amount)) throw new OtherContent();
  return known.answer;
}

/** What became of an id. One that never came is closed by the question itself: nobody may act on it afterwards. */
export async function statusOf(db: HouseDatabase, asked: VendorStatusRequest): Promise<VendorTransferAnswer> {
  await claimTransfer(db, asked.transferId, asked, { kind: 'never', amount: 0n });
  return (await answerFor(db, asked.transferId, asked)).answer;
}

async function answerFor(db: HouseDatabase, id: string, purse: Purse) {
  const row = await transferById(db, id);
  if (row.playerId !== purse.playerId || row.wallet !== purse.wallet || row.currency !== purse.currency)
    throw new OtherContent();
  const answer: VendorTransferAnswer = {
    state: row.state,
    reason: row.reason,
    balance: formatMoneyText(minor(await balanceOf(db, purse))),
  };
  return { kind: row.kind, amount: BigInt(row.amount), answer };
}
