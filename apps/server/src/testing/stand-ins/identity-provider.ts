import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK } from 'jose';
import type { Configuration, JWK } from 'oidc-provider';
import { pagesOf } from './identity-provider-pages.ts';
import { createProviderStore } from './identity-provider-store.ts';
import { makeSigner } from './key-server.ts';

export const PROVIDER_CLIENT = { clientId: 'maidan', clientSecret: 'a secret that only tests know' } as const;

export type IdentityProvider = { issuer: string; stop: () => Promise<void> };

/**
 * A real OpenID Connect provider on a port of its own, where everybody may log in under any name: its login and consent
 * pages take whatever is typed. For the tests of the server and the journeys in a browser.
 */
export async function startIdentityProvider(options: {
  redirectUris: readonly string[];
  port?: number;
}): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { Provider } = await quietly(() => import('oidc-provider'));
  const provider = new Provider(issuer, configuration(options.redirectUris, await newKey()));
  const [answer, showPage] = [provider.callback(), pagesOf(provider)];
  server.on('request', (request, response) => {
    if (!showPage(request, response)) void answer(request, response);
  });
  return { issuer, stop: () => stop(server) };
}

/** When it is loaded it says that nobody has tried it on Node 20. These tests do. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  // oxlint-disable-next-line eslint/no-console
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    // oxlint-disable-next-line eslint/no-console
    console.warn = warn;
  }
}

async function newKey(): Promise<JWK> {
  const { kid, privateKey } = await makeSigner('provider');
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}

function configuration(redirectUris: readonly string[], key: JWK): Configuration {
  return {
    adapter: createProviderStore(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: PROVIDER_CLIENT.clientId,
        client_secret: PROVIDER_CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}`, email: `${id}@example.com`, email_verified: true }),
    }),
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** What a person does there in a browser, by plain requests: types a name, agrees, and is sent back with this address. */
export async function loginAtProvider(url: string, name: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step += 1) {
    const response = await ask(next, form, jar);
    const location = response.headers.get('location');
    if (location === null) {
      const page = await response.text();
      if (response.status >= 400)
        throw new Error(`the provider answered ${response.status}: ${page.slice(0, 300)}`);
      form = answerTo(page, name);
      next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next);
      continue;
    }
    const target = new URL(location, next);
    if (target.origin !== next.origin) return target;
    [next, form] = [target, null];
  }
  throw new Error('the provider asked more than it should');
}

function answerTo(page: string, name: string): URLSearchParams {
  return page.includes('value="login"')
    ? new URLSearchParams({ prompt: 'login', login: name, password: 'anything' })
    : new URLSearchParams({ prompt: 'consent' });
}

async function ask(url: URL, form: URLSearchParams | null, jar: Map<string, string>): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    method: form === null ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { cookie, accept: 'text/html' },
    ...(form === null ? {} : { body: form }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}
