import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';

export const NEW_PASSKEY_TICKET = 'passkey-new';
export const PASSKEY_LOGIN_TICKET = 'passkey-login';
export const CHALLENGE_SECONDS = 300;

export const challengeData = z.object({ challenge: z.string() });

/** Which site the key is for: the host of the public origin, which the browser checks on its side too. */
export function relyingParty({ publicOrigin }: Config) {
  return { rpID: new URL(publicOrigin).hostname, expectedOrigin: publicOrigin };
}

/** How a key knows whom it belongs to: always the same for a member, and nothing to read for anybody else. */
export function userHandle({ secret, merchant }: Config, memberId: string): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', secret).update(`passkey:${merchant}:${memberId}`).digest();
  return Uint8Array.from(digest);
}

export async function assertPasskeysOn({ settings }: CallContext): Promise<void> {
  if (!(await settings.get('whitelabel')).passkeys) throw new Refusal('FEATURE_OFF');
}

/** One answer for whatever did not fit; what it was stays in the house. */
export async function refusedPasskey(
  context: CallContext,
  memberId: string | null,
  cause: unknown,
): Promise<Refusal> {
  const why = cause instanceof Error ? cause.message.slice(0, 200) : String(cause);
  await noteSecurityEvent(context, 'passkey-refused', memberId, { why });
  return new Refusal('PASSKEY_REFUSED', { cause });
}
