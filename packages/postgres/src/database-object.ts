export type ObjectKind = 'function' | 'view' | 'trigger';

/** One function, view or trigger as its file has it. */
export type DatabaseObject = {
  /** `functions/wallet/wallet_take.sql`: also its name in the record. */
  path: string;
  kind: ObjectKind;
  name: string;
  /** `function wallet_take`: what the database knows it by. Functions of one name are not told apart. */
  key: string;
  text: string;
  checksum: string;
  /** Throws when the file does not make what its name says. */
  check: () => void;
  /** What must be there before this can be made. */
  needs: (other: DatabaseObject) => boolean;
  /** What this may ask for once it runs, and what it needs. */
  mentions: (other: DatabaseObject) => boolean;
};

const PATH = /^functions\/(?:[a-z0-9-]+\/)+([a-z_][a-z0-9_]*)(?:\.(view|trigger))?\.sql$/;
const CREATES =
  /\bcreate\s+(or\s+replace\s+)?(?:constraint\s+)?(function|procedure|aggregate|view|trigger)\s+(\w+)/gi;
const STRING_OR_COMMENT = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const BODY = /\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The object that a recorded path stands for, also when its file is gone. */
export function keyOfPath(path: string): string | undefined {
  const [, name, kind = 'function'] = PATH.exec(path) ?? [];
  return name === undefined ? undefined : `${kind} ${name}`;
}

export function readObject(path: string, text: string, checksum: string): DatabaseObject {
  const key = keyOfPath(path);
  if (key === undefined)
    throw new Error(`${path}: name it functions/<domain>/<name>.sql, .view.sql or .trigger.sql`);
  const [kind, name] = key.split(' ') as [ObjectKind, string];
  let words: ReadWords | undefined;
  // Only when something is to be applied: most runs find everything as it should be.
  const read = (): ReadWords => (words ??= readWords(path, text, key));
  const isNamed = (among: Words, other: DatabaseObject, bare: boolean): boolean =>
    other.kind !== 'trigger' &&
    other.key !== key &&
    (bare || other.kind === 'view' ? among.all : among.called).has(other.name);
  return {
    path,
    kind,
    name,
    key,
    text,
    checksum,
    check: () => void read(),
    needs: (other) => {
      const { whole, early, bare } = read();
      return isNamed(early, other, bare) || (other.kind === 'view' && isNamed(whole, other, true));
    },
    mentions: (other) => isNamed(read().whole, other, read().bare),
  };
}

type Words = { all: ReadonlySet<string>; called: ReadonlySet<string> };
/** `early` is what the server looks up when the object is made; `bare` says that functions are named without brackets. */
type ReadWords = { whole: Words; early: Words; bare: boolean };

function readWords(path: string, text: string, key: string): ReadWords {
  const code = withoutComments(text);
  const outside = code.replaceAll(BODY, ' ');
  const made = [...outside.matchAll(CREATES)];
  const [, replaces, makes = '', name] = made[0] ?? [];
  if (made.length !== 1 || replaces === undefined || `${kindOf(makes)} ${name}` !== key)
    throw new Error(`${path}: it must create or replace the ${key}, and nothing else`);
  const bare = makes.toLowerCase() === 'aggregate';
  // Of functions in PL/pgSQL the text is looked into when they run.
  const atOnce = !key.startsWith('function') || bare || /\blanguage\s+sql\b/i.test(outside);
  const whole = wordsOf(code);
  return { whole, early: atOnce ? whole : wordsOf(outside), bare };
}

/** Which of the objects a piece of SQL calls or reads. */
export function namedIn(text: string): (object: DatabaseObject) => boolean {
  const words = wordsOf(withoutComments(text));
  return ({ kind, name }) => kind !== 'trigger' && (kind === 'view' ? words.all : words.called).has(name);
}

function wordsOf(code: string): Words {
  const matches = [...code.toLowerCase().matchAll(/([a-z_][a-z0-9_]*)(\s*\()?/g)];
  return {
    all: new Set(matches.map((match) => match[1] ?? '')),
    called: new Set(matches.filter((match) => match[2] !== undefined).map((match) => match[1] ?? '')),
  };
}

function kindOf(word: string): ObjectKind {
  const kind = word.toLowerCase();
  return kind === 'view' || kind === 'trigger' ? kind : 'function';
}

function withoutComments(text: string): string {
  return text.replaceAll(STRING_OR_COMMENT, (part) => (part.startsWith("'") ? part : ' '));
}
