/** `npm run check`, languages: every text exists in every language, takes the same arguments, and is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareLanguages, flatten, unusedKeys, type Texts } from './lib/locales.ts';

const LOCALES = 'apps/web/src/locales';
/** The contract too: a status or a reason of an answer may be the end of a key. */
const SOURCES = ['apps/web/src', 'packages/contract/src'];

function readLanguage(language: string): Texts {
  const texts: Texts = new Map();
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.json'))) {
    flatten(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')), basename(file, '.json'), texts);
  }
  return texts;
}

const languages = new Map(
  readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => [entry.name, readLanguage(entry.name)] as const),
);
const sources = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

const unused = unusedKeys(languages.get('en') ?? new Map(), sources).map(
  (path) => `${path} is used nowhere: remove it`,
);
const problems = [...compareLanguages(languages), ...unused];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
