import { readConfig } from '#config.ts';
import { buildApp } from '#app.ts';
import { HOUSE_PARTNER, type SigningKey } from '#call/partner.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import type { WalletUnderTest } from '#conformance/wallet-under-test.ts';

const key = (id: string, fill: number): SigningKey => ({ id, secret: Buffer.alloc(32, fill) });
const KEYS = [key('current', 1), key('next', 2)] as const;

export const WALLET_ENVIRONMENT = {
  GAME_HOUSE_INBOUND_KEYS: KEYS.map(({ id, secret }) => `${id}:${Buffer.from(secret).toString('hex')}`).join(
    ',',
  ),
  LOG_LEVEL: 'silent',
} as const;

/** The real app on a real database, over real HTTP on the loopback. */
export async function serveWallet() {
  const database = await createTestDatabase({ maxConnections: 20 });
  const config = readConfig({ ...WALLET_ENVIRONMENT, DATABASE_URL: database.url });
  const app = await buildApp(config, { db: database.db });
  const driver = await createMaidanDriver(database.db, database.url);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const wallet: WalletUnderTest = {
    baseUrl,
    partner: HOUSE_PARTNER,
    key: KEYS[0],
    rotatedKey: KEYS[1],
    driver,
  };
  const close = async (): Promise<void> => {
    await app.close();
    await driver.close();
    await database.drop();
  };
  return { app, database, driver, wallet, close };
}
