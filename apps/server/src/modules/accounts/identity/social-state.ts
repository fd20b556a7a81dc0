import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SOCIAL_RETURN_PATH } from '@maidan/contract/constants.ts';
import { site as siteSchema } from '@maidan/contract/accounts/login/login-parts.ts';
import { socialProvider } from '@maidan/contract/accounts/identity/social-provider.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { issueTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { identityService, type SocialProvider } from './identity-services.ts';

const PURPOSE = 'social-state';
const SECONDS = 900;
const COOKIE = 'social';
const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/;

const stateData = z.object({
  provider: socialProvider,
  site: siteSchema,
  nonce: z.string(),
  verifier: z.string(),
  browser: z.string(),
  /** Only for linking: the session that asked for it. */
  sessionId: z.nullable(z.uuid()),
});
export type SocialState = z.output<typeof stateData> & { memberId: string | null };

type Beginning = {
  provider: SocialProvider;
  site: 'member' | 'agent';
  link?: { memberId: string; sessionId: string };
};

export const redirectUri = (config: Config) => `${config.publicOrigin}${SOCIAL_RETURN_PATH}`;
const secret = () => randomBytes(32).toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Where the browser goes. The state is a single-use ticket, bound to this browser by a cookie no script can read, so
 * that nobody can finish somebody else's login, or make somebody finish theirs (T30).
 */
export async function beginSocial(
  context: CallContext,
  { provider, site, link }: Beginning,
): Promise<string> {
  const { db, config } = context;
  const client = await identityService(context, provider);
  const [nonce, verifier, browser] = [secret(), secret(), browserOf(context) ?? secret()];
  const state = await issueTicket(db, config.merchant, {
    purpose: PURPOSE,
    data: { provider, site, nonce, verifier, browser: sha256(browser), sessionId: link?.sessionId ?? null },
    seconds: SECONDS,
    ...(link === undefined ? {} : { memberId: link.memberId }),
  });
  context.setFlowCookie(COOKIE, browser);
  try {
    const question = { state, nonce, challenge: sha256(verifier), redirectUri: redirectUri(config) };
    return await client.addressFor(question);
  } catch (error) {
    throw await refused(context, provider, error);
  }
}

/** What was begun with this state, in this browser. */
export async function resumeSocial(context: CallContext, state: string): Promise<SocialState> {
  const { db, config } = context;
  const ticket = await takeTicket(db, config.merchant, { purpose: PURPOSE, ticket: state });
  if (ticket === null) throw new Refusal('TICKET_INVALID');
  const begun = stateData.parse(ticket.data);
  const browser = sha256(browserOf(context) ?? '');
  if (!timingSafeEqual(Buffer.from(browser), Buffer.from(begun.browser)))
    throw await refused(context, begun.provider, 'another browser');
  return { ...begun, memberId: ticket.memberId };
}

/** One answer for whatever did not fit; what it was stays in the house. */
export async function refused(
  context: CallContext,
  provider: SocialProvider,
  cause: unknown,
): Promise<Refusal> {
  const why = cause instanceof Error ? cause.message.slice(0, 200) : String(cause);
  await noteSecurityEvent(context, 'identity-refused', null, { provider, why });
  return new Refusal('IDENTITY_REFUSED', { cause });
}

function browserOf(context: CallContext): string | null {
  const given = context.flowCookie(COOKIE);
  return given !== null && COOKIE_VALUE.test(given) ? given : null;
}
