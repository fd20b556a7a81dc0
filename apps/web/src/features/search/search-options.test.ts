import { expect, test } from 'vitest';
import { groupsOf, suggestionsOf } from './search-options.ts';
import type { Found, FoundGame } from './search.queries.ts';

const game = (nodeId: string, change: Partial<FoundGame> = {}): FoundGame => ({
  nodeId,
  displayName: `Game ${nodeId}`,
  vassalage: 'PG',
  vendorName: 'PG',
  gameType: 'RNG',
  gameCode: `code-${nodeId}`,
  gameClassify: null,
  iconUrl: '',
  lagerIcon: '',
  hot: false,
  isNew: false,
  open: true,
  maintenance: false,
  marks: [],
  alsoCalled: null,
  ...change,
});
const page = (path: string, needs: Found['pages'][number]['needs'] = 'nobody') => ({
  path,
  displayName: path,
  needs,
  marks: [],
});
const NOTHING: Found = { games: [], vendors: [], pages: [], help: [], totals: [], nearest: false };
const ANYBODY = { isAgent: false, pageExists: (path: string) => path !== '/later' };

test('pages that this site does not have, or that are for agents, are left out; so is a group without lines', () => {
  const found = { ...NOTHING, pages: [page('/rng'), page('/later'), page('/agentHome', 'agent')] };
  const hrefs = (isAgent: boolean) =>
    groupsOf(found, 'x', { ...ANYBODY, isAgent }).map(({ name, options }) => [
      name,
      options.map(({ href }) => href),
    ]);
  expect(hrefs(false)).toEqual([['pages', ['/rng']]]);
  expect(hrefs(true)).toEqual([['pages', ['/rng', '/agentHome']]]);
  expect(groupsOf(NOTHING, 'x', ANYBODY)).toEqual([]);
});

test('[GAM-05] a category whose games are not all in sight leads to its list with the same text', () => {
  const games = Array.from({ length: 12 }, (_, at) => game(String(at)));
  const live = game('live', { gameType: 'LIVE' });
  const found: Found = {
    ...NOTHING,
    games: [live, ...games.slice(1)],
    totals: [
      { gameType: 'RNG', total: 240 },
      { gameType: 'LIVE', total: 1 },
    ],
  };
  const [group] = groupsOf(found, 'তিন & one', ANYBODY);
  expect(group?.options.filter(({ kind }) => kind === 'game')).toHaveLength(12);
  expect(group?.options.filter(({ kind }) => kind === 'all')).toEqual([
    {
      kind: 'all',
      key: 'all-RNG',
      href: `/rng?${new URLSearchParams({ search: 'তিন & one' }).toString()}`,
      category: 'RNG',
      total: 240,
    },
  ]);
});

test('beside other kinds there are six games, so that the others are in sight', () => {
  const games = Array.from({ length: 12 }, (_, at) => game(String(at)));
  const [first, second] = groupsOf({ ...NOTHING, games, help: [page('/help#terms')] }, 'x', ANYBODY);
  expect(first?.options).toHaveLength(6);
  expect(second).toMatchObject({ name: 'help', options: [{ href: '/help#terms' }] });
});

test('only open games are suggested', () => {
  const hot = [game('1', { open: false }), game('2')];
  expect(suggestionsOf(hot).flatMap(({ options }) => options.map(({ href }) => href))).toEqual([
    '/seamless?game=2',
  ]);
  expect(suggestionsOf([])).toEqual([]);
});
