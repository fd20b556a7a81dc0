import { expect, test } from 'vitest';
import { readSource } from './borders.ts';
import { globSync } from './files.ts';
import { BUILDINGS, findRoomOffences } from './rooms.ts';

const BUILDING = { root: 'apps/a/src', floors: [['db'], ['modules'], ['http', 'app.ts']] };
const find = (files: Record<string, string>, building: Parameters<typeof findRoomOffences>[0] = BUILDING) =>
  findRoomOffences(
    building,
    Object.entries(files).map(([path, from]) =>
      readSource(`apps/a/src/${path}`, from === '' ? '' : `import { x } from '${from}';`),
    ),
  );
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`db/f${i}.ts`, '']));
const NOTHING = { up: [], circles: [], crowded: [] };

test('imports downwards and on the own floor are let through', () => {
  expect(
    find({ 'app.ts': '#modules/x/a.ts', 'modules/x/a.ts': '#db/b.ts', 'db/b.ts': './c.ts', 'db/c.ts': '' }),
  ).toEqual(NOTHING);
});

test('an import of a floor above is told, however it is spelled', () => {
  expect(find({ 'db/b.ts': '#modules/x/a.ts', 'modules/x/a.ts': '' }).up).toHaveLength(1);
  expect(find({ 'db/b.ts': '../modules/a.ts', 'modules/a.ts': '' }).up).toHaveLength(1);
});

test('a folder that no floor names is told', () => {
  expect(find({ 'attic/b.ts': '' }).up[0]).toContain('stands on no floor');
});

test('a test may reach up', () => {
  expect(find({ 'db/b.test.ts': '#modules/x/a.ts', 'modules/x/a.ts': '' })).toEqual(NOTHING);
});

test('two modules that import each other are one circle, told once', () => {
  const files = {
    'modules/x/a.ts': '#modules/y/b.ts',
    'modules/y/b.ts': '',
    'modules/y/c.ts': '#modules/x/d.ts',
    'modules/x/d.ts': '',
  };
  expect(find(files).circles).toHaveLength(1);
  expect(find(files).circles[0]).toContain('apps/a/src/modules: x, y');
});

test('files of one folder in a circle are told, and so are its rooms', () => {
  expect(find({ 'db/a.ts': './b.ts', 'db/b.ts': './c.ts', 'db/c.ts': './a.ts' }).circles).toHaveLength(1);
  const rooms = { 'modules/x/r/a.ts': '#modules/x/s/b.ts', 'modules/x/s/b.ts': '#modules/x/r/a.ts' };
  expect(find(rooms).circles[0]).toContain('modules/x: r, s');
});

test('thirty files in one folder are enough; tests are not counted', () => {
  expect(find({ ...many(30), 'db/g.test.ts': '' }).crowded).toEqual([]);
  expect(find(many(31)).crowded[0]).toContain('31 files');
});

test('commands and SQL are counted like sources, and circles are let through where they are no knot', () => {
  const command = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`bin/f${i}.mjs`, '']));
  expect(find(command, { root: 'apps/a/src', floors: [] }).crowded[0]).toContain('31 files');
  const sql = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`db/f${i}.sql`, '']));
  expect(find(sql).crowded[0]).toContain('31 files');
  expect(find(sql, { ...BUILDING, large: /^apps\/a\/src\/db$/ }).crowded).toEqual([]);
  const circle = { 'db/a.ts': './b.ts', 'db/b.ts': './a.ts' };
  expect(find(circle, { ...BUILDING, circlesAllowed: true })).toEqual(NOTHING);
});

test('every folder of the project is in a building', () => {
  const roots = BUILDINGS.map(({ root }) => `${root}/`);
  const sources = globSync('.ts', '.tsx', '.mjs').filter((path) =>
    /^(apps|packages)\/[^/]+\/src\//.test(path),
  );
  expect(sources.filter((path) => !roots.some((root) => path.startsWith(root)))).toEqual([]);
});

test('a file that a tool wants elsewhere counts where it belongs', () => {
  const files = { 'db/frame.ts': '#http/a.ts', 'http/a.ts': '#db/b.ts', 'db/b.ts': '' };
  expect(find(files).up).toHaveLength(1);
  expect(find(files, { ...BUILDING, belongs: { 'db/frame.ts': 'http/frame.ts' } })).toEqual(NOTHING);
});
