import { sql } from '@maidan/server/db/sql.ts';
import { countTeams } from '@maidan/server/modules/agent-reports/count-teams.ts';
import { acceptedContract, ownerOf } from '@maidan/server/testing/contracts.ts';
import type { MemberCaller } from '@maidan/server/testing/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const people = new Map<string, MemberCaller>();
const contracts = new Map<string, string>();
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

/** Two tops with a line each; who is below whom, and as what. */
const TREE = [
  ['left', null, 1],
  ['right', null, 1],
  ['poor', null, 1],
  ['agent', 'left', 2],
  ['below', 'agent', 41],
  ['player', 'below', 0],
  ['same-step', 'right', 2],
] as const;
const nameOf = (who: string): string => people.get(who)?.username ?? who;
const idOf = (who: string): string => people.get(who)?.memberId ?? '0';

beforeAll(async () => {
  desk = await openTestDesk(database.url);
  const owner = await ownerOf(database);
  for (const [who, above, type] of TREE) {
    people.set(who, await node.registerAndLogin());
    await owner.query('update member set type = $2, upline_id = $3 where id = $1', [
      idOf(who),
      type,
      above === null ? null : idOf(above),
    ]);
  }
  for (const [who, rate] of [
    ['left', 500],
    ['right', 500],
    ['poor', 100],
    ['agent', 300],
    ['below', 200],
  ] as const)
    contracts.set(who, await acceptedContract(owner, idOf(who), { type: 'hourly', rate }));
  await owner.end();
});
afterAll(async () => {
  await desk.close();
});

const run = (...args: string[]) => runOperator(desk, ['move-branch', ...args.map(nameOf)]);
const WHY = ['--reason', 'they work from there now'];
const ends = () => `with=${contracts.get('agent')},${contracts.get('below')}`;
const rows = () =>
  database.db.query<Record<string, unknown>>(sql`
    select (select upline_id::text from member where id = ${idOf('agent')}::bigint) as upline,
      (select count(*)::int from agent_contract where state = 'accepted') as running,
      (select count(*)::int from audit_entry where action = 'branch-moved') as told,
      (select array_agg(above_id::text order by depth) from team_line where below_id = ${idOf('player')}::bigint) as above`);

test.each([
  ['no upline', ['agent'], 'move-branch <username>'],
  ['contracts that are no numbers', ['agent', 'right', 'with=1 or 1=1', ...WHY], 'move-branch <username>'],
  ['no reason', ['agent', 'right'], 'Why?'],
  ['nobody of this site', ['agent', 'somebody-else', ...WHY], 'usernames of this site'],
  ['the top of a line', ['left', 'right', ...WHY], 'does not stand below'],
  ['a player as upline', ['below', 'player', ...WHY], 'must be an agent'],
  ['a step of the ladder that is none', ['agent', 'same-step', ...WHY], 'does not stand below'],
  ['itself', ['agent', 'agent', ...WHY], 'does not stand below'],
  ['the one who is above already', ['agent', 'left', 'ENDS', ...WHY], 'is the upline already'],
  [
    'contracts that the new line does not cover',
    ['agent', 'poor', 'ENDS', ...WHY],
    'no contract that covers',
  ],
  ['contracts that are not named', ['agent', 'right', ...WHY], 'exactly these contracts end'],
  ['one of them alone', ['agent', 'right', 'ONE', ...WHY], 'exactly these contracts end'],
])('[AGT-10] A2, A5: a branch does not move for %s, and nothing changes', async (_, args, said) => {
  const words = args.map((word) =>
    word === 'ENDS' ? ends() : word === 'ONE' ? ends().replace(/,.*/, '') : word,
  );
  const before = await rows();
  await expect(run(...words)).rejects.toThrow(said);
  expect(await rows()).toEqual(before);
});

test('[AGT-10] A2, A4: nor in a circle, nor from the top of a line, nor above a rebate, whatever the ladder says', async () => {
  const move = async (who: string, upline: string) => {
    const [row] = await database.db.query<{ outcome: string }>(sql`
      select branch_move('maidan', ${idOf(who)}::bigint, ${idOf(upline)}::bigint, '{}') as outcome`);
    return row?.outcome;
  };
  await database.db.query(sql`update member set rebate_basis_points = 20 where id = ${idOf('left')}::bigint`);
  await database.db.query(
    sql`update member set rebate_basis_points = 10 where id = ${idOf('agent')}::bigint`,
  );
  expect([await move('left', 'below'), await move('agent', 'below'), await move('agent', 'right')]).toEqual([
    'root',
    'circle',
    'rebate',
  ]);
  await database.db.query(sql`update member set rebate_basis_points = 0 where upline_id is not null`);
});

test('[AGT-10] A5: a branch moves with all below, exactly the named contracts end, and the audit says who and why', async () => {
  await countTeams(node.app.platform);
  const said = await run('agent', 'right', ends(), ...WHY, '--by', 'Farida');
  expect(said).toContain(`${nameOf('agent')} is below ${nameOf('right')} now, with 2 below`);
  expect(await rows()).toEqual([
    { upline: idOf('right'), running: 3, told: 1, above: ['below', 'agent', 'right'].map(idOf) },
  ]);
  // What they did today is in the sums of the new line at once.
  const owner = await ownerOf(database);
  const { rows: marks } = await owner.query(
    `select count(*)::int as marked, count(*) filter (where counted_at = '-infinity')::int as uncounted
     from team_mark where member_id = any($1::bigint[])`,
    [['agent', 'below', 'player'].map(idOf)],
  );
  await owner.end();
  expect(marks).toEqual([{ marked: 3, uncounted: 0 }]);
  const audited = await database.db.query(sql`
    select actor, subject, reason, detail from audit_entry where action = 'branch-moved'`);
  expect(audited).toEqual([
    {
      actor: 'Farida',
      subject: `member:${idOf('agent')}`,
      reason: 'they work from there now',
      detail: {
        from: idOf('left'),
        to: idOf('right'),
        moved: 3,
        ended: `${contracts.get('agent')}, ${contracts.get('below')}`,
      },
    },
  ]);
  await expect(run('player', 'right', ...WHY)).resolves.toContain('with 0 below');
});
