import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

const CLOCK_SECONDS = 30;
/** The person typed the code just now: a token found later, though it lives an hour, is of no use. */
export const FRESH_SECONDS = 600;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  auth_time: z.number(),
  phone_number: z.string().check(z.regex(/^\+[1-9][0-9]{5,18}$/)),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** `provedAt` is when the code was typed: every token that the service gives out for it names the same second. */
export type PhoneIdentity = { subject: string; mobile: string; provedAt: number };

/** The number, in digits, that firebase has just proved for this project. Throws for anything else. */
export async function readFirebaseToken(
  token: string,
  keys: JWTVerifyGetKey,
  projectId: string,
): Promise<PhoneIdentity> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
    clockTolerance: CLOCK_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  const read = claims.parse(payload);
  const now = Math.floor(Date.now() / 1000);
  if (read.iat > now + CLOCK_SECONDS || read.auth_time > now + CLOCK_SECONDS)
    throw new Error('the token comes from the future');
  if (now - read.auth_time > FRESH_SECONDS) throw new Error('the number was proved too long ago');
  return { subject: read.sub, mobile: read.phone_number.slice(1), provedAt: read.auth_time };
}
