import {
  hasPublishedLogin,
  isPlainlyNoSecret,
  isPublishedKey,
  PUBLISHED_PHRASES,
  MOST_RATE_LIMIT_FACTOR,
} from '@maidan/contract/seamless-wallet/real-money.ts';
import * as z from 'zod/mini';

const HOUR_SECONDS = 3600;

const text = (why: string) => z.string({ error: why }).check(z.minLength(1, why));
const integer = (min: number, max: number, why: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, why)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, why), z.maximum(max, why))),
  );
const origin = (why: string) =>
  z.string().check(
    z.refine((value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
    }, why),
  );
const address = (schemes: RegExp, why: string) =>
  z.string().check(z.refine((value) => URL.canParse(value) && schemes.test(new URL(value).protocol), why));

const KEY = /^[A-Za-z0-9_-]{1,32}:(?:[0-9a-f]{2}){16,64}$/;
const readKey = (entry: string) => {
  const at = entry.indexOf(':');
  return { id: entry.slice(0, at), secret: Buffer.from(entry.slice(at + 1), 'hex') };
};
const signingKey = (why: string) => z.pipe(z.string().check(z.regex(KEY, why)), z.transform(readKey));
const signingKeys = (why: string) =>
  z.pipe(
    z.string().check(z.refine((value) => value.split(',').every((entry) => KEY.test(entry)), why)),
    z.transform((value: string) => value.split(',').map(readKey)),
  );
/** LOG-14: one service to log in with, by its name in the environment. The issuer may be left to the standard. */
const identityEnvironment = <Name extends 'GOOGLE' | 'FACEBOOK'>(name: Name) => {
  const url = z.optional(address(/^https?:$/, 'must be an https:// address'));
  const value = z.optional(text('must not be empty'));
  return {
    [`OIDC_${name}_ISSUER`]: url,
    [`OIDC_${name}_CLIENT_ID`]: value,
    [`OIDC_${name}_CLIENT_SECRET`]: value,
    [`OIDC_${name}_TOKEN_ENDPOINT`]: url,
  } as Record<`OIDC_${Name}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'TOKEN_ENDPOINT'}`, typeof url>;
};
const list = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
);

/** Sandbox stand-ins, so that a fresh clone runs; the production profile refuses to start with any of them. */
const SANDBOX = {
  DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5432/maidan',
  MAIDAN_SECRET: Buffer.alloc(32, PUBLISHED_PHRASES.secret).toString('base64url'),
  GAME_HOUSE_INBOUND_KEYS: `sandbox:${Buffer.alloc(32, PUBLISHED_PHRASES.houseToPlatform).toString('hex')}`,
  GAME_HOUSE_OUTBOUND_KEY: `sandbox:${Buffer.alloc(32, PUBLISHED_PHRASES.platformToHouse).toString('hex')}`,
};

const environment = z.object({
  MAIDAN_PROFILE: z._default(z.enum(['sandbox', 'production'], 'must be sandbox or production'), 'sandbox'),
  PORT: z._default(integer(0, 65_535, 'must be a port, 0 to 65535'), 3000),
  HOST: z._default(text('must be an address to listen on'), '127.0.0.1'),
  PUBLIC_ORIGIN: z._default(
    origin('must be an origin such as https://play.example, without a path'),
    'http://localhost:3000',
  ),
  GAME_HOUSE_ORIGIN: z._default(
    origin('must be an origin such as https://games.example, without a path'),
    'http://localhost:3001',
  ),
  DATABASE_URL: z._default(
    address(/^postgres(ql)?:$/, 'must be a postgres:// address'),
    SANDBOX.DATABASE_URL,
  ),
  DATABASE_CONNECTIONS: z._default(integer(2, 500, 'must be 2 to 500 connections'), 16),
  DATABASE_WAIT_SECONDS: z._default(integer(1, 300, 'must be 1 to 300 seconds'), 5),
  PARTNER_WAIT_SECONDS: z._default(integer(1, 300, 'must be 1 to 300 seconds'), 5),
  REDIS_URL: z.optional(address(/^rediss?:$/, 'must be a redis:// address')),
  MERCHANT_CODE: z._default(
    z.string().check(z.regex(/^[a-z0-9_-]{2,24}$/, 'must be 2 to 24 of a-z, 0-9, _ and -')),
    'maidan',
  ),
  MAIDAN_SECRET: z._default(
    z.pipe(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{43,}$/, 'must be at least 32 random bytes in base64url')),
      z.transform((value: string) => Buffer.from(value, 'base64url')),
    ),
    Buffer.from(SANDBOX.MAIDAN_SECRET, 'base64url'),
  ),
  MAIDAN_OLD_SECRETS: z._default(
    z.pipe(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{43,}(,[A-Za-z0-9_-]{43,})*$/, 'must be secrets, by comma')),
      z.transform((value: string) => value.split(',').map((one) => Buffer.from(one, 'base64url'))),
    ),
    [],
  ),
  GAME_HOUSE_INBOUND_KEYS: z._default(
    signingKeys('must be keyid:hexsecret, several by comma, each secret at least 16 bytes'),
    SANDBOX.GAME_HOUSE_INBOUND_KEYS.split(',').map(readKey),
  ),
  GAME_HOUSE_OUTBOUND_KEY: z._default(
    signingKey('must be keyid:hexsecret, the secret at least 16 bytes'),
    readKey(SANDBOX.GAME_HOUSE_OUTBOUND_KEY),
  ),
  DATA_DIR: z._default(text('must be a folder'), '.data'),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level such as info'),
    'info',
  ),
  RATE_LIMIT_FACTOR: z._default(integer(1, 1_000_000, 'must be a whole number from 1'), 1),
  TRUSTED_PROXY_HOPS: z._default(integer(0, 10, 'must be 0 to 10'), 0),
  COUNTRY_HEADER: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[A-Za-z0-9-]{2,60}$/, 'must be the name of a header such as cf-ipcountry')),
      z.transform((value: string) => value.toLowerCase()),
    ),
  ),
  CIPHER_KEY_HOURS: z._default(integer(1, 720, 'must be 1 to 720 hours'), 24),
  SOCKETS_PER_ADDRESS: z._default(integer(10, 100_000, 'must be 10 to 100000 sockets'), 1_000),
  API_DOCUMENT: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  SECURITY_CONTACT: z.optional(address(/^(?:mailto|https):$/, 'must be a mailto: or https:// address')),
  SECURITY_EXPIRES: z.optional(z.iso.datetime('must be a time such as 2027-06-30T00:00:00Z')),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  DRAW_AHEAD: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  BOTS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  VENDOR_SIMULATOR: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  DRAIN_SECONDS: z._default(integer(1, 120, 'must be 1 to 120 seconds'), 10),
  SMS_WEBHOOK_URL: z.optional(address(/^https?:$/, 'must be an http(s) address')),
  SMS_WEBHOOK_KEY: z.optional(signingKey('must be keyid:hexsecret, the secret at least 16 bytes')),
  PUSH_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/, 'must be a public key of P-256 in base64url')),
  ),
  PUSH_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of P-256 in base64url')),
  ),
  PUSH_CONTACT: z._default(
    address(/^(?:mailto|https):$/, 'must be a mailto: or https:// address'),
    'mailto:notices@maidan.example',
  ),
  SMTP_URL: z.optional(address(/^smtps?:$/, 'must be an smtp:// or smtps:// address')),
  MAIL_FROM: z._default(text('must be a sender'), 'Maidan <no-reply@maidan.example>'),
  LICENCE_NUMBER: z.optional(
    z.string().check(z.trim(), z.regex(/[\p{L}\p{N}]/u, 'must name the licence in letters or digits')),
  ),
  ALLOWED_COUNTRIES: z.optional(
    z.pipe(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be country codes such as BD,MT')), list),
  ),
  AGE_CHECK_PROVIDER: z.optional(address(/^https?:$/, 'must be the address of the provider that is asked')),
  AGE_CHECK_KEY: z.optional(signingKey('must be keyid:hexsecret, the secret at least 16 bytes')),
  IDENTITY_CHECK_PROVIDER: z.optional(
    address(/^https?:$/, 'must be the address of the provider that is asked'),
  ),
  IDENTITY_CHECK_KEY: z.optional(signingKey('must be keyid:hexsecret, the secret at least 16 bytes')),
  ...identityEnvironment('GOOGLE'),
  ...identityEnvironment('FACEBOOK'),
  FIREBASE_JWKS_URL: z._default(
    address(/^https?:$/, 'must be an https:// address'),
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
});

/** Real money needs these; play money does not. The profile says which promise the operator makes. */
const PRODUCTION_NEEDS = [
  'DATABASE_URL',
  'MAIDAN_SECRET',
  'GAME_HOUSE_INBOUND_KEYS',
  'GAME_HOUSE_OUTBOUND_KEY',
  'PUBLIC_ORIGIN',
  'GAME_HOUSE_ORIGIN',
  'LICENCE_NUMBER',
  'ALLOWED_COUNTRIES',
  // Without them nobody's country is known, and a site for some countries is a site for nobody.
  'COUNTRY_HEADER',
  'TRUSTED_PROXY_HOPS',
  'AGE_CHECK_PROVIDER',
  'AGE_CHECK_KEY',
  'IDENTITY_CHECK_PROVIDER',
  'IDENTITY_CHECK_KEY',
] as const;

/** Together or not at all: an address without the key that signs for it is believed by nobody. */
const PAIRS = [
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_KEY'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  ['AGE_CHECK_PROVIDER', 'AGE_CHECK_KEY'],
  ['IDENTITY_CHECK_PROVIDER', 'IDENTITY_CHECK_KEY'],
] as const;

/** What these say is believed, or carries what others must not read. */
const HTTPS_IN_PRODUCTION = [
  'PUBLIC_ORIGIN',
  'GAME_HOUSE_ORIGIN',
  'SMS_WEBHOOK_URL',
  'AGE_CHECK_PROVIDER',
  'IDENTITY_CHECK_PROVIDER',
  'OIDC_GOOGLE_ISSUER',
  'OIDC_GOOGLE_TOKEN_ENDPOINT',
  'OIDC_FACEBOOK_ISSUER',
  'OIDC_FACEBOOK_TOKEN_ENDPOINT',
  'FIREBASE_JWKS_URL',
] as const;

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(['The configuration is not complete:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. Every problem is told at once, by name; a value is never printed. */
export function readConfig(env: Environment) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  for (const [one, other] of PAIRS)
    if ((given[one] === undefined) !== (given[other] === undefined))
      problems.push(`${one} and ${other} must be given together`);
  if (given['MAIDAN_PROFILE'] === 'production') problems.push(...productionProblems(given));
  if (!result.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return namedConfig(result.data);
}

function productionProblems(given: Environment): string[] {
  const missing = PRODUCTION_NEEDS.filter((name) => given[name] === undefined).map(
    (name) => `${name} must be given in the production profile`,
  );
  const plain = HTTPS_IN_PRODUCTION.filter(
    (name) => given[name] !== undefined && !given[name].startsWith('https://'),
  ).map((name) => `${name} must be https in the production profile`);
  return [
    ...missing,
    ...plain,
    ...oneForTwo(given),
    ...weakKeys(given),
    ...looseBounds(given),
    ...playedByBots(given),
  ];
}

/** Every secret of the environment by its name, as the bytes that are used. */
const SECRETS = ['MAIDAN_SECRET', 'MAIDAN_OLD_SECRETS'] as const;
const SIGNING_KEYS = [
  'GAME_HOUSE_INBOUND_KEYS',
  'GAME_HOUSE_OUTBOUND_KEY',
  'SMS_WEBHOOK_KEY',
  'AGE_CHECK_KEY',
  'IDENTITY_CHECK_KEY',
] as const;
type KeyName = (typeof SECRETS)[number] | (typeof SIGNING_KEYS)[number];

function keysOf(given: Environment): Map<KeyName, Buffer[]> {
  const read = (name: KeyName, bytesOf: (entry: string) => Buffer) =>
    (given[name] ?? '')
      .split(',')
      .map(bytesOf)
      // What is no key at all is told of already.
      .filter(({ length }) => length > 0);
  return new Map([
    ...SECRETS.map((name) => [name, read(name, (entry) => Buffer.from(entry, 'base64url'))] as const),
    ...SIGNING_KEYS.map((name) => [name, read(name, (entry) => readKey(entry).secret)] as const),
  ]);
}

/** What is known to others, or can be guessed. */
function weakKeys(given: Environment): string[] {
  const problems = [...keysOf(given)].flatMap(([name, keys]) => [
    ...(keys.some(isPublishedKey) ? [`${name} is a published key of the sandbox: make one of your own`] : []),
    ...(keys.some(isPlainlyNoSecret) ? [`${name} must be random bytes in the production profile`] : []),
  ]);
  return hasPublishedLogin(given['DATABASE_URL'] ?? '')
    ? [...problems, 'DATABASE_URL is one with the published login of the sandbox: make a login of your own']
    : problems;
}

/** Games are kept off the site by their origin, and a signed call cannot be sent back because each direction has its key. */
function oneForTwo(given: Environment): string[] {
  const keys = keysOf(given);
  const inbound = keys.get('GAME_HOUSE_INBOUND_KEYS') ?? [];
  const outbound = keys.get('GAME_HOUSE_OUTBOUND_KEY') ?? [];
  const both = outbound.some((one) => inbound.some((other) => one.equals(other)));
  return [
    ...(given['PUBLIC_ORIGIN'] !== undefined && given['GAME_HOUSE_ORIGIN'] === given['PUBLIC_ORIGIN']
      ? ['GAME_HOUSE_ORIGIN must be another origin than PUBLIC_ORIGIN in the production profile']
      : []),
    ...(both
      ? ['GAME_HOUSE_OUTBOUND_KEY must be another key than the inbound ones in the production profile']
      : []),
  ];
}

function playedByBots(given: Environment): string[] {
  return given['BOTS'] === 'on'
    ? ['BOTS must be off in the production profile: where money is real, people play']
    : [];
}

function looseBounds(given: Environment): string[] {
  return Number(given['RATE_LIMIT_FACTOR'] ?? 1) > MOST_RATE_LIMIT_FACTOR
    ? [
        `RATE_LIMIT_FACTOR must be at most ${MOST_RATE_LIMIT_FACTOR} in the production profile: it widens the limits that hold guessing back`,
      ]
    : [];
}

function namedConfig(env: z.output<typeof environment>) {
  return {
    profile: env.MAIDAN_PROFILE,
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    gameHouseOrigin: env.GAME_HOUSE_ORIGIN,
    secure: env.PUBLIC_ORIGIN.startsWith('https://'),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseWaitMs: env.DATABASE_WAIT_SECONDS * 1000,
    partnerWaitMs: env.PARTNER_WAIT_SECONDS * 1000,
    redisUrl: env.REDIS_URL ?? null,
    merchant: env.MERCHANT_CODE,
    secret: env.MAIDAN_SECRET,
    oldSecrets: env.MAIDAN_OLD_SECRETS,
    gameHouseInboundKeys: env.GAME_HOUSE_INBOUND_KEYS,
    gameHouseOutboundKey: env.GAME_HOUSE_OUTBOUND_KEY,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    countryHeader: env.COUNTRY_HEADER ?? null,
    cipherKeySeconds: env.CIPHER_KEY_HOURS * HOUR_SECONDS,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    /** `/api` and its document tell a stranger what to try: the sandbox shows them, production where it is wanted. */
    apiDocument:
      env.API_DOCUMENT === undefined ? env.MAIDAN_PROFILE === 'sandbox' : env.API_DOCUMENT === 'on',
    securityText: securityText(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Whether the pictures of home are drawn before anybody asks for them. */
    drawAhead: env.DRAW_AHEAD === 'on',
    /** Whether this node may let the bots of the sandbox play and talk, at the rates that an operator sets. */
    bots: env.BOTS === 'on',
    /** Whether anybody may send wallet calls for the demo accounts, at `/sandbox/vendor`. */
    vendorSimulator: env.MAIDAN_PROFILE === 'sandbox' && env.VENDOR_SIMULATOR === 'on',
    drainSeconds: env.DRAIN_SECONDS,
    smsWebhook:
      env.SMS_WEBHOOK_URL === undefined || env.SMS_WEBHOOK_KEY === undefined
        ? null
        : { url: env.SMS_WEBHOOK_URL, key: env.SMS_WEBHOOK_KEY },
    /** What notices off the page are signed with; without keys there are none. */
    push:
      env.PUSH_PUBLIC_KEY === undefined || env.PUSH_PRIVATE_KEY === undefined
        ? null
        : { publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY, contact: env.PUSH_CONTACT },
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    licence: env.LICENCE_NUMBER ?? null,
    allowedCountries: env.ALLOWED_COUNTRIES ?? null,
    ageCheck: personCheck(env.AGE_CHECK_PROVIDER, env.AGE_CHECK_KEY),
    identityCheck: personCheck(env.IDENTITY_CHECK_PROVIDER, env.IDENTITY_CHECK_KEY),
    identityProviders: {
      google: identityProvider({
        issuer: env.OIDC_GOOGLE_ISSUER ?? 'https://accounts.google.com',
        clientId: env.OIDC_GOOGLE_CLIENT_ID,
        clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
        tokenEndpoint: env.OIDC_GOOGLE_TOKEN_ENDPOINT,
      }),
      facebook: identityProvider({
        issuer: env.OIDC_FACEBOOK_ISSUER ?? 'https://www.facebook.com',
        clientId: env.OIDC_FACEBOOK_CLIENT_ID,
        clientSecret: env.OIDC_FACEBOOK_CLIENT_SECRET,
        tokenEndpoint: env.OIDC_FACEBOOK_TOKEN_ENDPOINT,
      }),
    },
    firebaseJwksUrl: env.FIREBASE_JWKS_URL,
  } as const;
}

const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: whom to tell of a weakness, and until when that is true. An operator who names nobody has none. */
function securityText(env: z.output<typeof environment>): { contact: string; expires: string } | null {
  const contact =
    env.SECURITY_CONTACT ?? (env.MAIDAN_PROFILE === 'sandbox' ? 'mailto:security@maidan.example' : null);
  const expires = env.SECURITY_EXPIRES ?? new Date(Date.now() + SECURITY_TEXT_DAYS * DAY_MS).toISOString();
  return contact === null ? null : { contact, expires };
}

/** Who is asked about a person. Null in the sandbox, which has simulated ones behind the same port. */
function personCheck(url: string | undefined, key: ReturnType<typeof readKey> | undefined) {
  return url === undefined || key === undefined ? null : { url, key };
}

type GivenProvider = {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  tokenEndpoint: string | undefined;
};

/** A service is offered when this site is registered with it. */
function identityProvider({ issuer, clientId, clientSecret, tokenEndpoint }: GivenProvider) {
  return clientId === undefined || clientSecret === undefined
    ? null
    : { issuer, clientId, clientSecret, tokenEndpoint: tokenEndpoint ?? null };
}

export type Config = ReturnType<typeof namedConfig>;
