import type { confirmTransfer as operation } from '@maidan/contract/deposit/confirm-transfer.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claimUploads } from '#modules/upload/claim-uploads.ts';
import { presentDetail } from './deposit.present.ts';
import { insertStep, listSteps, moveToReview, selectOwnDeposit } from './deposit.store.ts';
import { tellDeposit } from './tell-deposit.ts';

/** The member says that the transfer is made; from here on somebody looks at it. */
export async function confirmTransfer(
  context: CallContext,
  { id, proofs }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const known = await selectOwnDeposit(db, config.merchant, memberId, id);
  if (known === null) throw new Refusal('NOT_FOUND');
  if (known.needsProof && proofs.length === 0) throw new Refusal('PROOF_NEEDED');
  const { sandboxApproveSeconds } = await settings.get('depositRules');
  const moved = await db.transaction(async (tx) => {
    const row = await moveToReview(tx, config.merchant, {
      id: known.id,
      memberId,
      proofs,
      reviewSeconds: config.profile === 'sandbox' ? sandboxApproveSeconds : null,
    });
    if (row === null) throw new Refusal('DEPOSIT_NOT_WAITING');
    const subject = `deposit:${row.id}`;
    await claimUploads(tx, { merchant: config.merchant, memberId, ids: proofs, subject });
    await insertStep(tx, config.merchant, row.id, 'review');
    return row;
  });
  await tellDeposit(context, moved);
  return presentDetail(moved, await listSteps(db, config.merchant, moved.id), context.language);
}
