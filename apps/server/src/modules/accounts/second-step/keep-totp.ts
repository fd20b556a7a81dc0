import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { keepTotp as keepTotpOperation } from '@maidan/contract/accounts/second-step/keep-totp.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { sendNoticeEverywhere } from '#modules/accounts/verification/notices.ts';
import { deleteLoss, selectShown } from './second-step.store.ts';

/** Whoever has shown the second step is the one whose word counts; a password alone stops nothing. */
export async function keepTotp(context: CallContext): Promise<ResponseOf<typeof keepTotpOperation>> {
  const { db, config } = context;
  const { memberId, id } = sessionOf(context);
  if (!(await selectShown(db, config.merchant, id))) throw new Refusal('SECOND_STEP_NEEDED');
  if (!(await deleteLoss(db, config.merchant, memberId))) throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, 'second-step-kept');
  const member = await findAtDoor(db, config.merchant, memberId);
  if (member !== null) sendNoticeEverywhere(context, { notice: 'second-step-kept', ...member });
  return { kept: true };
}
