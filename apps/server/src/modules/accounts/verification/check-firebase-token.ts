import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { FRESH_SECONDS, readFirebaseToken, type PhoneIdentity } from '#adapters/identity/firebase-token.ts';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { useOnce } from '#modules/accounts/verification/tickets.ts';

const keysOf = new WeakMap<Config, JWTVerifyGetKey>();

/** LOG-14: the mobile number (country's digits first) whose owner firebase has just seen, or a refusal. */
export async function checkFirebaseToken(context: CallContext, idToken: string): Promise<PhoneIdentity> {
  const { config, settings } = context;
  const [firebase, whitelabel] = await Promise.all([settings.get('firebase'), settings.get('whitelabel')]);
  if (firebase === null || !whitelabel.firebasePhone) throw new Refusal('FEATURE_OFF');
  const keys = keysOf.get(config) ?? createRemoteJWKSet(new URL(config.firebaseJwksUrl));
  keysOf.set(config, keys);
  try {
    return await readFirebaseToken(idToken, keys, firebase.projectId);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : 'unreadable';
    await noteSecurityEvent(context, 'identity-refused', null, { provider: 'firebase', why });
    throw new Refusal('IDENTITY_REFUSED', { cause: error });
  }
}

/**
 * A number proved once opens one door. What counts is the proof, not the text of the token: the service gives out new
 * tokens for the same proof, and a token can be written in more than one way.
 */
export async function spendPhoneProof(context: CallContext, identity: PhoneIdentity): Promise<void> {
  const { db, config } = context;
  const first = await useOnce(db, config.merchant, {
    purpose: 'firebase-proof',
    proof: JSON.stringify([identity.subject, identity.mobile, identity.provedAt]),
    // Longer than any token of this proof is taken, with clocks that disagree.
    seconds: FRESH_SECONDS * 2,
  });
  if (first) return;
  await noteSecurityEvent(context, 'identity-refused', null, { provider: 'firebase', why: 'used before' });
  throw new Refusal('TICKET_INVALID');
}
