import { isIP } from 'node:net';
import { outsideLink } from '@maidan/contract/system/outside-link.ts';
import * as z from 'zod/mini';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A name without scheme and port; the sandbox's is `localhost`. */
export const hostName = z.string().check(
  z.maxLength(200),
  z.refine(
    (text) => HOST.test(text) || text === 'localhost' || isIP(text) === 4,
    'must be a host such as play.example',
  ),
);

/**
 * T20: where pictures and games may come from. Written exactly as browsers read it: https and a name, no user, no port,
 * no path, no number for a name, no other script that looks alike.
 */
export const cdnAddress = z.string().check(
  z.maxLength(200),
  z.refine(
    (text) => text.startsWith('https://') && HOST.test(text.slice('https://'.length)),
    'must be https:// and a host name, without user, port, path or numbers for a name',
  ),
);

/** T21: those of the links that a page would not open. The site's own hosts are always good. */
export function strangeLinks(links: readonly string[], ownHosts: readonly string[]): string[] {
  return links.filter((link) => outsideLink(link, ownHosts) === null);
}
