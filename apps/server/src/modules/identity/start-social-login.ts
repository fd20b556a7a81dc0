import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { startSocialLogin } from '@maidan/contract/identity/start-social-login.ts';
import type { CallContext } from '#http/call-context.ts';
import { beginSocial } from './social-state.ts';

/** LOG-14. */
export async function startSocial(
  context: CallContext,
  { provider, site }: ParsedRequestOf<typeof startSocialLogin>,
): Promise<ResponseOf<typeof startSocialLogin>> {
  return { url: await beginSocial(context, { provider, site }) };
}
