import type { sendForgotCode as sendForgotCodeOperation } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { sendNumberCode } from '#modules/accounts/login/send-number-code.ts';

/** PWD-03. */
export async function sendForgotCode(
  context: CallContext,
  input: ParsedRequestOf<typeof sendForgotCodeOperation>,
): Promise<ResponseOf<typeof sendForgotCodeOperation>> {
  const { forgotByPhone } = await context.settings.get('whitelabel');
  return sendNumberCode(context, input, { purpose: 'forgot', offered: forgotByPhone });
}
