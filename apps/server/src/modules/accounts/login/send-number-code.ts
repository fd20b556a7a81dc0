import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { sendCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import { requireCaptchaWhenBusy } from '#modules/accounts/verification/throttle.ts';
import { findByMobile } from '#modules/accounts/members/member-for-login.ts';

type For = { purpose: 'login' | 'forgot'; offered: boolean };

/** A code for whoever has an account with this number. A number without one hears the same and gets no message (T23). */
export async function sendNumberCode(
  context: CallContext,
  input: RequestOf<typeof sendLoginCode>,
  { purpose, offered }: For,
): Promise<ResponseOf<typeof sendLoginCode>> {
  if (!offered) throw new Refusal('FEATURE_OFF');
  const target = await readMobile(context, input);
  await requireCaptchaWhenBusy(context, input.captcha);
  const member = await findByMobile(context.db, context.config.merchant, target);
  return sendCode(context, {
    purpose,
    asker: 'browser',
    channel: 'sms',
    target,
    dialingCode: input.countryDialingCode,
    pretend: member === null,
  });
}
