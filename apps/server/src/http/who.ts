import type { Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionOfCall } from '#http/call-context.ts';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';
import { readHalf, readToken } from '#http/session-half.ts';
import { findSession } from '#modules/session/find-session.ts';
import { recordSecurityEvent } from '#modules/system/security-event.ts';

const TOKEN_IN_QUERY = /[?&](?:token|access_token|authorization)=/i;

/**
 * Who calls, decided from the database on every call: no cache to go stale, no claim of the caller believed. Nobody
 * waits for the answer that a visitor is nobody.
 */
export function who(
  app: App,
  operation: Operation,
  request: FastifyRequest,
): Promise<SessionOfCall | null> | null {
  const tells = TOKEN_IN_QUERY.test(request.url);
  return operation.who === 'visitor' && !tells ? null : ask(app, operation, request, tells);
}

async function ask(
  app: App,
  operation: Operation,
  request: FastifyRequest,
  tells: boolean,
): Promise<SessionOfCall | null> {
  if (tells) await noteTokenInQuery(app, operation, request);
  if (operation.who === 'visitor') return null;
  const token = readToken(request);
  const half = readHalf(request, app.platform.config);
  if (token === null || half === null) throw new Refusal('NOT_LOGGED_IN');
  const session = await findSession(app.platform, { token, half });
  if (session === null) throw new Refusal('NOT_LOGGED_IN');
  if (operation.who === 'agent' && !session.isAgent) throw new Refusal('NOT_ALLOWED');
  return session;
}

/** T8: a token in an address ends up in logs and histories. It opens nothing, and somebody should know. */
async function noteTokenInQuery(app: App, operation: Operation, request: FastifyRequest): Promise<void> {
  await recordSecurityEvent(app.platform, {
    kind: 'token-in-query',
    ip: request.ip,
    requestId: request.id,
    detail: { operation: operation.name },
  });
}
