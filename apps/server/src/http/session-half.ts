import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** `__Host-` is only possible over https; it pins the cookie to this host and path. */
function cookieName(config: Config): string {
  return config.secure ? '__Host-maidan' : 'maidan-half';
}

function options(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure } as const;
}

/** A cookie of the browser session: it ends with the browser, the row behind it by the database's clock. */
export function setHalf(reply: FastifyReply, config: Config, half: string): void {
  reply.setCookie(cookieName(config), half, options(config));
}

export function clearHalf(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config), options(config));
}

export function readHalf(request: FastifyRequest, config: Config): string | null {
  return request.cookies[cookieName(config)] ?? null;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

export function readToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
