import type { WalletDriver } from '#conformance/wallet-under-test.ts';
import { DRIVER_PATHS, type DriverOperation } from './driver-operations.ts';

/** A driver that somebody else serves. */
export async function connectDriver(baseUrl: string): Promise<WalletDriver> {
  const at = (path: string) => new URL(baseUrl.replace(/\/$/, '') + path);
  const told = await readJson(await fetch(at('/')));
  const { operations = [], otherLiveGameCode } = told as {
    operations?: string[];
    otherLiveGameCode?: string;
  };
  const names = Object.keys(DRIVER_PATHS) as DriverOperation[];
  const known = names
    .filter((name) => operations.includes(name))
    .map((name) => [
      name,
      async (...args: unknown[]) =>
        readJson(
          await fetch(at(DRIVER_PATHS[name]), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(args),
          }),
        ),
    ]);
  const driver = {
    ...Object.fromEntries(known),
    ...(otherLiveGameCode && { otherLiveGameCode }),
  } as WalletDriver;
  if (driver.newPlayer === undefined) throw new Error('the driver cannot make players (newPlayer)');
  return driver;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`the driver answered ${response.status}: ${text.slice(0, 300)}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
