import type { VendorTransferAnswer } from '@maidan/contract/seamless-wallet/own-wallet.ts';
import type { Database } from '#db/database.ts';
import { postHold, voidHold } from '#ledger/hold.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';
import {
  requestTransfer,
  requestTransferStatus,
  type VendorSaid,
} from '#modules/seamless-wallet/vendor-wallet-client.ts';
import { tellTransfer, type WalletPlace } from './tell-transfer.ts';
import {
  markDone,
  markRefused,
  markSent,
  markUnknown,
  selectTransfer,
  type TransferRow,
} from './transfer.store.ts';
import { moneyOf } from './vendor-wallet.present.ts';
import { walletAccount } from './wallet-account.ts';

const REASONS = { INSUFFICIENT_FUNDS: 'short', NEVER_CAME: 'never-came' } as const;

/** Sent once, by whoever moves it out of `requested`; what is lost on the way is found again by its id. */
export async function sendTransfer(place: WalletPlace, row: TransferRow): Promise<TransferRow> {
  const { db, config } = place;
  if (!(await markSent(db, { merchant: config.merchant, id: row.id }))) return readAgain(place, row.id);
  const partner = await readPartner(place, row.partner);
  const call = row.direction === 'in' ? 'put' : 'take';
  const said =
    partner === null
      ? null
      : await requestTransfer(partner, call, { ...named(row), amount: moneyOf(row.amount) });
  return settle(place, row, said);
}

/**
 * X7: what became of a transfer whose answer stayed out. It is asked after under the id it was sent with, and never sent again:
 * a vendor that did not have it refuses it from then on. One that was never sent is given up.
 */
export async function askAfterTransfer(place: WalletPlace, id: bigint): Promise<TransferRow> {
  const row = await readAgain(place, id);
  if (row.state === 'requested') return giveUp(place, row);
  if (row.endedAt !== null) return row;
  const partner = await readPartner(place, row.partner);
  return settle(place, row, partner === null ? null : await requestTransferStatus(partner, named(row)));
}

const named = (row: TransferRow) => ({
  transferId: row.reference,
  playerId: row.memberId.toString(),
  wallet: row.vendorCode,
  currency: row.currency,
});

async function settle(place: WalletPlace, row: TransferRow, said: VendorSaid): Promise<TransferRow> {
  const { db, config } = place;
  const step = { merchant: config.merchant, id: row.id };
  const moved =
    said === null
      ? await markUnknown(db, step)
      : await db.transaction((tx) => book(tx, config.merchant, row, said));
  const now = await readAgain(place, row.id);
  if (moved) await tellTransfer(place, now);
  return now;
}

/** The state and the money change in one transaction; false when another node was told the same and was faster. */
async function book(
  tx: Database,
  merchant: string,
  row: TransferRow,
  said: VendorTransferAnswer,
): Promise<boolean> {
  if (said.state === 'refused') {
    const reason = REASONS[said.reason ?? 'NEVER_CAME'];
    return setFree(tx, merchant, row, { from: ['sent', 'unknown'], reason });
  }
  const memberId = row.memberId.toString();
  const goesTo =
    row.direction === 'in'
      ? walletAccount(memberId, row.vendorCode)
      : { kind: 'member' as const, owner: memberId };
  const posting = await postHold(tx, {
    merchant,
    holdId: row.holdId,
    key: `vendor-transfer:${row.id}`,
    kind: row.direction === 'in' ? 'transfer_to_vendor' : 'transfer_from_vendor',
    legs: [{ account: goesTo, amount: row.amount }],
    reference: row.vendorCode,
  });
  if (posting.outcome === 'replayed') return false;
  if (posting.outcome !== 'posted' || posting.transactionId === null)
    throw new Error(`the posting of transfer ${row.id} was ${posting.outcome}`);
  if (!(await markDone(tx, { merchant, id: row.id, transactionId: posting.transactionId })))
    throw new Error(`transfer ${row.id} was booked out of its turn`);
  return true;
}

async function giveUp(place: WalletPlace, row: TransferRow): Promise<TransferRow> {
  const { db, config } = place;
  const ended = await db.transaction((tx) =>
    setFree(tx, config.merchant, row, { from: ['requested'], reason: 'never-came' }),
  );
  const now = await readAgain(place, row.id);
  if (ended) await tellTransfer(place, now);
  return now;
}

type Refused = Pick<Parameters<typeof markRefused>[1], 'from' | 'reason'>;

async function setFree(tx: Database, merchant: string, row: TransferRow, refused: Refused): Promise<boolean> {
  if (!(await markRefused(tx, { merchant, id: row.id, ...refused }))) return false;
  const { outcome } = await voidHold(tx, merchant, row.holdId);
  if (outcome !== 'voided') throw new Error(`the hold of transfer ${row.id} was ${outcome}`);
  return true;
}

async function readAgain({ db, config }: WalletPlace, id: bigint): Promise<TransferRow> {
  const row = await selectTransfer(db, config.merchant, id);
  if (row === null) throw new Error(`there is no transfer ${id}`);
  return row;
}
