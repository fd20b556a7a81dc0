import type { forgotByEmail as forgotByEmailOperation } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertFieldRules } from '#modules/system/field-rules.ts';
import { resetMail } from '#modules/accounts/verification/message-texts.ts';
import { reserveMessage } from '#modules/accounts/verification/sending.ts';
import { requireCaptchaWhenBusy } from '#modules/accounts/verification/throttle.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { selectByNameAndEmail, type ForgotRow } from './password-change.store.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';

export const RESET_TICKET = 'reset-link';

const LINK_MINUTES = 30;

/** PWD-02: a link to the address that the account has. Whether there was one, the operator's flag may hide (T23). */
export async function forgotByEmail(
  context: CallContext,
  input: ParsedRequestOf<typeof forgotByEmailOperation>,
): Promise<ResponseOf<typeof forgotByEmailOperation>> {
  const { db, config, settings } = context;
  const whitelabel = await settings.get('whitelabel');
  if (!whitelabel.forgotByEmail) throw new Refusal('FEATURE_OFF');
  const emailKey = input.email.trim().toLowerCase();
  await assertFieldRules(context, { email: emailKey });
  await requireCaptchaWhenBusy(context, input.captcha);
  const member = await selectByNameAndEmail(db, config.merchant, {
    usernameKey: usernameKey(input.username),
    emailKey,
  });
  if (member === null && !whitelabel.hideUnknownAccounts) throw new Refusal('ACCOUNT_UNKNOWN');
  await reserveMessage(context, {
    kind: 'mail',
    target: emailKey,
    dialingCode: null,
    pretended: member === null,
  });
  // Nobody waits for the post: the time of the answer tells nothing.
  if (member !== null) context.messages.later(() => mailLink(context, member));
  return { sent: true };
}

/** The code stands behind `#`: a browser sends that part to nobody, so it ends up in no log and no referrer. */
async function mailLink(
  { db, config, language, messages }: CallContext,
  { id, username, email }: ForgotRow,
): Promise<void> {
  const code = await issueTicket(db, config.merchant, {
    purpose: RESET_TICKET,
    memberId: id.toString(),
    seconds: LINK_MINUTES * 60,
  });
  const link = `${config.publicOrigin}/reset#${code}`;
  await messages.mail({ to: email, ...resetMail(username, link, LINK_MINUTES, language) });
}
