import { exportSPKI, SignJWT, type JWTPayload } from 'jose';
import { makeSigner, signedBy, type Signer } from './stand-ins/key-server.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Keys take long to make, and the forger may keep theirs. */
const forgers = new Map<string, Promise<Signer>>();
function forgerOf(kid: string): Promise<Signer> {
  const forger = forgers.get(kid) ?? makeSigner(kid);
  forgers.set(kid, forger);
  return forger;
}

/** What is wrong, and a token that is wrong in this way alone. `good` are the claims a good one would have. */
export async function forgedTokens(
  good: JWTPayload,
  signer: Signer,
): Promise<[what: string, token: string][]> {
  const stranger = await forgerOf(signer.kid);
  const unknown = await forgerOf('a key nobody published');
  const { sub: _sub, ...withoutSubject } = good;
  const { exp: _exp, ...withoutExpiry } = good;
  const now = Math.floor(Date.now() / 1000);
  const publicPem = new TextEncoder().encode(await exportSPKI(signer.publicKey));
  const [header = '', , signature = ''] = (await signedBy(signer, good)).split('.');
  return [
    ['another issuer', await signedBy(signer, { ...good, iss: 'https://evil.example' })],
    ['the issuer with a slash more', await signedBy(signer, { ...good, iss: `${good.iss}/` })],
    ['another audience', await signedBy(signer, { ...good, aud: 'another-site' })],
    ['an expired token', await signedBy(signer, { ...good, exp: now - 120 })],
    ['no expiry', await signedBy(signer, withoutExpiry)],
    ['not valid yet', await signedBy(signer, { ...good, nbf: now + 600 })],
    ['no subject', await signedBy(signer, withoutSubject)],
    ['an empty subject', await signedBy(signer, { ...good, sub: '' })],
    ['another key under the same name', await signedBy(stranger, good)],
    ['a key nobody published', await signedBy(unknown, good)],
    ['no signature (alg none)', `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(good)}.`],
    [
      'the public key as a shared secret (HS256)',
      await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: signer.kid }).sign(publicPem),
    ],
    [
      'other claims under a good signature',
      `${header}.${base64url({ ...good, sub: 'somebody-else' })}.${signature}`,
    ],
    ['no token at all', 'nonsense'],
  ];
}
