import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { finishSocialLogin as operation } from '@maidan/contract/accounts/identity/finish-social-login.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { finishLogin } from '#modules/accounts/login/finish-login.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { identityService, type SocialProvider } from './identity-services.ts';
import { selectOwner } from './identity.store.ts';
import { redirectUri, refused, resumeSocial, type SocialState } from './social-state.ts';
import { linkTakenIdentity, SOCIAL_TICKET } from './taken-identity.ts';

type Answer = ResponseOf<typeof operation>;
type Proved = { provider: SocialProvider; subject: string; name: string };

const REGISTER_SECONDS = 900;

/** LOG-14, T30. */
export async function finishSocialLogin(
  context: CallContext,
  { state, code }: ParsedRequestOf<typeof operation>,
): Promise<Answer> {
  const { db, config } = context;
  const begun = await resumeSocial(context, state);
  const proved = await prove(context, begun, code);
  context.setFlowCookie('social', null);
  if (begun.sessionId !== null) return link(context, begun, proved);
  const memberId = await selectOwner(db, config.merchant, proved);
  if (memberId !== null) {
    const login = await finishLogin(context, { memberId, way: 'social', site: begun.site });
    return { state: 'loggedIn', login };
  }
  const socialTicket = await issueTicket(db, config.merchant, {
    purpose: SOCIAL_TICKET,
    data: proved,
    seconds: REGISTER_SECONDS,
  });
  return { state: 'unknown', socialTicket, provider: proved.provider, name: proved.name };
}

async function prove(context: CallContext, begun: SocialState, code: string): Promise<Proved> {
  const { provider, verifier, nonce } = begun;
  const client = await identityService(context, provider);
  try {
    const answer = { code, verifier, nonce, redirectUri: redirectUri(context.config) };
    return { provider, ...(await client.identityFor(answer)) };
  } catch (error) {
    throw await refused(context, provider, error);
  }
}

/** Only into the session that asked for it: whoever logged in meanwhile must not find a stranger's key in the door. */
async function link(context: CallContext, begun: SocialState, proved: Proved): Promise<Answer> {
  const { session, db, config } = context;
  if (session === null || session.id !== begun.sessionId || session.memberId !== begun.memberId)
    throw new Refusal('IDENTITY_REFUSED');
  await db.transaction((tx) => linkTakenIdentity(tx, config.merchant, session.memberId, proved));
  await noteSecurityEvent(context, 'identity-linked', session.memberId, { provider: proved.provider });
  return { state: 'linked' };
}
