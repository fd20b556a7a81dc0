import compile from 'icu-minify/compile';

/** One text of one language, by its path such as `shell.nav.help`. */
export type Texts = Map<string, string>;
/** Files of one language that are code, by their names. */
export type Files = Map<string, string>;
type Tree = { [key: string]: string | Tree };

/** Rules of a language's own words. All other code is the same in every folder: it gathers the texts around it. */
const OWN_CODE = new Set(['endings.ts']);

export function flatten(tree: Tree, prefix: string, into: Texts = new Map()): Texts {
  for (const [key, value] of Object.entries(tree)) {
    const path = `${prefix}.${key}`;
    if (typeof value === 'string') into.set(path, value);
    else flatten(value, path, into);
  }
  return into;
}

/** What is wrong between the languages: missing keys, texts that are no messages, other arguments, empty texts. */
export function compareLanguages(languages: ReadonlyMap<string, Texts>): string[] {
  const every = new Set<string>();
  for (const texts of languages.values()) for (const path of texts.keys()) every.add(path);
  return [...every].toSorted().flatMap((path) => {
    const missing = [...languages].filter(([, texts]) => !texts.has(path)).map(([language]) => language);
    if (missing.length > 0) return [`${path} is missing in ${missing.join(', ')}`];
    return compareText(path, languages);
  });
}

/** A bundle that leaves a file out shows keys in place of texts, in that language alone, and no type knows of it. */
export function compareBundles(languages: ReadonlyMap<string, Files>, standard: string): string[] {
  const files: Files = languages.get(standard) ?? new Map();
  return [...languages].flatMap(([language, own]) => [
    ...[...files]
      .filter(([name, text]) => (OWN_CODE.has(name) ? !own.has(name) : own.get(name) !== text))
      .map(([name]) => `${language}/${name} is not as ${standard}/${name}: copy it`),
    ...[...own.keys()]
      .filter((name) => !files.has(name))
      .map((name) => `${language}/${name} is not in ${standard}: every language has the same files`),
  ]);
}

/** Paths that must have a text and have none. */
export function missingTexts(texts: Texts, paths: readonly string[]): string[] {
  return paths.filter((path) => !texts.has(path)).map((path) => `${path} has no text`);
}

function compareText(path: string, languages: ReadonlyMap<string, Texts>): string[] {
  const problems: string[] = [];
  const argumentsOf = new Map<string, string>();
  for (const [language, texts] of languages) {
    const text = texts.get(path) ?? '';
    if (text.trim() === '') problems.push(`${path} is empty in ${language}`);
    try {
      argumentsOf.set(language, [...argumentNames(compile(text))].toSorted().join(', '));
    } catch {
      problems.push(`${path} is not a valid message in ${language}`);
    }
  }
  if (new Set(argumentsOf.values()).size > 1) {
    const told = [...argumentsOf].map(([language, names]) => `${language} (${names})`).join(', ');
    problems.push(`${path} takes other arguments in each language: ${told}`);
  }
  return problems;
}

/** A compiled message is text, or a list whose entries are text, `0` for the number sign, or `[name, kind?, options?]`. */
function argumentNames(node: unknown, names = new Set<string>(), isEntry = false): Set<string> {
  if (!Array.isArray(node)) return names;
  if (!isEntry) {
    for (const entry of node) argumentNames(entry, names, true);
    return names;
  }
  const [name, , options] = node as unknown[];
  if (typeof name === 'string') names.add(name);
  if (typeof options === 'object' && options !== null) {
    for (const branch of Object.values(options)) argumentNames(branch, names);
  }
  return names;
}

/**
 * Keys that no source names. A key is named by its whole path below the namespace, or by its last part beside a
 * template that ends where it begins (`nav.${label}`).
 */
export function unusedKeys(texts: Texts, sources: readonly string[]): string[] {
  const code = sources.join('\n');
  const words = new Set([...code.matchAll(/[A-Za-z_$][\w$-]*(?:\.[\w$-]+)*/g)].map(([word]) => word));
  return [...texts.keys()].filter((path) => {
    const key = path.slice(path.indexOf('.') + 1);
    if (new RegExp(`['"\`]${escape(key)}['"\`]`).test(code)) return false;
    return !namedByTemplate(key, code, words);
  });
}

function namedByTemplate(key: string, code: string, words: ReadonlySet<string>): boolean {
  for (let at = 1; at < key.length; at += 1) {
    if (!/[.-]/.test(key[at - 1] ?? '')) continue;
    const [start, end] = [key.slice(0, at), key.slice(at)];
    if (code.includes(`\`${start}\${`) && (words.has(end) || code.includes(`'${end}'`))) return true;
  }
  return false;
}

/** Arguments that are words whenever they stand before a danda: `withdraw.times`, `messages.purpose`, how long ago. */
const WORDS = new Set(['times', 'purpose', 'when']);
/** Arguments that keep their Latin letters and digits in every language. */
const CODES = new Set(['code', 'account', 'username', 'reference', 'link']);
/** What stands right before a danda: a digit, the `#` of a plural, or an argument; tags and the ends of branches aside. */
const BEFORE_DANDA = /(?:[0-9#]|\{(?<name>\w+)(?:, ?(?:number|date|time)\b[^{}]*)?\})(?:<[^>]*>|\})*।/gu;

/**
 * A danda looks like a 1, so that `500।` is read as 5001. Where numbers are written in digits of their own, only
 * Latin ones are taken for it: those in the text itself, and those of codes.
 */
export function figuresBeforeDanda(text: string, ownDigits: string): string[] {
  const hasLatinDigits = ownDigits.startsWith('0');
  return [...text.matchAll(BEFORE_DANDA)].flatMap(({ 0: found, groups }) => {
    const name = groups?.['name'];
    if (name === undefined ? found.startsWith('#') && !hasLatinDigits : !isFigure(name, hasLatinDigits))
      return [];
    return [`${found} reads as a 1 after a figure: let a word stand before the danda`];
  });
}

function isFigure(name: string, hasLatinDigits: boolean): boolean {
  return hasLatinDigits ? !WORDS.has(name) : CODES.has(name);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
