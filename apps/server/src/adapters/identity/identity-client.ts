import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { discover, type Discovery } from './discovery.ts';
import { readIdToken, type Identity } from './id-token.ts';
import { readAnswer } from './read-answer.ts';

export type IdentityService = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a service whose document names none. */
  tokenEndpoint: string | null;
};
/** What a login carries from its start to its end; `challenge` is the S256 of `verifier` (PKCE). */
export type Question = { state: string; nonce: string; challenge: string; redirectUri: string };
export type Return = { code: string; verifier: string; nonce: string; redirectUri: string };

/** A service that says who somebody is, as the platform sees it. */
export type IdentityClient = {
  addressFor: (question: Question) => Promise<string>;
  identityFor: (answer: Return) => Promise<Identity>;
};

const tokenAnswer = z.object({ id_token: z.string().check(z.maxLength(16_384)) });
const FRESH_MS = 3_600_000;

/** OpenID Connect, authorization code flow. No e-mail is asked for: nothing here may depend on one (T30). */
export function createIdentityClient(service: IdentityService): IdentityClient {
  const known = rememberDiscovery(service);
  return {
    addressFor: async ({ state, nonce, challenge, redirectUri }) => {
      const address = new URL((await known()).found.authorization_endpoint);
      const parameters = {
        response_type: 'code',
        client_id: service.clientId,
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return address.href;
    },
    identityFor: async (answer) => {
      const { found, keys } = await known();
      const token = await exchangeCode(service, found, answer);
      const { issuer, clientId } = service;
      return readIdToken(token, keys, { issuer, clientId, nonce: answer.nonce });
    },
  };
}

/** Asked once an hour; a failure is not remembered. */
function rememberDiscovery({ issuer }: IdentityService) {
  let known: Promise<{ found: Discovery; keys: JWTVerifyGetKey; at: number }> | null = null;
  const ask = async () => {
    const found = await discover(issuer);
    return { found, keys: createRemoteJWKSet(new URL(found.jwks_uri)), at: performance.now() };
  };
  return async () => {
    const entry = known === null ? null : await known.catch(() => null);
    if (entry !== null && performance.now() - entry.at < FRESH_MS) return entry;
    known = ask();
    return known;
  };
}

async function exchangeCode(service: IdentityService, found: Discovery, answer: Return): Promise<string> {
  const endpoint = service.tokenEndpoint ?? found.token_endpoint;
  if (endpoint === undefined) throw new Error('the service names no token endpoint');
  const inHeader = found.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
  const { clientId, clientSecret } = service;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: answer.redirectUri,
    code_verifier: answer.verifier,
    ...(inHeader ? {} : { client_id: clientId, client_secret: clientSecret }),
  });
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const headers: Record<string, string> = inHeader
    ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
    : {};
  return tokenAnswer.parse(await readAnswer(endpoint, { method: 'POST', body, headers })).id_token;
}
