import type { linkIdentity as operation } from '@maidan/contract/accounts/identity/link-identity.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { beginSocial } from './social-state.ts';

export async function linkIdentity(
  context: CallContext,
  { provider }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId, id, isAgent } = sessionOf(context);
  const link = { memberId, sessionId: id };
  return { url: await beginSocial(context, { provider, site: isAgent ? 'agent' : 'member', link }) };
}
