import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const KEY = `k1:${'ab'.repeat(32)}`;
const GOOD = {
  DATABASE_URL: 'postgres://house@127.0.0.1/house',
  HOUSE_TO_PLATFORM_KEY: KEY,
  PLATFORM_TO_HOUSE_KEYS: `${KEY},k2:${'cd'.repeat(32)}`,
};

test.each([
  ['DATABASE_URL', 'mysql://x'],
  ['HOUSE_TO_PLATFORM_KEY', 'k1:short'],
  ['PLATFORM_TO_HOUSE_KEYS', `${KEY},`],
  ['SITE_ORIGIN', 'http://localhost:3000/path'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  // As long as the lease of an attempt.
  ['PARTNER_WAIT_SECONDS', '10'],
])('a bad %s stops the start and is named, without its value', (name, value) => {
  const start = () => readConfig({ ...GOOD, [name]: value });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(name);
  expect(start).not.toThrow(value);
});

test('two inbound keys are accepted while one is being changed', () => {
  const config = readConfig(GOOD);
  expect(config.inboundKeys.map(({ id }) => id)).toEqual(['k1', 'k2']);
  expect(config).toMatchObject({
    port: 3001,
    siteOrigin: 'http://localhost:3000',
    houseOrigin: 'http://localhost:3001',
  });
});

const key = (from: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => from + at * 3)).toString('hex');
const published = (phrase: string) => Buffer.alloc(32, phrase).toString('hex');
const PRODUCTION = {
  MAIDAN_PROFILE: 'production',
  PLATFORM_URL: 'https://play.example',
  SITE_ORIGIN: 'https://play.example',
  HOUSE_ORIGIN: 'https://games.example',
  DATABASE_URL: 'postgres://house:pw@db.example/house',
  HOUSE_TO_PLATFORM_KEY: `k1:${key(1)}`,
  PLATFORM_TO_HOUSE_KEYS: `k1:${key(2)},k2:${key(3)}`,
};

test.each([
  ['PLATFORM_TO_HOUSE_KEYS', 'is a published key', `k1:${key(2)},x:${published('platform-to-house')}`],
  ['HOUSE_TO_PLATFORM_KEY', 'is a published key', `x:${published('house-to-platform')}`],
  ['HOUSE_TO_PLATFORM_KEY', 'must be random bytes', `x:${'00'.repeat(32)}`],
  ['HOUSE_TO_PLATFORM_KEY', 'must be another key than', `x:${key(3)}`],
  ['PLATFORM_URL', 'must be https', 'http://play.example'],
  ['SITE_ORIGIN', 'must be https', 'http://play.example'],
  ['HOUSE_ORIGIN', 'must be https', 'http://games.example'],
  ['HOUSE_ORIGIN', 'must be another origin than', 'https://play.example'],
  ['DATABASE_URL', 'is one with the published login', 'postgresql://postgres:postgres@localhost/house'],
  ['RATE_LIMIT_FACTOR', 'must be at most 10', '11'],
])('real money is refused: %s %s', (name, problem, value) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(`  ${name}: ${problem}`);
  const { MAIDAN_PROFILE: _production, ...sandbox } = { ...PRODUCTION, [name]: value };
  expect(() => readConfig(sandbox)).not.toThrow();
});

test('real money is refused with the origins of the sandbox, all told at once; a complete profile is read', () => {
  const { PLATFORM_URL: _url, SITE_ORIGIN: _site, HOUSE_ORIGIN: _house, ...rest } = PRODUCTION;
  expect(() => readConfig(rest)).toThrow(/PLATFORM_URL: .*\n {2}SITE_ORIGIN: .*\n {2}HOUSE_ORIGIN: /);
  expect(() => readConfig({ ...GOOD, MAIDAN_PROFILE: 'prod' })).toThrow('MAIDAN_PROFILE');
  expect(readConfig(PRODUCTION)).toMatchObject({ houseOrigin: 'https://games.example' });
});
