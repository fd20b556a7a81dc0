import type { Config } from '#config.ts';
import { listenOnLoopback } from './key-server.ts';

type Checks = Pick<Config, 'ageCheck' | 'identityCheck'>;

/** Whom real money asks about a person; this one knows everybody. */
export async function startPersonProvider(): Promise<{ checks: Checks; stop: () => Promise<void> }> {
  const { origin, stop } = await listenOnLoopback((request, response) => {
    request.resume();
    response.end('{"outcome":"yes"}');
  });
  const check = { url: `${origin}/ask`, key: { id: 'check', secret: Buffer.alloc(32, 6) } };
  return { checks: { ageCheck: check, identityCheck: check }, stop };
}
