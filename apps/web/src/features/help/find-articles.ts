import { languageFacts, LANGUAGES } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import type { HelpArticle } from './help.queries.ts';

const normal = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Articles in which every word that was typed occurs, in their own words or in those of the other language; those that
 * have it in a title come first.
 */
export function findArticles(
  articles: readonly HelpArticle[],
  search: string,
  inOtherWords: readonly HelpArticle[] = [],
): readonly HelpArticle[] {
  const words = normal(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  const others = new Map(inOtherWords.map((article) => [article.id, article]));
  const found = articles.flatMap((article) => {
    const texts = [article, others.get(article.id)].filter((text) => text !== undefined);
    const title = texts.map((text) => normal(text.title)).join(' ');
    const whole = `${title} ${texts.map((text) => normal(plainText(readRichText(text.content)))).join(' ')}`;
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ article, inTitle: words.every((word) => title.includes(word)) }];
  });
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ article }) => article);
}

const scriptOf = (language: Language): string | undefined =>
  new Intl.Locale(languageFacts(language).locale).maximize().script;

/** The language in whose letters a text is written, where articles in the reader's own have little of them. */
export function otherLanguageOf(search: string, language: Language): Language | undefined {
  const own = scriptOf(language);
  return LANGUAGES.find((other) => {
    const script = scriptOf(other);
    return script !== own && new RegExp(`\\p{Script=${script}}`, 'u').test(search);
  });
}

/** RTE-06: `#terms` by its name, and `#term` as well: the first article whose name begins so. */
export function articleOfHash(articles: readonly HelpArticle[], hash: string): HelpArticle | undefined {
  if (hash === '') return undefined;
  return articles.find(({ id }) => id === hash) ?? articles.find(({ id }) => id.startsWith(hash));
}
