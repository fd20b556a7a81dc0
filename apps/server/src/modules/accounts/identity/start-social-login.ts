import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { startSocialLogin as operation } from '@maidan/contract/accounts/identity/start-social-login.ts';
import type { CallContext } from '#call/call-context.ts';
import { beginSocial } from './social-state.ts';

/** LOG-14. */
export async function startSocialLogin(
  context: CallContext,
  { provider, site }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  return { url: await beginSocial(context, { provider, site }) };
}
