import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import type { HelpArticle } from './help.queries.ts';

const normal = (text: string): string => text.normalize('NFC').toLowerCase();

/** Articles in which every word that was typed occurs; those that have it in their title come first. */
export function findArticles(articles: readonly HelpArticle[], search: string): readonly HelpArticle[] {
  const words = normal(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  const found = articles.flatMap((article) => {
    const title = normal(article.title);
    const whole = `${title} ${normal(plainText(readRichText(article.content)))}`;
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ article, inTitle: words.every((word) => title.includes(word)) }];
  });
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ article }) => article);
}

/** RTE-06: `#terms` by its name, and `#term` as well: the first article whose name begins so. */
export function articleOfHash(articles: readonly HelpArticle[], hash: string): HelpArticle | undefined {
  if (hash === '') return undefined;
  return articles.find(({ id }) => id === hash) ?? articles.find(({ id }) => id.startsWith(hash));
}
