import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { readConfig } from '#config.ts';
import { buildApp } from '#app.ts';
import { HOUSE_PARTNER, type SigningKey } from '#call/partner.ts';
import type { App } from '#call/platform.ts';
import { addPartner, addPartnerKey } from '#modules/seamless-wallet/partners/change-partner.ts';
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

/** The real app on a real database, over real HTTP on the loopback, as the house meets it or a partner of another shape. */
export async function serveWallet(shape: PartnerShape = 'ours') {
  const database = await createTestDatabase({ maxConnections: 20 });
  const config = readConfig({ ...WALLET_ENVIRONMENT, DATABASE_URL: database.url });
  const app = await buildApp(config, { db: database.db });
  const known =
    shape === 'ours'
      ? { partner: HOUSE_PARTNER, key: KEYS[0], rotatedKey: KEYS[1] }
      : await addShaped(app, shape);
  const driver = await createMaidanDriver(database.db, database.url, known.partner);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const wallet: WalletUnderTest = { ...known, baseUrl, shape, driver };
  const close = async (): Promise<void> => {
    await app.close();
    await driver.close();
    await database.drop();
  };
  return { app, database, driver, wallet, close };
}

async function addShaped(app: App, shape: PartnerShape) {
  const partner = `SHAPED-${shape.toUpperCase()}`;
  const place = { ...app.platform, actor: 'test' };
  await addPartner(place, { code: partner, name: shape, origin: 'https://shaped.example', shape });
  const make = async (id: string): Promise<SigningKey> => {
    const name = { partner, direction: 'inbound', keyId: id } as const;
    const secret = await addPartnerKey(place, { ...name, validFrom: new Date(), validTo: null });
    return { id, secret: Buffer.from(secret ?? '', 'hex') };
  };
  return { partner, key: await make('current'), rotatedKey: await make('next') };
}
