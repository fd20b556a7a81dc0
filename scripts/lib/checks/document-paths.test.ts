import { expect, test } from 'vitest';
import { pathFinder, readPaths } from './document-paths.ts';

test.each([
  '`session/hand-over.test.ts`',
  '`apps/server/src/call`',
  '`second-step/`',
  '`web/routes/member.$page.tsx`',
  'a table | `docs/calls.md` |',
])('%s names a path', (text) => {
  expect(readPaths(text)).toHaveLength(1);
});

test.each([
  ['one that is told to be gone', '`lib/old.ts` (gone)'],
  ['a file without its folder', '`use-near.ts`'],
  ['a pattern', '`modules/<x>/<operation>.ts` and `…/screen.tsx` and `alone/*.spec.ts`'],
  ['a route and a package', '`/member/withdraw` and `@fastify/static`'],
  ['words', '`limit/who` and `npm run trace -- docs/calls.md`'],
  ['what stands in a block', '```\napps/a/b.ts `apps/a/b.ts`\n```'],
])('%s is not asked for', (_, text) => {
  expect(readPaths(text)).toEqual([]);
});

test('a path is found whole, by its end, as a folder, and with the short name of its root', () => {
  const isThere = pathFinder(['apps/web/src/lib/page/painted.ts']);
  const found = [
    'apps/web/src/lib/page/painted.ts',
    'page/painted.ts',
    'lib/page/',
    'web/lib/page/painted.ts',
  ];
  expect(found.filter(isThere)).toEqual(found);
  expect(['page/paint', 'routes/painted.ts', 'web/page/'].filter(isThere)).toEqual([]);
});
