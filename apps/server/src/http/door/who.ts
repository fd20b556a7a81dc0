import type { Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionOfCall } from '#call/call-context.ts';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readHalf, readToken } from '#http/door/session-half.ts';
import { findSession, findSessionEnd } from '#modules/accounts/sessions/find-session.ts';
import { recordSecurityEvent } from '#modules/security-events/security-event.ts';

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
  if (tells || operation.who !== 'visitor') return ask(app, operation, request, tells);
  return operation.whoKnown === true ? lookUp(app, operation, request) : null;
}

async function ask(
  app: App,
  operation: Operation,
  request: FastifyRequest,
  tells: boolean,
): Promise<SessionOfCall | null> {
  if (tells) await noteTokenInQuery(app, operation, request);
  if (operation.who === 'visitor')
    return operation.whoKnown === true ? lookUp(app, operation, request) : null;
  const halves = halvesOf(app, request);
  if (halves === null) throw new Refusal('NOT_LOGGED_IN');
  const session = await findSession(app.platform, halves);
  if (session === null)
    throw new Refusal('NOT_LOGGED_IN', { ended: await findSessionEnd(app.platform, halves) });
  const reason = refusalFor(operation, session);
  if (reason !== null) throw reason;
  return session;
}

/** For a visitor's call that can say more to a member: whatever is wrong with the halves, it is a visitor's call. */
function lookUp(
  app: App,
  operation: Operation,
  request: FastifyRequest,
): Promise<SessionOfCall | null> | null {
  const halves = halvesOf(app, request);
  if (halves === null) return null;
  return findSession(app.platform, halves).then((session) =>
    session === null || refusalFor(operation, session) !== null ? null : session,
  );
}

function halvesOf(app: App, request: FastifyRequest): { token: string; half: string } | null {
  const token = readToken(request);
  const half = token === null ? null : readHalf(request, app.platform.config);
  return token === null || half === null ? null : { token, half };
}

/** What a living session still may not do. */
function refusalFor(operation: Operation, session: SessionOfCall): Refusal | null {
  if (session.mustChangePassword && operation.beforePasswordChange !== true)
    return new Refusal('PASSWORD_CHANGE_REQUIRED');
  if (operation.who === 'agent' && !session.isAgent) return new Refusal('NOT_ALLOWED');
  if (operation.who === 'member' && session.isTrial) return new Refusal('NEEDS_REAL_ACCOUNT');
  if (operation.needsFullAssurance === true && session.heldUntil !== null)
    return new Refusal('HELD_FOR_SAFETY', { args: [minuteOf(session.heldUntil)] });
  return null;
}

function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
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
