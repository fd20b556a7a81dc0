import { outsideLink } from '#system/outside-link.ts';

/**
 * MSG-06, T16: what the house may write with. The platform cleans a text with a real HTML parser when it is saved and
 * stores it in one plain form; the page reads that form with `readRichText` and builds elements from the answer. No HTML
 * ever reaches a place of the page that would interpret it.
 */
const INLINE_TAGS = ['b', 'i', 'u', 'a', 'br', 'img'] as const;
const BLOCK_TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'] as const;
export type RichTag = (typeof INLINE_TAGS)[number] | (typeof BLOCK_TAGS)[number];

export type RichElement = {
  readonly tag: RichTag;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly children: readonly RichNode[];
};
export type RichNode = string | RichElement;

/** Deeper nesting has no meaning to a reader. */
export const RICH_DEPTH = 8;
/** Whatever stands inside these is no text. */
const SILENT = /^(?:script|style|template|noscript|svg|math|iframe|object|textarea|select|title|head)$/;
const TAGS = new Set<string>([...INLINE_TAGS, ...BLOCK_TAGS]);
const EMPTY_TAGS = new Set<string>(['br', 'img']);
const BLOCKS = new Set<string>(BLOCK_TAGS);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
const TOKEN = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s[^<>]*)?)>|<!--[\s\S]*?-->|[^<]+|</g;
const ATTRIBUTE = /\s(href|src|alt)="([^"<>]*)"/g;

export const isRichTag = (name: string): name is RichTag => TAGS.has(name);
export const isRichBlock = (name: string): boolean => BLOCKS.has(name);
export const isRichSilent = (name: string): boolean => SILENT.test(name);

/** A link leads to a path of this site or, by the rules for addresses from outside, to the house's own hosts and services. */
export function richLink(
  address: string,
  ownHosts: readonly string[],
  linkHosts: readonly string[] = [],
): string | null {
  if (isOwnPath(address)) return address;
  return /^https:|^mailto:|^tel:/.test(address) ? outsideLink(address, ownHosts, linkHosts) : null;
}

/** A path of this site: one slash, then nothing a browser would read as another host or another scheme. */
export function isOwnPath(address: string): boolean {
  return /^\/(?:[A-Za-z0-9._~-][A-Za-z0-9._~/-]*)?(?:\?[A-Za-z0-9._~=&%-]*)?(?:#[A-Za-z0-9._~-]*)?$/.test(
    address,
  );
}

/** Pictures are our own: drawn or kept below `/media/`. */
export function richImage(address: string): string | null {
  return /^\/media\/(?:[a-z0-9_-]+\/){0,3}[a-z0-9_-]+\.(?:webp|png|jpg)(?:\?v=[a-z0-9]{1,16})?$/i.test(
    address,
  )
    ? address
    : null;
}

type Open = { tag: RichTag; href?: string; src?: string; alt?: string; children: RichNode[] };

/** Reads the stored form. Whatever is not part of it is either shown as the letters it is made of or left out. */
export function readRichText(text: string): RichNode[] {
  const root: RichNode[] = [];
  const stack: Open[] = [];
  let silent: string | null = null;
  const put = (node: RichNode): void => void (stack.at(-1)?.children ?? root).push(node);
  for (const [whole, slash, name, attributes] of text.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (silent !== null) {
      if (slash === '/' && tag === silent) silent = null;
    } else if (tag === undefined) {
      if (!whole.startsWith('<!--')) put(decode(whole));
    } else if (SILENT.test(tag)) {
      if (slash !== '/') silent = tag;
    } else if (isRichTag(tag)) {
      if (slash === '/') closeTo(stack, tag);
      else {
        const element: Open = { tag, ...attributesOf(tag, attributes ?? ''), children: [] };
        put(element);
        // Nothing nests deeper than this: what follows becomes a neighbour in place of a child.
        if (!EMPTY_TAGS.has(tag) && stack.length < RICH_DEPTH) stack.push(element);
      }
    }
  }
  return root;
}

function closeTo(stack: Open[], tag: RichTag): void {
  const at = stack.findLastIndex((element) => element.tag === tag);
  if (at >= 0) stack.length = at;
}

function attributesOf(tag: RichTag, text: string): Partial<Pick<Open, 'href' | 'src' | 'alt'>> {
  if (tag !== 'a' && tag !== 'img') return {};
  const found = new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
  if (tag === 'a') return { href: found.get('href') ?? '' };
  return { src: found.get('src') ?? '', alt: found.get('alt') ?? '' };
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The words alone, for search, previews and titles of windows. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : `${plainText(node.children)}${BLOCKS.has(node.tag) ? ' ' : ''}`,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
