import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

const PRODUCTION = {
  MAIDAN_PROFILE: 'production',
  PUBLIC_ORIGIN: 'https://play.example',
  GAME_HOUSE_ORIGIN: 'https://games.example',
  DATABASE_URL: 'postgres://app:pw@db.example/maidan',
  MAIDAN_SECRET: 'q'.repeat(43),
  GAME_HOUSE_INBOUND_KEYS: `one:${'ab'.repeat(32)},two:${'cd'.repeat(32)}`,
  GAME_HOUSE_OUTBOUND_KEY: `one:${'ef'.repeat(32)}`,
  LICENCE_NUMBER: 'L-1',
  ALLOWED_COUNTRIES: 'BD,MT',
  COUNTRY_HEADER: 'CF-IPCountry',
  TRUSTED_PROXY_HOPS: '1',
  AGE_CHECK_PROVIDER: 'https://age.example/ask',
  AGE_CHECK_KEY: `age:${'12'.repeat(32)}`,
  IDENTITY_CHECK_PROVIDER: 'https://identity.example/ask',
  IDENTITY_CHECK_KEY: `identity:${'34'.repeat(32)}`,
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
    const key = { SMS_WEBHOOK_KEY: `sms:${'ab'.repeat(16)}` };
    const plain = { SMS_WEBHOOK_URL: 'http://sms.example/send' };
    expect(problemsOf(plain)).toContain('must be given together');
    expect(problemsOf(key)).toContain('must be given together');
    expect(problemsOf({ ...PRODUCTION, ...plain, ...key })).toContain('SMS_WEBHOOK_URL must be https');
    expect(readConfig({ ...plain, ...key }).smsWebhook).toMatchObject({ url: plain.SMS_WEBHOOK_URL });
  });

  test('real money is refused with keys that everybody can read in these sources, each by name', () => {
    const published: Record<string, string> = {
      MAIDAN_SECRET: repeated('maidan-sandbox-secret', 'base64url'),
      MAIDAN_OLD_SECRETS: `${'q'.repeat(43)},${repeated('maidan-sandbox-secret', 'base64url')}`,
      GAME_HOUSE_INBOUND_KEYS: `one:${'ab'.repeat(32)},other:${repeated('house-to-platform', 'hex')}`,
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
    expect(config.gameHouseInboundKeys.map((key) => [key.id, key.secret.length])).toEqual([
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
