import {
  hasPublishedLogin,
  isPlainlyNoSecret,
  isPublishedKey,
  MOST_RATE_LIMIT_FACTOR,
} from '@maidan/contract/seamless-wallet/real-money.ts';
import * as z from 'zod/mini';

export type SigningKey = { readonly id: string; readonly secret: Buffer };

const KEY = /^[A-Za-z0-9_-]{1,32}:(?:[0-9a-f]{2}){32,64}$/;
const key = z.string().check(z.regex(KEY, 'must be keyId:secret with a secret of at least 64 hex digits'));
const origin = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'must be an origin such as http://localhost:3000',
    ),
  );
const databaseUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How long an attempt at the wallet may take before somebody else may pick the round up. */
export const ATTEMPT_LEASE_MS = 10_000;
/** Shorter than that: of two who ask for the same round, one would not know of the other. */
const MOST_PARTNER_WAIT_SECONDS = ATTEMPT_LEASE_MS / 1000 - 1;

const environment = z.object({
  MAIDAN_PROFILE: z._default(z.enum(['sandbox', 'production'], 'must be sandbox or production'), 'sandbox'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3001),
  HOST: z._default(z.string(), '127.0.0.1'),
  PLATFORM_URL: z._default(origin, 'http://localhost:3000'),
  SITE_ORIGIN: z._default(origin, 'http://localhost:3000'),
  HOUSE_ORIGIN: z._default(origin, 'http://localhost:3001'),
  DATABASE_URL: databaseUrl,
  DATABASE_WAIT_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(300)), 5),
  PARTNER_WAIT_SECONDS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PARTNER_WAIT_SECONDS)),
    5,
  ),
  HOUSE_TO_PLATFORM_KEY: key,
  PLATFORM_TO_HOUSE_KEYS: z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((part) => KEY.test(part)),
        'must be keyId:secret[,keyId:secret…]',
      ),
    ),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  TRUSTED_PROXY_HOPS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  SOCKETS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(100_000)), 1_000),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
});

export type HouseConfig = {
  /** The profile of the sandbox, which announces public random values of its own. */
  sandbox: boolean;
  port: number;
  host: string;
  platformUrl: string;
  siteOrigin: string;
  houseOrigin: string;
  databaseUrl: string;
  databaseWaitMs: number;
  /** How long the platform may take over an answer. */
  partnerWaitMs: number;
  logLevel: (typeof logLevels)[number];
  rateLimitFactor: number;
  /** How many proxies of our own stand in front; only what the innermost says about an address counts. */
  trustedProxyHops: number;
  socketsPerAddress: number;
  /** What a bet gives to the pool of its game, in hundredths of a percent; the larger it is, the smaller the seed. */
  /** Signs what the house sends. */
  outboundKey: SigningKey;
  /** Accepted from the platform; more than one while a key is being changed. */
  inboundKeys: readonly SigningKey[];
};

export class ConfigError extends Error {}

/** Reads the environment once, and names every wrong value in one message. */
export function readConfig(env: Record<string, string | undefined>): HouseConfig {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw cannotStart(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const { data } = parsed;
  const config = namedConfig(data);
  const problems = data.MAIDAN_PROFILE === 'production' ? productionProblems(config) : [];
  if (problems.length > 0) throw cannotStart(problems);
  return config;
}

type Problem = readonly [name: string, reason: string];

const cannotStart = (problems: readonly Problem[]) =>
  new ConfigError(
    [
      'The game house cannot start with these settings:',
      ...problems.map(([name, reason]) => `  ${name}: ${reason}`),
    ].join('\n'),
  );

function namedConfig(data: z.output<typeof environment>): HouseConfig {
  return {
    sandbox: data.MAIDAN_PROFILE === 'sandbox',
    port: data.PORT,
    host: data.HOST,
    platformUrl: data.PLATFORM_URL,
    siteOrigin: data.SITE_ORIGIN,
    houseOrigin: data.HOUSE_ORIGIN,
    databaseUrl: data.DATABASE_URL,
    databaseWaitMs: data.DATABASE_WAIT_SECONDS * 1000,
    partnerWaitMs: data.PARTNER_WAIT_SECONDS * 1000,
    logLevel: data.LOG_LEVEL,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    outboundKey: readKey(data.HOUSE_TO_PLATFORM_KEY),
    inboundKeys: data.PLATFORM_TO_HOUSE_KEYS.split(',').map(readKey),
  };
}

function readKey(text: string): SigningKey {
  const [id = '', secret = ''] = text.split(':');
  return { id, secret: Buffer.from(secret, 'hex') };
}

/** Beside a platform with real money: what the platform refuses for itself is refused here too, where it is used. */
function productionProblems(config: HouseConfig): Problem[] {
  const { platformUrl, siteOrigin, houseOrigin, outboundKey, inboundKeys } = config;
  const origins = { PLATFORM_URL: platformUrl, SITE_ORIGIN: siteOrigin, HOUSE_ORIGIN: houseOrigin };
  const keys = { HOUSE_TO_PLATFORM_KEY: [outboundKey], PLATFORM_TO_HOUSE_KEYS: inboundKeys };
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(origins))
    if (!value.startsWith('https://')) problems.push([name, 'must be https in the production profile']);
  if (houseOrigin === siteOrigin) problems.push(['HOUSE_ORIGIN', 'must be another origin than SITE_ORIGIN']);
  for (const [name, list] of Object.entries(keys)) {
    if (list.some(({ secret }) => isPublishedKey(secret)))
      problems.push([name, 'is a published key of the sandbox: make one of your own']);
    if (list.some(({ secret }) => isPlainlyNoSecret(secret)))
      problems.push([name, 'must be random bytes in the production profile']);
  }
  if (inboundKeys.some(({ secret }) => secret.equals(outboundKey.secret)))
    problems.push(['HOUSE_TO_PLATFORM_KEY', 'must be another key than those of the other direction']);
  if (hasPublishedLogin(config.databaseUrl))
    problems.push([
      'DATABASE_URL',
      'is one with the published login of the sandbox: make a login of your own',
    ]);
  if (config.rateLimitFactor > MOST_RATE_LIMIT_FACTOR)
    problems.push([
      'RATE_LIMIT_FACTOR',
      `must be at most ${MOST_RATE_LIMIT_FACTOR} in the production profile`,
    ]);
  return problems;
}
