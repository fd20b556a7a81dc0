import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { putBelow } from '#testing/uplines.ts';
import { listAlerts } from './watch-money.ts';
import { watchTeams } from './watch-teams.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const look = () => watchTeams(node.app.platform, node.app.log);
const kinds = async () => (await listAlerts(node.app.platform)).map(({ kind }) => kind).toSorted();
let made = 0;
const moved = (direction: 'up' | 'down', from: string, to: string, amount: number, hoursAgo: number) => {
  made += 1;
  return database.db.query(sql`
    insert into upline_transfer (merchant, direction, sender_id, receiver_id, operation_id, code, currency, amount, at)
    values ('maidan', ${direction}, ${from}::bigint, ${to}::bigint, ${randomUUID()}::uuid,
      ${`${direction === 'up' ? 'U' : 'D'}-${String(made).padStart(9, '0')}`}, 'PLY', ${amount},
      platform_now() - make_interval(mins => ${hoursAgo * 60}))`);
};

test('[AGT-04] T9: operators hear of one address in a line, of money that goes in circles, and of many sendings, once each', async () => {
  const [agent, middle, member] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, middle);
  await putBelow(node, middle, member);
  const [a, b, c] = [agent.memberId, middle.memberId, member.memberId];
  expect([await look(), await kinds()]).toEqual([0, []]);
  for (const who of [a, c])
    await database.db.query(sql`
      insert into member_address (merchant, member_id, address) values ('maidan', ${who}::bigint, '203.0.113.9')`);
  expect([await look(), await look()]).toEqual([1, 0]);

  // Twice around is a favour, the third time is a circle; what only goes down is none.
  for (const hours of [90, 60]) {
    await moved('down', a, c, 1_000_00, hours);
    await moved('up', c, b, 900_00, hours - 2);
    await moved('up', b, a, 800_00, hours - 4);
  }
  await moved('down', a, b, 1_000_00, 50);
  expect(await look()).toBe(0);
  await moved('up', b, a, 900_00, 40);
  expect(await look()).toBe(1);
  expect(await kinds()).toEqual(['team-circle', 'team-one-address']);

  for (let index = 0; index < 20; index += 1) await moved('down', b, c, 10_00, 0.2);
  expect(await look()).toBe(1);
  expect(await kinds()).toEqual(['team-circle', 'team-one-address', 'team-velocity']);
  await database.db.query(sql`delete from member_address where address = '203.0.113.9'`);
  expect([await look(), await kinds()]).toEqual([0, ['team-circle', 'team-velocity']]);
});
