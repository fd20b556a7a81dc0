import type { sendRegisterCode as operation } from '@maidan/contract/accounts/registration/send-register-code.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { sendCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import { requireCaptchaWhenBusy } from '#modules/accounts/verification/throttle.ts';
import { assertNumberFree } from '#modules/accounts/members/taken-number.ts';

/** REG-06: a code to the number with which somebody is about to register. A number that is taken gets none. */
export async function sendRegisterCode(
  context: CallContext,
  { countryDialingCode, mobileNo, captcha }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const view = await context.settings.view();
  const offered = view.get('whitelabel').registerTypes.includes('mobile');
  if (!offered && !view.get('registerFields').mobileNum.show) throw new Refusal('FEATURE_OFF');
  await requireCaptchaWhenBusy(context, captcha);
  const target = await readMobile(context, { countryDialingCode, mobileNum: mobileNo });
  await assertNumberFree(context, target, true);
  return sendCode(context, {
    purpose: 'register',
    asker: 'browser',
    channel: 'sms',
    target,
    dialingCode: countryDialingCode,
  });
}
