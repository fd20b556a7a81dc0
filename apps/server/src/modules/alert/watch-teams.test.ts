import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { putBelow } from '#testing/uplines.ts';
import { listAlerts } from './watch-money.ts';
import { watchTeams } from './watch-teams.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const look = () => watchTeams(node.app.platform, node.app.log);
const kinds = async () => (await listAlerts(node.app.platform)).map(({ kind }) => kind).toSorted();
const loggedIn = (who: string, device: string) =>
  database.db.query(sql`
    insert into session (merchant, member_id, token_hash, half_hash, ip, device)
    values ('maidan', ${who}::bigint, sha256(${randomUUID()}::bytea), sha256('half'), '203.0.113.9', ${device})`);
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
  // From there, in one hour: with another kind of browser it is somebody else at the same place, with the same it is one device.
  for (const [who, device] of [
    [a, 'Firefox on Linux'],
    [c, 'Chrome on Android'],
  ] as const)
    await loggedIn(who, device);
  expect(await look()).toBe(0);
  await loggedIn(c, 'Firefox on Linux');
  expect([await look(), await look()]).toEqual([1, 0]);
  expect(await kinds()).toEqual(['team-circle', 'team-one-address', 'team-one-device', 'team-velocity']);
  await database.db.query(sql`delete from member_address where address = '203.0.113.9'`);
  expect([await look(), await kinds()]).toEqual([0, ['team-circle', 'team-velocity']]);
});

test('[AGT-04] T9: a browser that an agent and somebody below have both made known is one device, wherever they come from', async () => {
  const [agent, member, stranger] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, member);
  await database.db.query(sql`update alert set ended_at = platform_now() where ended_at is null`);
  await look();
  const before = await kinds();
  const known = (who: string, token: string) =>
    database.db.query(sql`
      insert into known_device (merchant, member_id, token_hash, device, ip, expires_at)
      values ('maidan', ${who}::bigint, sha256(${token}::bytea), 'Firefox on Linux', '198.51.100.7', platform_now() + interval '9 days')`);
  await known(agent.memberId, 'one');
  await known(stranger.memberId, 'one');
  await known(member.memberId, 'two');
  expect(await look()).toBe(0);
  await known(member.memberId, 'one');
  expect([await look(), await look()]).toEqual([1, 0]);
  expect(await kinds()).toEqual([...before, 'team-one-device'].toSorted());
});

test('[AGT-04] T9: two of a team who win by turns at the same tables are told once; who only sit together are not', async () => {
  const [agent, first, second, friend, stranger] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, first, second, friend);
  await asOwner(
    database.url,
    `delete from team_opposite_clock;
     insert into vendor (merchant, code, name, sort_order) values ('maidan', 'LVE', '{"en":"Live","bn":"লাইভ"}', 1);
     insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, engine, poster_seed, sort_order)
     select 'maidan', v.id, 'LVE', v.id, v.category, '{"en":"A title","bn":"একটি খেলা"}', v.id, platform_now(), 'x', 1, 1
     from (values ('a-table', 'LIVE'), ('a-slot', 'RNG')) v (id, category)`,
  );
  const start = Math.floor(Date.now() / 60_000) * 60_000 - 27 * 3_600_000;
  let round = 0;
  const bet = (who: string, where: string, wins: boolean, stake = 100_00) => {
    const placed = new Date(start + round * 30_000).toISOString();
    return asOwner(
      database.url,
      `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       values ('maidan', 'TEST', '${randomUUID()}', ${who}, 'LVE', '${where}', 'PLY', 'closed', ${stake},
         ${wins ? stake * 2 - 500 : 0}, 1, '${placed}', timestamptz '${placed}' + interval '2 seconds')`,
    );
  };
  for (round = 0; round < 20; round += 1) {
    const isFirst = round % 3 !== 0;
    await bet(first.memberId, 'a-table', isFirst);
    await bet(second.memberId, 'a-table', !isFirst, 90_00);
    // Sits there as well and bets as it comes; a stranger bets against them all, and a slot has no other side.
    await bet(friend.memberId, 'a-table', round % 2 === 0);
    await bet(stranger.memberId, 'a-table', isFirst);
    await bet(agent.memberId, 'a-slot', isFirst);
    await bet(friend.memberId, 'a-slot', !isFirst);
  }
  expect([await look(), await look()]).toEqual([1, 0]);
  const told = (await listAlerts(node.app.platform)).filter(({ kind }) => kind === 'team-opposite-bets');
  const pair = [first.memberId, second.memberId].map(Number).toSorted((a, b) => a - b);
  expect(told.map(({ subject }) => subject)).toEqual([`members:${pair.join('-')}`]);
  expect(told[0]?.detail).toMatch(/ended together 20 times in a week, and of 20 of them exactly one won$/);
});
