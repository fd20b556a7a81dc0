import { randomBytes } from 'node:crypto';
import type { Platform } from '#call/platform.ts';
import type { Config } from '#config.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import type { Seat } from './scenarios.ts';
import { insertSeat, selectTitle } from './vendor-simulator.store.ts';

/** Null when no title is open. */
export async function takeSeat(
  { db, config, settings }: Pick<Platform, 'db' | 'config' | 'settings'>,
  memberId: bigint,
  partner: string,
): Promise<Seat | null> {
  const title = await selectTitle(db, config.merchant);
  if (title === null) return null;
  const token = randomBytes(32).toString('base64url');
  const currency = await settings.get('currency');
  const tokenHash = hashLaunchToken(token);
  await insertSeat(db, config.merchant, { ...title, tokenHash, memberId, partner, currency });
  return { token, gameCode: title.engine, currency };
}

/** This node as it is reached from the machine it runs on. */
export function ownOrigin({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
