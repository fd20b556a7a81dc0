import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode as operation } from '@maidan/contract/accounts/login/send-login-code.ts';
import type { CallContext } from '#call/call-context.ts';
import { sendNumberCode } from '#modules/accounts/login/send-number-code.ts';

/** LOG-07. */
export async function sendLoginCode(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { smsEnabled } = await context.settings.get('whitelabel');
  return sendNumberCode(context, input, { purpose: 'login', offered: smsEnabled });
}
