/** `npm run check`, languages: every text exists in every language, takes the same arguments, and is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { compareLanguages, flatten, unusedKeys, type Texts } from './lib/locales.ts';

/** The contract too: a status or a reason of an answer may be the end of a key. */
const PAGE = { locales: 'apps/web/src/locales', sources: ['apps/web/src', 'packages/contract/src'] };
/** Its texts are typed, so that one that nobody uses is seen by whoever reads the code. */
const SERVER = { locales: 'apps/server/src/locales', sources: [] };
/** About a language, not in it: not every language has one. */
const FACTS = new Set(['sounds.json']);

function readLanguage(locales: string, language: string): Texts {
  const texts: Texts = new Map();
  const files = readdirSync(join(locales, language)).filter((name) => name.endsWith('.json'));
  for (const file of files.filter((name) => !FACTS.has(name))) {
    flatten(JSON.parse(readFileSync(join(locales, language, file), 'utf8')), basename(file, '.json'), texts);
  }
  return texts;
}

function problemsOf({ locales, sources }: { locales: string; sources: readonly string[] }): string[] {
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = new Map(folders.map(({ name }) => [name, readLanguage(locales, name)] as const));
  const missing = LANGUAGES.filter((language) => !languages.has(language));
  const code = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\./.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const unused = code.length === 0 ? [] : unusedKeys(languages.get('en') ?? new Map(), code);
  return [
    ...missing.map((language) => `${language} has no folder: copy en and translate it`),
    ...compareLanguages(languages),
    ...unused.map((path) => `${path} is used nowhere: remove it`),
  ].map((problem) => `${locales}: ${problem}`);
}

const problems = [PAGE, SERVER].flatMap(problemsOf);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
