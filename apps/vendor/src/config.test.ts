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
