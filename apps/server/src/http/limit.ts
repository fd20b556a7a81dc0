import { createHash } from 'node:crypto';
import type { Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#http/address-key.ts';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';
import { readToken } from '#http/session-half.ts';

/** People behind one address (a mobile carrier, a café) share it; invented tokens must not get around it. */
const SESSIONS_PER_ADDRESS = 20;

/** Per caller and operation: a session where one is claimed, the address always. */
export async function limit(app: App, operation: Operation, request: FastifyRequest): Promise<void> {
  const { limiter, config } = app.platform;
  const perMinute = operation.perMinute * config.rateLimitFactor;
  const token = operation.who === 'visitor' ? null : readToken(request);
  const perAddress = token === null ? perMinute : perMinute * SESSIONS_PER_ADDRESS;
  await take(limiter.take(`${operation.name}:ip:${addressKey(request.ip)}`, perAddress));
  if (token !== null) await take(limiter.take(`${operation.name}:s:${shortHash(token)}`, perMinute));
}

async function take(waiting: Promise<number>): Promise<void> {
  const seconds = await waiting;
  if (seconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { args: [seconds] });
}

function shortHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
