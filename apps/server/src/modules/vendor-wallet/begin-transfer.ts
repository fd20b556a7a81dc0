import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { reserveHold } from '#ledger/hold.ts';
import {
  insertTransfer,
  selectTransfer,
  type Direction,
  type TransferRow,
  type Whose,
} from './transfer.store.ts';
import { walletAccount } from './wallet-account.ts';

export type Wish = Whose & {
  operationId: string;
  vendorCode: string;
  partner: string;
  direction: Direction;
  currency: string;
  amount: bigint;
};

/** X7: the money is set aside where it comes from and the transfer written down under its one id, before anybody is asked. */
export async function beginTransfer(tx: Database, wish: Wish): Promise<TransferRow> {
  const { merchant, memberId, vendorCode, direction, currency, amount } = wish;
  const held = await reserveHold(tx, {
    merchant,
    key: `vendor-transfer:${memberId}:${vendorCode}:${wish.operationId}`,
    currency,
    account: direction === 'in' ? { kind: 'member', owner: memberId } : walletAccount(memberId, vendorCode),
    amount,
    reference: vendorCode,
  });
  if (held.outcome === 'insufficient') throw new Refusal('INSUFFICIENT_FUNDS');
  if (held.outcome !== 'reserved' || held.holdId === null)
    throw new Error(`the hold of a new transfer was ${held.outcome}`);
  const id = await insertTransfer(tx, { ...wish, reference: randomUUID(), holdId: held.holdId });
  const row = await selectTransfer(tx, merchant, id);
  if (row === null) throw new Error('a transfer that was just written is not there');
  return row;
}
