import { createHash } from 'node:crypto';
import type { Operation } from '@maidan/contract/operation.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readToken } from '#http/door/session-half.ts';

/** People behind one address (a mobile carrier, a café) share it; invented tokens must not get around it. */
const SESSIONS_PER_ADDRESS = 20;

/**
 * Per caller and operation: a session where one is claimed, the address always. On a single node this is decided at
 * once and nothing is given back; a promise only where other nodes count too.
 */
export function limit(app: App, operation: Operation, request: FastifyRequest): Promise<void> | undefined {
  const { limiter, config } = app.platform;
  const perMinute = operation.perMinute * config.rateLimitFactor;
  const token = operation.who === 'visitor' ? null : readToken(request);
  const perAddress = token === null ? perMinute : perMinute * SESSIONS_PER_ADDRESS;
  const byAddress = limiter.take(`${operation.name}:ip:${addressKey(request.ip)}`, perAddress);
  if (typeof byAddress !== 'number') return refuseLater(app, operation, token, byAddress);
  refuseAbove(byAddress);
  return token === null ? undefined : refuseLater(app, operation, token, 0);
}

async function refuseLater(
  { platform: { limiter, config } }: App,
  operation: Operation,
  token: string | null,
  byAddress: number | Promise<number>,
): Promise<void> {
  refuseAbove(await byAddress);
  if (token === null) return;
  const perMinute = operation.perMinute * config.rateLimitFactor;
  refuseAbove(await limiter.take(`${operation.name}:s:${shortHash(token)}`, perMinute));
}

function refuseAbove(seconds: number): void {
  if (seconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { args: [seconds] });
}

function shortHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
