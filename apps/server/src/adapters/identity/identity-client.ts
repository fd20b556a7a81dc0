import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { boundedFetch } from './bounded-fetch.ts';

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
export type Identity = { subject: string; name: string };

/** A service that says who somebody is, as the platform sees it. */
export type IdentityClient = {
  addressFor: (question: Question) => Promise<string>;
  identityFor: (answer: Return) => Promise<Identity>;
};

const identityClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.optional(z.string()),
});
const TIMEOUT_SECONDS = 8;
const FRESH_MS = 3_600_000;

/** OpenID Connect, authorization code flow. No e-mail is asked for: nothing here may depend on one (T30). */
export function createIdentityClient(service: IdentityService): IdentityClient {
  // Asked once an hour; a failure is not remembered.
  const known = new LRUCache<string, oidc.Configuration>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => discover(service),
  });
  return {
    addressFor: async ({ state, nonce, challenge, redirectUri }) => {
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      return oidc.buildAuthorizationUrl(await known.forceFetch('service'), parameters).href;
    },
    identityFor: async ({ code, verifier, nonce, redirectUri }) => {
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce };
      const tokens = await oidc.authorizationCodeGrant(await known.forceFetch('service'), back, checks);
      return readClaims(tokens.claims(), service);
    },
  };
}

/**
 * T30: that the token is of this issuer, for this site, for this very login, well signed and in time, `openid-client` has
 * seen to. It asks for the party only where there are several audiences.
 */
function readClaims(claims: oidc.IDToken | undefined, { clientId }: IdentityService): Identity {
  if ((claims?.azp ?? clientId) !== clientId) throw new Error('the token was made for another party');
  const { sub, name = '' } = identityClaims.parse(claims);
  return { subject: sub, name: name.slice(0, 80) };
}

/** What the service says about itself, where its issuer says it must. */
async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: IdentityService) {
  // In production `config.ts` refuses an issuer without TLS.
  const plain = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const options = { [oidc.customFetch]: boundedFetch, timeout: TIMEOUT_SECONDS, execute: plain };
  const asked = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  const found: oidc.ServerMetadata = asked.serverMetadata();
  const inHeader = found.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
  const known = new oidc.Configuration(
    {
      ...found,
      ...(tokenEndpoint === null ? {} : { token_endpoint: tokenEndpoint }),
      // The state names the service already: it is a ticket that was given out for this one.
      authorization_response_iss_parameter_supported: false,
    },
    clientId,
    undefined,
    inHeader ? oidc.ClientSecretBasic(clientSecret) : oidc.ClientSecretPost(clientSecret),
  );
  known[oidc.customFetch] = boundedFetch;
  known.timeout = TIMEOUT_SECONDS;
  // The signature is checked too, by a key of the service's own list: TLS alone shows who answered, not who signed.
  for (const apply of [...plain, oidc.enableNonRepudiationChecks]) apply(known);
  return known;
}
