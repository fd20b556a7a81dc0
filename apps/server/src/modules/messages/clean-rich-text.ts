import {
  isRichBlock,
  isRichSilent,
  isRichTag,
  RICH_DEPTH,
  richImage,
  richLink,
  type RichElement,
  type RichNode,
  type RichTag,
} from '@maidan/contract/messages/rich-text.ts';
import { html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const MOST_TURNS = 6;

/** Other names of what is allowed. */
const SAME_AS: Readonly<Record<string, RichTag>> = {
  strong: 'b',
  em: 'i',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
};

type Hosts = { own: readonly string[]; link: readonly string[] };

/**
 * MSG-06, T16: reads a text as a browser would and keeps what is on the list: a few tags without attributes, links that
 * may be opened, own pictures. The rest is left out, words of unknown elements excepted. What comes back is well formed,
 * so nothing can be read differently later.
 */
export function cleanRichText(
  text: string,
  own: readonly string[],
  /** MSG-05: hosts of others that the operator allows. */
  others: readonly string[] = [],
): string {
  const hosts = { own, link: others };
  let clean = text;
  // A browser may arrange what was written once more; only what it leaves alone is stored.
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = cleanOnce(clean, hosts);
    if (next === clean) return clean;
    clean = next;
  }
  return cleanOnce(escape(clean.replace(/<[^>]*>/g, ' ')), hosts);
}

function cleanOnce(text: string, hosts: Hosts): string {
  return writeRichText(inParagraphs(cleanAll(parseFragment(text).childNodes, hosts, 0)));
}

function cleanAll(nodes: readonly Parsed[], hosts: Hosts, depth: number): RichNode[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
    return 'tagName' in node ? cleanElement(node, hosts, depth) : [];
  });
}

function cleanElement(element: Element, hosts: Hosts, depth: number): RichNode[] {
  const name = element.tagName;
  if (element.namespaceURI !== html.NS.HTML || isRichSilent(name)) return [];
  const tag = SAME_AS[name] ?? name;
  const children = cleanAll(element.childNodes, hosts, depth + 1);
  if (!isRichTag(tag) || depth >= RICH_DEPTH) return children;
  if (tag === 'br') return [{ tag, children: [] }];
  if (tag === 'img') return picture(element);
  // Blocks inside anything but a list stand alone instead.
  const inLine = tag !== 'ul' && tag !== 'ol' && tag !== 'li';
  if (inLine && children.some((child) => typeof child !== 'string' && isRichBlock(child.tag)))
    return children;
  if (tag === 'a') return link(element, children, hosts);
  return isBlank(children) ? [] : [{ tag, children }];
}

const attribute = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? '';

function picture(element: Element): RichNode[] {
  const src = richImage(attribute(element, 'src'));
  return src === null
    ? []
    : [{ tag: 'img', src, alt: attribute(element, 'alt').slice(0, 160), children: [] }];
}

/** A link that may not be opened stays as its words. */
function link(element: Element, children: RichNode[], hosts: Hosts): RichNode[] {
  const href = richLink(attribute(element, 'href'), hosts.own, hosts.link);
  return href === null || isBlank(children) ? children : [{ tag: 'a', href, children }];
}

const isBlank = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) => typeof node === 'string' && node.trim() === '');

/** Loose words at the top become paragraphs; an empty line begins the next. */
function inParagraphs(nodes: readonly RichNode[]): RichElement[] {
  const blocks: RichElement[] = [];
  let loose: RichNode[] = [];
  const flush = (): void => {
    if (!isBlank(loose)) blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string') {
      if (!isRichBlock(node.tag)) loose.push(node);
      else {
        flush();
        blocks.push(node);
      }
      continue;
    }
    node.split(/\n\s*\n/).forEach((part, index) => {
      if (index > 0) flush();
      loose.push(part);
    });
  }
  flush();
  return blocks;
}

function writeRichText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escape(node) : writeElement(node))).join('');
}

function writeElement({ tag, href, src, alt, children }: RichElement): string {
  if (tag === 'br') return '<br>';
  if (tag === 'img') return `<img src="${escape(src ?? '')}" alt="${escape(alt ?? '')}">`;
  const opening = href === undefined ? `<${tag}>` : `<${tag} href="${escape(href)}">`;
  return `${opening}${writeRichText(children)}</${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

/** Signs that change the direction of what follows, and those nobody sees, are no part of a text. */
function escape(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (sign) =>
      sign === '\n' || sign === '\t' ? ' ' : '',
    )
    .replace(/[&<>"'\u00a0]/g, (sign) => ESCAPES[sign] ?? sign);
}
