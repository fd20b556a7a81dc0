import type { Language, LanguageFacts } from '#languages.ts';

/**
 * A language that nobody speaks, whose every text is the English one in brackets: whatever a reader of it meets outside
 * of brackets was written into the code. A test puts it into the list by
 * `vi.mock('@maidan/contract/languages.ts', async (original) => withMadeUpLanguage(await original()))`.
 */
export const MADE_UP = 'xx' as Language;
const FACTS: LanguageFacts = {
  name: '⟦English⟧',
  locale: 'en-GB',
  digits: '0123456789',
  groupsByLakh: false,
};

type Languages = {
  LANGUAGES: [Language, ...Language[]];
  DEFAULT_LANGUAGE: Language;
  languageFacts: (language: Language) => LanguageFacts;
  isLanguage: (tag: string) => tag is Language;
};

export function withMadeUpLanguage(real: Languages): Languages {
  return {
    ...real,
    LANGUAGES: [...real.LANGUAGES, MADE_UP],
    languageFacts: (language) => (language === MADE_UP ? FACTS : real.languageFacts(language)),
    isLanguage: (tag): tag is Language => tag === MADE_UP || real.isLanguage(tag),
  };
}

export function bracketed(text: string): string {
  return `⟦${text}⟧`;
}

/** The same of every text in a tree, as a locale file is one. */
export function bracketedTree<Tree>(tree: Tree): Tree {
  const inBrackets = (node: unknown): unknown => {
    if (typeof node === 'string') return bracketed(node);
    if (Array.isArray(node)) return node.map(inBrackets);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inBrackets(value)]));
  };
  return inBrackets(tree) as Tree;
}

/** What stands outside of the brackets, which may themselves hold brackets. */
export function outsideBrackets(text: string): string {
  let [depth, outside] = [0, ''];
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += letter;
  }
  return outside;
}
