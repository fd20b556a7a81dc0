/**
 * One name for an operation in every layer: its name and file in the contract, the handler and its file on the server, the
 * mutation or query of the page; and one domain, the folder's name, on both sides. Each offence says what to do.
 */
export type Source = { path: string; text: string };
type Named = { name: string; from: string };
type Part = { operation: string; path: string; local: string; wanted: string };

const CONTRACT_FILE = /^packages\/contract\/src\/(.+)\/([^/]+)\.ts$/;
const LIST = 'packages/contract/src/operations.ts';
const MODULE_FILE = /^apps\/server\/src\/modules\/(.+)\/[^/]+\.module\.ts$/;
const WEB_FILE = /^apps\/web\/src\/.*\.(mutations|queries)\.ts$/;
const OPERATION = /export const (\w+) = defineOperation\(\{\s*name:\s*'(\w+)'/g;
/** Several operations that differ in one word are a family, such as PROCESS_CONTRACT, and count as one. */
const FAMILY = /export const ([A-Z]+(?:_[A-Z]+)+) = \{[^}]*\} as const satisfies Record<\w+, unknown>/g;
const IMPORT = /import (type )?\{([^}]*)\} from '([^']+)'/g;
const MOUNT = /\bmount(?:Csv)?\(\s*app,\s*(\w+)(?:\[\w+\])?,\s*(\w*)/g;
/** A call whose bytes are not JSON has a route of its own. */
const ROUTE = /\burl: (\w+)\.path,[^}]*\},\s*handler: \(request, reply\) => (\w+)\(/g;
/** A function or constant of the page, with everything up to the next one. */
const PART =
  /^(?:export )?(?:async )?(?:function|const) (\w+)[\s\S]*?(?=^(?:export |async |function |const |\/\*\*)|$(?![\s\S]))/gm;

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (constant: string): string =>
  constant.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function findNameOffences(sources: readonly Source[]): string[] {
  const domains = new Map<string, string>();
  const offences: string[] = [];
  for (const { path, text } of sources) {
    const [, domain, file] = CONTRACT_FILE.exec(path) ?? [];
    if (domain === undefined || path.endsWith('.test.ts')) continue;
    for (const [constant, name] of operationsIn(text)) {
      domains.set(name, domain);
      if (constant !== name) offences.push(`${path}: name the constant ${name} too`);
      if (file !== kebab(name)) offences.push(`${path}: move ${name} to ${domain}/${kebab(name)}.ts`);
    }
  }
  const list = sources.find(({ path }) => path === LIST);
  if (list !== undefined) offences.push(...offencesOfList(list.text, sources));
  const mounted = new Set<string>();
  for (const source of sources) offences.push(...offencesOfModule(source, domains, mounted));
  offences.push(...offencesOfPage(sources.flatMap((source) => partsOfPage(source, domains))));
  for (const [name, domain] of domains)
    if (!mounted.has(name))
      offences.push(`mount(app, ${name}, …) stands in no *.module.ts of apps/server/src/modules/${domain}`);
  return offences;
}

/** What is not in the list is neither tested with bad input nor in the API document, and nobody would miss it. */
function offencesOfList(list: string, sources: readonly Source[]): string[] {
  const listed = new Set(list.slice(list.indexOf('OPERATIONS')).match(/\w+/g));
  return sources
    .filter(({ path }) => CONTRACT_FILE.test(path) && !path.endsWith('.test.ts'))
    .flatMap(({ text }) => Array.from(text.matchAll(OPERATION), ([, constant = '']) => constant))
    .filter((constant) => !listed.has(constant))
    .map((constant) => `${LIST}: add ${constant} to OPERATIONS`);
}

function operationsIn(text: string): [constant: string, name: string][] {
  return [
    ...Array.from(text.matchAll(OPERATION), ([, constant = '', name = '']): [string, string] => [
      constant,
      name,
    ]),
    ...Array.from(text.matchAll(FAMILY), ([, constant = '']): [string, string] => [
      camel(constant),
      camel(constant),
    ]),
  ];
}

function offencesOfModule(
  { path, text }: Source,
  domains: Map<string, string>,
  mounted: Set<string>,
): string[] {
  const [, module] = MODULE_FILE.exec(path) ?? [];
  if (module === undefined) return [];
  const imports = readImports(text);
  return [...text.matchAll(MOUNT), ...text.matchAll(ROUTE)].flatMap(([, local = '', handler = '']) => {
    const imported = imports.get(local)?.name ?? local;
    const name = domains.has(imported) ? imported : camel(imported);
    const domain = domains.get(name);
    if (domain === undefined) return [];
    mounted.add(name);
    const says: string[] = [];
    if (domain !== module)
      says.push(
        `${path}: the contract has ${name} in ${domain}/ and the server in ${module}/: move one of them`,
      );
    const found = imports.get(handler);
    if (found === undefined) says.push(`${path}: give ${name} a handler ${name} in ./${kebab(name)}.ts`);
    else if (found.name !== name)
      says.push(`${path}: call the handler ${found.name} ${name}, as its operation`);
    if (found !== undefined && found.from !== `./${kebab(name)}.ts`)
      says.push(`${path}: move the handler of ${name} from ${found.from} to ./${kebab(name)}.ts`);
    return says;
  });
}

/** What sends one operation and no other is named after it; what joins several has a name of its own. */
function partsOfPage({ path, text }: Source, domains: Map<string, string>): Part[] {
  const [, kind] = WEB_FILE.exec(path) ?? [];
  if (kind === undefined) return [];
  const imports = readImports(text);
  return [...text.matchAll(PART)].flatMap(([part, local = '']) => {
    const used = [...imports].filter(
      ([alias, { name }]) =>
        domains.has(name) && new RegExp(`(?<!typeof )(?<![\\w.'])${alias}\\b(?!:)`).test(part),
    );
    const operation = used[0]?.[1].name;
    if (operation === undefined || used.length > 1) return [];
    const wanted = kind === 'mutations' ? `use${pascal(operation)}` : queryName(operation);
    return [{ operation, path, local, wanted }];
  });
}

/** Of several that read one operation, each shows something else of it and says what. */
function offencesOfPage(parts: readonly Part[]): string[] {
  return parts
    .filter(
      ({ operation, wanted }) =>
        parts.filter((one) => one.operation === operation && one.wanted === wanted).length === 1,
    )
    .filter(({ local, wanted }) => local !== wanted)
    .map(
      ({ operation, path, local, wanted }) =>
        `${path}: call ${local} ${wanted}, after its operation ${operation}`,
    );
}

/** getBalance -> balanceQuery; listGames -> gamesQuery. */
function queryName(name: string): string {
  const thing = name.replace(/^(?:get|list|count)(?=[A-Z])/, '');
  return `${thing.charAt(0).toLowerCase()}${thing.slice(1)}Query`;
}

function readImports(text: string): Map<string, Named> {
  const imports = new Map<string, Named>();
  for (const [, isType, list = '', from = ''] of text.matchAll(IMPORT)) {
    if (isType !== undefined) continue;
    for (const one of list.split(',').map((part) => part.trim())) {
      const [name = '', alias = name] = one.split(' as ');
      if (name !== '' && !name.startsWith('type ')) imports.set(alias, { name, from });
    }
  }
  return imports;
}
