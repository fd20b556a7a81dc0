import { randomBytes } from 'node:crypto';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { shareReceipt as operation } from '@maidan/contract/records/share-receipt.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ownRound } from './get-receipt.ts';
import { ownerOf } from './owner.ts';
import { findShare, insertShare } from './receipt.store.ts';

/** 128 bits: a link that is not given away is not found. */
const ID_BYTES = 16;

export async function shareReceipt(
  context: CallContext,
  { bet }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const round = await ownRound(context, bet);
  const owner = ownerOf(context);
  await insertShare(context.db, owner, round, randomBytes(ID_BYTES).toString('base64url'));
  const shareId = await findShare(context.db, owner, round);
  // Ended by another device in this very moment: the member decides again.
  if (shareId === null) throw new Refusal('NOT_FOUND');
  return { shareId };
}
