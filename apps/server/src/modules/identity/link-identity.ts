import type { linkIdentity } from '@maidan/contract/identity/link-identity.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { beginSocial } from './social-state.ts';

export async function startLink(
  context: CallContext,
  { provider }: ParsedRequestOf<typeof linkIdentity>,
): Promise<ResponseOf<typeof linkIdentity>> {
  const { memberId, id, isAgent } = sessionOf(context);
  const link = { memberId, sessionId: id };
  return { url: await beginSocial(context, { provider, site: isAgent ? 'agent' : 'member', link }) };
}
