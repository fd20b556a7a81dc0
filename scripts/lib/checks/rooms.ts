import { posix } from 'node:path';
import type { SourceFile } from './borders.ts';

/**
 * Floors and rooms. A file imports from its own floor and those below; what stands in one folder, files and folders,
 * imports one way; and no folder holds more files than a reader takes in. Tests may reach anywhere and are not counted.
 */
type Building = {
  readonly root: string;
  /** From the ground up, by the first part of a path under the root. None: every room is on one floor. */
  readonly floors: readonly (readonly string[])[];
  /** Folders that may hold many files, because a tool reads one file for each. */
  readonly large?: RegExp;
  /** Only the size of its folders is looked at. */
  readonly circlesAllowed?: boolean;
  /** Files that a tool wants in another room than theirs, and where they belong. */
  readonly belongs?: Readonly<Record<string, string>>;
};

export const BUILDINGS: readonly Building[] = [
  {
    root: 'apps/server/src',
    floors: [
      ['config.ts', 'locales', 'refusals', 'crypto'],
      ['db'],
      ['ledger', 'audit'],
      ['live'],
      ['settings'],
      ['adapters'],
      ['call'],
      ['jobs'],
      ['modules'],
      ['http'],
      ['app', 'app.ts'],
      ['sandbox', 'conformance', 'testing'],
      // What is started: with the bots of the sandbox, where there are any.
      ['main.ts'],
    ],
    // Read by their numbers, in one list.
    large: /^apps\/server\/src\/db\/migrations$/,
  },
  { root: 'apps/house/src', floors: [] },
  { root: 'apps/verifier/src', floors: [] },
  {
    root: 'apps/web/src',
    floors: [
      ['locales'],
      ['lib'],
      ['features'],
      ['routes'],
      ['app'],
      ['page'],
      ['main.tsx', 'entry-server.tsx'],
      ['testing'],
    ],
    large: /^apps\/web\/src\/routes$/,
    // The router reads it beside the routes; it is the frame that they stand in.
    belongs: { 'routes/__root.tsx': 'app/__root.tsx' },
  },
  // A promise names the parts of another, a text the type of its file: neither is a knot.
  ...['contract', 'games'].map((name) => ({
    root: `packages/${name}/src`,
    floors: [],
    circlesAllowed: true,
  })),
  ...['http', 'posters', 'postgres', 'timed-work', 'ui'].map((name) => ({
    root: `packages/${name}/src`,
    floors: [],
  })),
  ...['bench', 'e2e', 'scripts'].map((root) => ({ root, floors: [] })),
];

export const MOST_FILES = 30;

export type Findings = { up: string[]; circles: string[]; crowded: string[] };

export function findRoomOffences(building: Building, files: readonly SourceFile[]): Findings {
  const read = files.filter(
    ({ path }) =>
      path.startsWith(`${building.root}/`) &&
      /\.(tsx?|mjs|sql)$/.test(path) &&
      !/\.(test|spec)\.tsx?$/.test(path),
  );
  const place = placeIn(building);
  const arrows = arrowsOf(building, read).map(([from, to]): Arrow => [place(from), place(to)]);
  const inside = read.map((file) => ({ ...file, path: place(file.path) }));
  return {
    up: importsUp(building, inside, arrows),
    circles:
      building.circlesAllowed === true
        ? []
        : foldersOf(building, inside).flatMap((folder) => circlesIn(folder, arrows)),
    crowded: foldersOf(building, inside)
      .filter((folder) => building.large?.test(folder) !== true)
      .map((folder) => ({
        folder,
        count: inside.filter(({ path }) => posix.dirname(path) === folder).length,
      }))
      .filter(({ count }) => count > MOST_FILES)
      .map(
        ({ folder, count }) =>
          `${folder}: ${count} files\n    instead: give it rooms whose names say what is in them`,
      ),
  };
}

const placeIn =
  ({ root, belongs = {} }: Building) =>
  (path: string): string => {
    const place = belongs[path.slice(root.length + 1)];
    return place === undefined ? path : `${root}/${place}`;
  };

type Arrow = readonly [from: string, to: string];

function arrowsOf({ root }: Building, files: readonly SourceFile[]): Arrow[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, imports }) =>
    imports
      .map((name) => {
        if (name.startsWith('#')) return `${root}/${name.slice(1)}`;
        return name.startsWith('.') ? posix.join(posix.dirname(path), name) : '';
      })
      .filter((to) => known.has(to))
      .map((to): Arrow => [path, to]),
  );
}

function importsUp(
  { root, floors }: Building,
  files: readonly SourceFile[],
  arrows: readonly Arrow[],
): string[] {
  if (floors.length === 0) return [];
  const floorOf = (path: string) => {
    const [first = ''] = path.slice(root.length + 1).split('/');
    return floors.findIndex((floor) => floor.includes(first));
  };
  return [
    ...files
      .filter(({ path }) => floorOf(path) === -1)
      .map(
        ({ path }) =>
          `${path}: stands on no floor\n    instead: name its folder in scripts/lib/checks/rooms.ts`,
      ),
    ...arrows
      .filter(([from, to]) => floorOf(to) > floorOf(from))
      .map(
        ([from, to]) =>
          `${from}: imports ${to} from a floor above\n    instead: move what both need down, or take it as an argument (a port)`,
      ),
  ];
}

/** Every folder from the files' own up to the root, once. */
function foldersOf({ root }: Building, files: readonly SourceFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let folder = posix.dirname(path); folder.startsWith(root); folder = posix.dirname(folder))
      folders.add(folder);
  return [...folders].toSorted();
}

/** What stands in this folder, and reaches itself again by imports. */
function circlesIn(folder: string, arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Set<string>>();
  const childOf = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
  for (const [from, to] of arrows) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue;
    const [a, b] = [childOf(from), childOf(to)];
    if (a !== b) next.set(a, (next.get(a) ?? new Set()).add(b));
  }
  const reach = new Map([...next.keys()].map((child) => [child, reachedFrom(child, next)]));
  const told = new Set<string>();
  return [...reach].flatMap(([child, reached]) => {
    if (!reached.has(child) || told.has(child)) return [];
    const circle = [...reached].filter((other) => reach.get(other)?.has(child) === true).toSorted();
    for (const other of circle) told.add(other);
    return [
      `${folder}: ${circle.join(', ')} import each other in a circle\n    instead: move what they share below them`,
    ];
  });
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const other of next.get(one) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        open.push(other);
      }
  return reached;
}
