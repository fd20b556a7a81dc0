import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Closure } from '@maidan/contract/operation.ts';
import type { Place } from '#adapters/geo.ts';

/** For whom this node draws a page: what is true for that visitor, decided before the drawing began. */
export type DrawnFor = { readonly closure: Closure | null; readonly place: Place };

const HEADER = 'x-maidan-drawn-for';
/** Known to this process alone, so that nobody outside can speak as the node itself. */
const SECRET = randomBytes(32).toString('base64url');

/** Goes with the calls that a node makes into itself while it draws a page. */
export function innerHeaders(drawnFor: DrawnFor): Record<string, string> {
  return { [HEADER]: `${SECRET}${encodeURIComponent(JSON.stringify(drawnFor))}` };
}

export function readInnerCall(headers: IncomingHttpHeaders): DrawnFor | null {
  const value = headers[HEADER];
  if (typeof value !== 'string' || value.length < SECRET.length) return null;
  const given = Buffer.from(value.slice(0, SECRET.length));
  if (given.length !== SECRET.length || !timingSafeEqual(given, Buffer.from(SECRET))) return null;
  return JSON.parse(decodeURIComponent(value.slice(SECRET.length))) as DrawnFor;
}
