/** `npm run check`, languages: every text exists in every language, takes the same arguments, is used and read as meant, and calls things as others do. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ERROR_CODES } from '@maidan/contract/error-codes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageFacts, type Language } from '@maidan/contract/languages.ts';
import {
  compareBundles,
  compareLanguages,
  figuresBeforeDanda,
  flatten,
  missingTexts,
  unusedKeys,
  type Files,
  type Texts,
} from './lib/checks/locales.ts';
import { otherWordsIn } from './lib/checks/word-choices.ts';

/** The contract too: a status or a reason of an answer may be the end of a key. */
const PAGE = { locales: 'apps/web/src/locales', sources: ['apps/web/src', 'packages/contract/src'] };
/** Its texts are typed, so that one that nobody uses is seen by whoever reads the code. */
const SERVER = { locales: 'apps/server/src/locales', sources: [] };
/** One file for each language, without folders. */
const HOUSE = 'apps/house/src/client/trouble';
const GAMES = 'packages/games/src';
const SANDBOX = 'apps/server/src/sandbox/texts';
const VERIFIER = 'apps/verifier/src/page/texts';
/** About a language, not in it: not every language has one. */
const FACTS = new Set(['sounds.json']);
/** What people may type, and names that sound so in any language: no choice of ours. */
const NO_CHOICE = new Set(['pages.json', 'sounds.json', 'kinds.json', 'words.json']);

const read = (path: string): string => readFileSync(path, 'utf8');

function readLanguage(locales: string, language: string): Texts {
  const texts: Texts = new Map();
  const files = readdirSync(join(locales, language)).filter((name) => name.endsWith('.json'));
  for (const file of files.filter((name) => !FACTS.has(name)))
    flatten(JSON.parse(read(join(locales, language, file))), basename(file, '.json'), texts);
  return texts;
}

function problemsOf({ locales, sources }: { locales: string; sources: readonly string[] }): string[] {
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = new Map(folders.map(({ name }) => [name, readLanguage(locales, name)] as const));
  const bundles = new Map(folders.map(({ name }) => [name, readBundles(join(locales, name))] as const));
  const missing = LANGUAGES.filter((language) => !languages.has(language));
  const code = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\./.test(name))
      .map((name) => read(join(folder, name))),
  );
  const unused = code.length === 0 ? [] : unusedKeys(languages.get(DEFAULT_LANGUAGE) ?? new Map(), code);
  return [
    ...missing.map((language) => `${language} has no folder: copy en and translate it`),
    ...compareLanguages(languages),
    ...compareBundles(bundles, DEFAULT_LANGUAGE),
    ...unused.map((path) => `${path} is used nowhere: remove it`),
  ].map((problem) => `${locales}: ${problem}`);
}

function readBundles(folder: string): Files {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(files.map((name) => [name, read(join(folder, name))]));
}

function problemsOfHouse(): string[] {
  const there = LANGUAGES.filter((language) => existsSync(join(HOUSE, `${language}.json`)));
  const texts = there.map(
    (language) => [language, flatten(JSON.parse(read(join(HOUSE, `${language}.json`))), 'trouble')] as const,
  );
  return [...compareLanguages(new Map(texts)), ...missingFiles(HOUSE, '.json')].map(
    (problem) => `${HOUSE}: ${problem}`,
  );
}

/** Which words such a file holds is told by its type. */
function problemsOfGames(): string[] {
  return readdirSync(GAMES)
    .map((game) => join(GAMES, game, 'texts'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => missingFiles(folder, '.ts').map((problem) => `${folder}: ${problem}`));
}

/** By lines, so that texts in code are read as those in data. */
function misreadLines(language: Language): string[] {
  const otherWords = otherWordsIn(language);
  const inFolders = [PAGE.locales, SERVER.locales, SANDBOX].flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, language, name)),
  );
  const ofGames = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(join('texts', `${language}.ts`)))
    .map((name) => join(GAMES, name));
  const files = [...inFolders, ...ofGames, join(HOUSE, `${language}.json`), join(VERIFIER, `${language}.ts`)];
  return files
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) =>
          [
            ...figuresBeforeDanda(line, languageFacts(language).digits),
            ...(NO_CHOICE.has(basename(path)) ? [] : otherWords(line)),
          ].map((told) => `${path}:${at + 1}: ${told}`),
        ),
    );
}

function missingFiles(folder: string, ending: string): string[] {
  return LANGUAGES.filter((language) => !existsSync(join(folder, `${language}${ending}`))).map(
    (language) => `${language}${ending} is missing: copy en${ending} and translate it`,
  );
}

const refusals = missingTexts(
  readLanguage(SERVER.locales, DEFAULT_LANGUAGE),
  Object.keys(ERROR_CODES).map((code) => `errors.${code}`),
).map((problem) => `${SERVER.locales}: ${problem}`);
const problems = [
  ...[PAGE, SERVER].flatMap(problemsOf),
  ...refusals,
  ...problemsOfHouse(),
  ...problemsOfGames(),
  ...LANGUAGES.flatMap(misreadLines),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
