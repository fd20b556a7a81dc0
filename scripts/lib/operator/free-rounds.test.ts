import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('W18: a partner of another shape is told of its free rounds; what it did not take is said, and told again', async () => {
  const heard: { path: string; body: unknown }[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body: JSON.parse(text) });
      const games = [{ game_id: 'kites', name: 'Kites', has_free_rounds: true }];
      response.writeHead(status).end(JSON.stringify({ result: 'done', games }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const partner = (...args: string[]) => runOperator(desk, ['partner', ...args]);
    await partner('add', 'WHOLE', 'Whole', origin, '--shape', 'integer');
    await expect(partner('games', 'WHOLE'), 'no key to sign with').rejects.toThrow('did not say');
    await partner('key', 'WHOLE', 'outbound', 'out-1');

    const give = () => run('grant', 'WHOLE', 'eid-2', member.username, '5', '2.00');
    await expect(give()).rejects.toThrow('WHOLE did not take it');
    status = 200;
    expect(await give()).toContain('5 free rounds');
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[1]).toMatchObject({
      path: '/integer/v1/give-free-rounds',
      body: { campaign_id: 'eid-2', player_id: member.memberId, rounds: 5, stake: 200 },
    });
    await run('cancel', 'WHOLE', 'eid-2', member.username);
    expect(heard[2]).toEqual({
      path: '/integer/v1/cancel-free-rounds',
      body: { campaign_id: 'eid-2', player_id: member.memberId },
    });
    expect(await partner('games', 'WHOLE')).toBe('kites  Kites, has free rounds');
    await expect(partner('games', 'NOBODY')).rejects.toThrow('There is no partner');
  } finally {
    server.close();
  }
});
