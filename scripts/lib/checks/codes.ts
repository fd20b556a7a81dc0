/**
 * Codes of threats (T), rules of the wallet (W), questions of its conformance suite (C) and invariants (L, X, R, A, P, G, F):
 * where they are defined, and who names them.
 */
export const CODES_IN = ['docs/threats.md', 'docs/seamless-wallet.md', 'docs/invariants.md'];

type Naming = { code: string; file: string; inTest: boolean };

const ROW = /^\| ([A-Z][1-9]\d?) +\| (.*?) *\|(?:(.*)\|)?$/gm;
/** A code stands alone, as in `T25`; a range, as in `L1 to L11` or `C1-C14`, names all between. */
const CODE = /(?<![\w.#%/$'"`=-])([A-Z])([1-9]\d?)(?:(?: to |-)\1([1-9]\d?))?(?![\w'"`]|-\w)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const SQL_COMMENT = /--[^\n]*/g;
const TITLE = /\b(?:test|it|describe)(?:\.each\([^)]*\)|\.for\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** Titles that stand in a table or after one, and what the questions to a wallet say of themselves. */
const LABEL = /(['"`])((?:\[[^\]]*\] )*[A-Z][1-9]\d?(?:(?:, | to | )[A-Z][1-9]\d?)*: (?:\\.|(?!\1).)*)\1/g;
const PROPERTY = /\b(?:id|rule): '([A-Z][1-9]\d?)'/g;
const TEST_FILE = /\.(test|spec)\.tsx?$|\/conformance\//;
/** What the last column says in code marks: a path, or a name in the database. */
const PLACE = /`([^`\s]*\/[^`\s]*|[a-z]+(?:_[a-z]+)+)`/g;

export function readCodes(markdown: string): Map<string, { text: string; places: string[] }> {
  return new Map(
    [...markdown.matchAll(ROW)].map(([, code = '', text = '', keptIn = '']) => [
      code,
      { text, places: pieces(keptIn, PLACE, 1) },
    ]),
  );
}

/** Every code that a file names: in a comment, in the title of a test, or in the text of a document. */
export function readNamings(file: string, text: string): Naming[] {
  if (file.endsWith('.md')) return named(file, false, [text.replaceAll(/`[^`\n]*`/g, '')]);
  if (file.endsWith('.sql')) return named(file, false, pieces(text, SQL_COMMENT, 0));
  const comments = named(file, false, pieces(text, COMMENT, 0));
  if (!TEST_FILE.test(file)) return comments;
  const titles = [...pieces(text, TITLE, 2), ...pieces(text, LABEL, 2), ...pieces(text, PROPERTY, 1)];
  return [...comments, ...named(file, true, titles)];
}

/** Whether a place in the last column is still there, by any end of its path or by its name in SQL. */
export function isThere(place: string, files: readonly string[], sql: string): boolean {
  if (!place.includes('/')) return new RegExp(`\\b${place}\\b`).test(sql);
  return files.some((file) => `/${file}`.includes(`/${place}`));
}

function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].flatMap(([, letter = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${letter}${Number(from) + n}`),
  );
}

function named(file: string, inTest: boolean, texts: string[]): Naming[] {
  return [...new Set(texts.flatMap(codesIn))].map((code) => ({ code, file, inTest }));
}

function pieces(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}
