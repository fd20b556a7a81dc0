import { sessionOf, type CallContext } from '#call/call-context.ts';
import { sendNoticeEverywhere } from '#modules/accounts/verification/notices.ts';
import { findAtDoor } from '#modules/accounts/members/member-for-login.ts';

export async function tellSecondStep(
  context: CallContext,
  notice: 'second-step-on' | 'second-step-off',
): Promise<void> {
  const { db, config } = context;
  const member = await findAtDoor(db, config.merchant, sessionOf(context).memberId);
  if (member !== null) sendNoticeEverywhere(context, { notice, ...member });
}
