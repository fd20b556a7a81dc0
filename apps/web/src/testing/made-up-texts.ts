import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { bracketed, MADE_UP, outsideBrackets } from '@maidan/contract/testing/made-up-language.ts';
import type { fileOf } from '#lib/texts/locale-file.ts';

/** The reader of locale files, with the made-up language beside the real ones: every English text in brackets. */
export function withMadeUpTexts(real: { fileOf: typeof fileOf }): { fileOf: typeof fileOf } {
  return {
    fileOf: async (files, language: Language) =>
      language === MADE_UP
        ? inBrackets(await real.fileOf(files, DEFAULT_LANGUAGE))
        : real.fileOf(files, language),
  };
}

/** A catalogue knows the way to later texts: what comes that way is put into brackets too. */
function inBrackets<Node>(node: Node): Node {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return bracketed(part);
    if (typeof part === 'function') return async () => walk(await (part as () => unknown)());
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]));
  };
  return walk(node) as Node;
}

const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** What a reader of the made-up language meets outside of brackets, apart from what `names` allow. */
export function leftInEnglish(root: ParentNode & Node, names: readonly string[]): string[] {
  const document = root.ownerDocument ?? (root as Document);
  const texts: string[] = [];
  const nodes = document.createNodeIterator(root, 4);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    if (!/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(node.parentElement?.tagName ?? ''))
      texts.push(node.nodeValue ?? '');
  const spoken = [...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const described = [...root.querySelectorAll('meta[name=description]')].map(
    (element) => element.getAttribute('content') ?? '',
  );
  // A text may go through several nodes, so they are read as one; what is heard stands alone.
  const outside = [texts.join('\n'), ...spoken, ...described].map(outsideBrackets);
  const known = names.toSorted((a, b) => b.length - a.length);
  return outside
    .flatMap((text) => text.split('\n'))
    .map((text) => known.reduce((rest, name) => rest.replaceAll(name, ''), text).trim())
    .filter((text) => /\p{L}/u.test(text));
}
