import { expect, test } from 'vitest';
import { changedTeamSearch, readTeamSearch, teamRangeOf } from './team-search.ts';

test('[AGT-01] an address of a report keeps what makes sense, and nothing else', () => {
  expect(
    readTeamSearch({ from: '2026-02-01', to: '2026-02-28', member: 100_005, view: 'members', by: 'week' }),
  ).toEqual({ from: '2026-02-01', to: '2026-02-28', member: '100005', view: 'members', by: 'week' });
  expect(
    readTeamSearch({
      from: '2026-02-28',
      to: '2026-02-01',
      member: 'x; drop',
      of: '-1',
      kind: 'bet',
      by: 'hour',
      month: '2026-02-02',
      username: 'a'.repeat(33),
    }),
  ).toEqual({});
});

test('[AGT-01] a change of the filters leaves the others, and null takes one away', () => {
  expect(changedTeamSearch({ member: '7', kind: 'deposit' }, { member: null, from: '2026-02-01' })).toEqual({
    kind: 'deposit',
    from: '2026-02-01',
  });
  expect(teamRangeOf({}, '2026-03-05')).toEqual({ from: '2026-02-04', to: '2026-03-05' });
});
