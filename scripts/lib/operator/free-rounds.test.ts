import { sql } from '@maidan/server/db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { MemberCaller } from '@maidan/server/testing/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
let member: MemberCaller;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url);
  member = await node.registerAndLogin();
});
afterAll(() => desk.close());

const run = (...args: string[]) => runOperator(desk, ['free-rounds', ...args]);
const grants = () =>
  database.db.query<{ rounds: number; stake: bigint; cancelled: boolean }>(
    sql`select rounds, stake, cancelled_at is not null as cancelled from free_round_grant`,
  );

test('W18: free rounds are given and cancelled by their campaign, however often the command is sent', async () => {
  await expect(run('grant', 'MAIDAN', 'eid-1', 'nobody-at-all', '10', '1.00')).rejects.toThrow(
    'There is no such',
  );
  await expect(run('grant', 'NOBODY', 'eid-1', member.username, '10', '1.00')).rejects.toThrow(
    'There is no such',
  );
  await expect(run('grant', 'MAIDAN', 'eid-1', member.username, '10', '1')).rejects.toThrow('An amount is');
  await expect(run('grant', 'MAIDAN', 'eid-1', member.username, '0', '1.00')).rejects.toThrow(
    'free-rounds grant',
  );
  await expect(run('cancel', 'MAIDAN', 'eid-1', member.username)).rejects.toThrow('There is no such');
  expect(await grants()).toEqual([]);

  const give = () => run('grant', 'MAIDAN', 'eid-1', member.username, '10', '1.00', '--games', 'line-slot');
  await give();
  await give();
  expect(await grants()).toEqual([{ rounds: 10, stake: 100n, cancelled: false }]);
  await expect(run('grant', 'MAIDAN', 'eid-1', member.username, '20', '1.00')).rejects.toThrow('other facts');
  await run('cancel', 'MAIDAN', 'eid-1', member.username);
  await run('cancel', 'MAIDAN', 'eid-1', member.username);
  expect(await grants()).toEqual([{ rounds: 10, stake: 100n, cancelled: true }]);
  await expect(give()).rejects.toThrow('cancelled');
});
