import { readFileSync } from 'node:fs';
import type { Language } from '@maidan/contract/languages.ts';

type Catalogue = { [key: string]: string | Catalogue };

const LOCALES = new URL('../apps/web/src/locales/', import.meta.url);
const catalogues = new Map<string, Catalogue>();

function catalogue(language: Language, namespace: string): Catalogue {
  const path = `${language}/${namespace}.json`;
  const known = catalogues.get(path);
  if (known !== undefined) return known;
  const read = JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8')) as Catalogue;
  catalogues.set(path, read);
  return read;
}

/** What the page says in this language, read from its own catalogue: `login.submit`. Arguments replace `{name}`. */
export function word(language: Language, key: string, args: Record<string, string> = {}): string {
  const [namespace = '', ...path] = key.split('.');
  let found: string | Catalogue | undefined = catalogue(language, namespace);
  for (const step of path) found = typeof found === 'object' ? found[step] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
  return found.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => args[name] ?? whole);
}
