export type LinePart = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
const AFTER_ADDRESS = /[.,;:!?।)\]}]+$/u;

/**
 * T28: an address of this site becomes a link, every other one stays words. One that carries more than a path stays words
 * as well: nobody is led by somebody else's line into an action or another account.
 */
export function linePartsOf(text: string, ownOrigin: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = match[0].replace(AFTER_ADDRESS, '');
    const href = ownPath(found, ownOrigin);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function ownPath(address: string, ownOrigin: string): string | null {
  try {
    const { origin, pathname, search, hash, username, password } = new URL(address);
    const plain = search === '' && hash === '' && username === '' && password === '';
    return origin === ownOrigin && plain && /^\/(?!\/)[\w/-]*$/.test(pathname) ? pathname : null;
  } catch {
    return null;
  }
}
