import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

const FLOW_SECONDS = 900;
const DEVICE = 'device';

/** `__Host-` is only possible over https; it pins the cookie to this host and path. */
function cookieName(config: Config): string {
  return config.secure ? '__Host-maidan' : 'maidan-half';
}

function attributes(config: Config): string {
  return `Path=/; HttpOnly; SameSite=Lax${config.secure ? '; Secure' : ''}`;
}

/** A cookie of the browser session: it ends with the browser, the row behind it by the database's clock. */
export function setHalf(reply: FastifyReply, config: Config, half: string): void {
  void reply.header('set-cookie', `${cookieName(config)}=${half}; ${attributes(config)}`);
}

export function clearHalf(reply: FastifyReply, config: Config): void {
  const past = 'Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  void reply.header('set-cookie', `${cookieName(config)}=; ${past}; ${attributes(config)}`);
}

/** Read here and nowhere else, by hand: most calls are visitors' and should not pay for cookies they do not need. */
export function readHalf(request: FastifyRequest, config: Config): string | null {
  return readCookie(request, cookieName(config));
}

/** Binds a flow that leaves the site and comes back (T30) to the browser that began it. */
export function setFlow(reply: FastifyReply, config: Config, name: string, value: string | null): void {
  const age = value === null ? 0 : FLOW_SECONDS;
  void reply.header(
    'set-cookie',
    `${flowName(config, name)}=${value ?? ''}; Max-Age=${age}; ${attributes(config)}`,
  );
}

export function readFlow(request: FastifyRequest, config: Config, name: string): string | null {
  return readCookie(request, flowName(config, name));
}

/** LOG-13: the browser that has shown a second step; what it may is a row, which ends before or with it. */
export function setDevice(reply: FastifyReply, config: Config, value: string, seconds: number): void {
  void reply.header(
    'set-cookie',
    `${flowName(config, DEVICE)}=${value}; Max-Age=${seconds}; ${attributes(config)}`,
  );
}

export function readDevice(request: FastifyRequest, config: Config): string | null {
  return readCookie(request, flowName(config, DEVICE));
}

function flowName(config: Config, name: string): string {
  return `${cookieName(config)}-${name}`;
}

function readCookie(request: FastifyRequest, name: string): string | null {
  const start = `${name}=`;
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const text = pair.trim();
    if (text.startsWith(start)) return HALF.exec(text.slice(start.length))?.[0] ?? null;
  }
  return null;
}

const HALF = /^[A-Za-z0-9_-]{1,128}$/;
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

export function readToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
