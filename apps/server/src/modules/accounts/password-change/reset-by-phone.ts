import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { resetByPhone as resetByPhoneOperation } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { finishLogin } from '#modules/accounts/login/finish-login.ts';
import { makeAccountWait } from '#modules/accounts/sessions/make-account-wait.ts';
import { assertPasswordRule } from '#modules/system/field-rules.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import { afterReset } from './after-reset.ts';
import { findByMobile } from '#modules/accounts/members/member-for-login.ts';
import { storePassword } from '#modules/accounts/passwords/new-password.ts';
import { hashPassword } from '#modules/accounts/passwords/password.ts';

/** T25: for so long logins without a second step move no money. */
const RESET_WAIT = { hours: 24, because: 'phoneReset' } as const;

/** PWD-03, T25: logs in at once, but what moves money waits a day, for this session and for the account. */
export async function resetByPhone(
  context: CallContext,
  input: ParsedRequestOf<typeof resetByPhoneOperation>,
): Promise<ResponseOf<typeof resetByPhoneOperation>> {
  const { db, config, settings } = context;
  if (!(await settings.get('whitelabel')).forgotByPhone) throw new Refusal('FEATURE_OFF');
  const target = await readMobile(context, input).catch(() => {
    throw new Refusal('CODE_WRONG');
  });
  // Before the code is looked at: a password that is refused must not use it up.
  await assertPasswordRule(context, input.newPassword, { field: 'newPassword' });
  await checkCode(context, {
    purpose: 'forgot',
    target,
    code: input.verificationCode,
    asker: 'browser',
  });
  const member = await findByMobile(db, config.merchant, target);
  if (member === null) throw new Refusal('CODE_WRONG');
  if (member.status === 'closed') throw new Refusal('ACCOUNT_CLOSED');
  const hash = await hashPassword(input.newPassword);
  // T25: with the password, so that the account waits also when the login that follows is left unfinished.
  await db.transaction(async (tx) => {
    await storePassword(tx, context, member.id, hash);
    await makeAccountWait(tx, config.merchant, member.id, RESET_WAIT);
  });
  await afterReset(context, member);
  const isAgent = AGENT_TYPES.some((type) => type === member.type);
  return finishLogin(context, {
    memberId: member.id,
    way: 'reset',
    site: isAgent ? 'agent' : 'member',
  });
}
