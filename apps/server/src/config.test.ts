import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

/** A key as a generator would make it: its bytes differ. */
const key = (from: number, length = 32) => Buffer.from(Array.from({ length }, (_, at) => from + at * 3));

const PRODUCTION = {
  MAIDAN_PROFILE: 'production',
  PUBLIC_ORIGIN: 'https://play.example',
  GAME_HOUSE_ORIGIN: 'https://games.example',
  DATABASE_URL: 'postgres://app:pw@db.example/maidan',
  MAIDAN_SECRET: key(1).toString('base64url'),
  GAME_HOUSE_INBOUND_KEYS: `one:${key(2).toString('hex')},two:${key(3).toString('hex')}`,
  GAME_HOUSE_OUTBOUND_KEY: `one:${key(4).toString('hex')}`,
  LICENCE_NUMBER: 'L-1',
  ALLOWED_COUNTRIES: 'BD,MT',
  COUNTRY_HEADER: 'CF-IPCountry',
  TRUSTED_PROXY_HOPS: '1',
  AGE_CHECK_PROVIDER: 'https://age.example/ask',
  AGE_CHECK_KEY: `age:${key(5).toString('hex')}`,
  IDENTITY_CHECK_PROVIDER: 'https://identity.example/ask',
  IDENTITY_CHECK_KEY: `identity:${key(6).toString('hex')}`,
};

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const repeated = (text: string, as: 'hex' | 'base64url') => Buffer.alloc(32, text).toString(as);

describe('configuration', () => {
  test('all problems are told at once, by name, and no value is printed', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      PUBLIC_ORIGIN: 'http://localhost:3000/path',
      MAIDAN_SECRET: 'hunter2',
      GAME_HOUSE_INBOUND_KEYS: 'one:zz',
      RATE_LIMIT_FACTOR: '0',
      DATABASE_URL: 'mysql://root:hunter2@x/y',
    });
    for (const name of [
      'PORT',
      'PUBLIC_ORIGIN',
      'MAIDAN_SECRET',
      'GAME_HOUSE_INBOUND_KEYS',
      'RATE_LIMIT_FACTOR',
      'DATABASE_URL',
    ])
      expect(problems).toContain(`  ${name} must be`);
    expect(problems).not.toContain('hunter2');
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'MAIDAN_PROFILE'))(
    'real money is refused without %s',
    (name) => {
      const { [name]: _left, ...rest } = PRODUCTION as Record<string, string>;
      expect(problemsOf(rest)).toContain(`${name} must be given in the production profile`);
    },
  );

  test('real money is refused over plain http', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://play.example' })).toContain(
      'PUBLIC_ORIGIN must be https',
    );
  });

  test('T24: a webhook for text messages needs its key, and in production https', () => {
    const signed = { SMS_WEBHOOK_KEY: `sms:${key(7, 16).toString('hex')}` };
    const plain = { SMS_WEBHOOK_URL: 'http://sms.example/send' };
    expect(problemsOf(plain)).toContain('must be given together');
    expect(problemsOf(signed)).toContain('must be given together');
    expect(problemsOf({ ...PRODUCTION, ...plain, ...signed })).toContain('SMS_WEBHOOK_URL must be https');
    expect(readConfig({ ...plain, ...signed }).smsWebhook).toMatchObject({ url: plain.SMS_WEBHOOK_URL });
  });

  test('real money is refused with keys that everybody can read in these sources, each by name', () => {
    const published: Record<string, string> = {
      MAIDAN_SECRET: repeated('maidan-sandbox-secret', 'base64url'),
      MAIDAN_OLD_SECRETS: `${PRODUCTION.MAIDAN_SECRET},${repeated('maidan-sandbox-secret', 'base64url')}`,
      GAME_HOUSE_INBOUND_KEYS: `one:${key(2).toString('hex')},other:${repeated('house-to-platform', 'hex')}`,
      GAME_HOUSE_OUTBOUND_KEY: `mine:${repeated('platform-to-house', 'hex')}`,
      AGE_CHECK_KEY: `age:${repeated('house-to-platform', 'hex')}`,
      DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5432/maidan',
    };
    for (const [name, value] of Object.entries(published))
      expect(problemsOf({ ...PRODUCTION, [name]: value })).toMatch(
        new RegExp(`^  ${name} is .*published`, 'm'),
      );
    expect(problemsOf({ ...published, AGE_CHECK_PROVIDER: 'http://127.0.0.1:9/ask' })).toBe('');
  });

  test('a published key is known by its bytes, however it is spelled or cut', () => {
    const secret = repeated('maidan-sandbox-secret', 'base64url');
    // 43 signs hold 258 bits: the last two are dropped, so that four texts are read as the same 32 bytes.
    const last = BASE64URL.indexOf(secret.slice(-1));
    const others = [1, 2, 3].map((step) => secret.slice(0, -1) + (BASE64URL[last ^ step] ?? ''));
    const shorter = Buffer.alloc(16, 'platform-to-house').toString('hex');
    const spelled: [string, string][] = [
      ...others.map((text): [string, string] => ['MAIDAN_SECRET', text]),
      ...others.map((text): [string, string] => ['MAIDAN_OLD_SECRETS', text]),
      ['MAIDAN_SECRET', Buffer.alloc(40, 'house-to-platform').toString('base64url')],
      ['GAME_HOUSE_OUTBOUND_KEY', `mine:${shorter}`],
    ];
    for (const [name, value] of spelled)
      expect(problemsOf({ ...PRODUCTION, [name]: value })).toContain(`${name} is a published key`);
  });

  test('real money is refused with the published login of the database, in every spelling', () => {
    for (const url of [
      'postgresql://postgres:postgres@127.0.0.1:5432/maidan',
      'postgres://postgres:postgres@localhost/maidan?sslmode=disable',
      'postgres://postgres:postgres@db.example:6432/other',
      'postgres://p%6Fstgres:%70ostgres@127.0.0.1:5432/maidan',
      'postgres://127.0.0.1/maidan?user=postgres&password=postgres',
      'postgres://app:pw@127.0.0.1/maidan?user=postgres&password=postgres',
    ])
      expect(problemsOf({ ...PRODUCTION, DATABASE_URL: url })).toContain(
        'DATABASE_URL is one with the published login',
      );
    expect(problemsOf({ ...PRODUCTION, DATABASE_URL: 'postgres://a%zz:pw@db.example/maidan' })).toBe('');
  });

  test('real money is refused with a key that is plainly no secret, each by name', () => {
    const few = Buffer.from(Array.from({ length: 32 }, (_, at) => at % 7));
    const weak: Record<string, string> = {
      MAIDAN_SECRET: 'A'.repeat(43),
      MAIDAN_OLD_SECRETS: `${PRODUCTION.MAIDAN_SECRET},${few.toString('base64url')}`,
      GAME_HOUSE_INBOUND_KEYS: `one:${key(2).toString('hex')},two:${'00'.repeat(32)}`,
      GAME_HOUSE_OUTBOUND_KEY: `one:${few.toString('hex')}`,
      AGE_CHECK_KEY: `age:${'ab'.repeat(16)}`,
    };
    for (const [name, value] of Object.entries(weak))
      expect(problemsOf({ ...PRODUCTION, [name]: value })).toContain(
        `  ${name} must be random bytes in the production profile`,
      );
    expect(problemsOf({ ...weak, AGE_CHECK_PROVIDER: 'http://127.0.0.1:9/ask' })).toBe('');
  });

  test('real money is refused where what must be two is one, and where a promise is empty', () => {
    const refused: [Record<string, string>, string][] = [
      [{ GAME_HOUSE_ORIGIN: PRODUCTION.PUBLIC_ORIGIN }, 'GAME_HOUSE_ORIGIN must be another origin than'],
      [
        { GAME_HOUSE_OUTBOUND_KEY: `other:${key(3).toString('hex')}` },
        'GAME_HOUSE_OUTBOUND_KEY must be another key than',
      ],
      [{ LICENCE_NUMBER: ' ' }, 'LICENCE_NUMBER must name'],
      [{ LICENCE_NUMBER: '\u00a0\u200b-' }, 'LICENCE_NUMBER must name'],
      [{ BOTS: 'on' }, 'BOTS must be off in the production profile'],
      [{ RATE_LIMIT_FACTOR: '11' }, 'RATE_LIMIT_FACTOR must be at most 10 in the production profile'],
    ];
    for (const [change, problem] of refused)
      expect(problemsOf({ ...PRODUCTION, ...change })).toContain(problem);
    expect(readConfig({ ...PRODUCTION, RATE_LIMIT_FACTOR: '10', LICENCE_NUMBER: ' L-1 ' })).toMatchObject({
      rateLimitFactor: 10,
      licence: 'L-1',
    });
  });

  test('a provider that only has a name cannot be asked, and one without a key is not believed', () => {
    for (const name of ['AGE_CHECK_PROVIDER', 'IDENTITY_CHECK_PROVIDER']) {
      expect(problemsOf({ ...PRODUCTION, [name]: 'someone' })).toContain(`${name} must be the address`);
      expect(problemsOf({ ...PRODUCTION, [name]: 'http://a.example' })).toContain(`${name} must be https`);
      expect(problemsOf({ [name]: 'http://127.0.0.1:9' })).toContain('must be given together');
    }
  });

  test('a complete production profile is read', () => {
    const config = readConfig(PRODUCTION);
    expect(config).toMatchObject({
      profile: 'production',
      secure: true,
      allowedCountries: ['BD', 'MT'],
      countryHeader: 'cf-ipcountry',
      trustedProxyHops: 1,
    });
    expect(config.gameHouseInboundKeys.map(({ id, secret }) => [id, secret.length])).toEqual([
      ['one', 32],
      ['two', 32],
    ]);
  });

  test('without any setting the sandbox runs with play money', () => {
    expect(readConfig({})).toMatchObject({
      profile: 'sandbox',
      port: 3000,
      host: '127.0.0.1',
      redisUrl: null,
      merchant: 'maidan',
    });
  });
});
