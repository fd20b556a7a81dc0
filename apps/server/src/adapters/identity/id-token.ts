import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

/** Signed by a key pair only: with a shared secret, or with nothing, anybody who knows the public key could sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_SECONDS = 30;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  azp: z.optional(z.string()),
  aud: z.union([z.string(), z.array(z.string())]),
  name: z.optional(z.string()),
});

export type Identity = { subject: string; name: string };
type Expected = { issuer: string; clientId: string; nonce: string };

/** T30: the token is of this issuer, for this site, for this very login, and in time. Throws otherwise. */
export async function readIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce }: Expected,
): Promise<Identity> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  const read = claims.parse(payload);
  if (read.nonce !== nonce) throw new Error('the token was made for another login');
  const several = Array.isArray(read.aud) && read.aud.length > 1;
  if (several || read.azp !== undefined)
    if (read.azp !== clientId) throw new Error('the token was made for another party');
  return { subject: read.sub, name: (read.name ?? '').slice(0, 80) };
}
