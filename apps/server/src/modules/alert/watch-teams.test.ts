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

  // One less than four fifths of what an hour allows.
  for (let index = 0; index < 23; index += 1) await moved('down', b, c, 10_00, 0.2);
  expect(await look()).toBe(0);
  await moved('down', b, c, 10_00, 0.2);
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

test('[AGT-04] T9: whoever sends often in an hour or much in a day is told, up and down the line, by what the rules allow', async () => {
  const { settings } = node.app.platform;
  const [agent, ...below] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, ...below);
  const [a, b, c, d] = [agent, ...below].map(({ memberId }) => memberId) as [string, string, string, string];
  const told = async () =>
    (await listAlerts(node.app.platform)).flatMap(({ kind, subject, detail }) =>
      kind === 'team-velocity' && [a, b, c, d].some((who) => subject.startsWith(`member:${who}:`))
        ? detail.replace(/^\S+ /, '')
        : [],
    );
  // Often, but before the hour; and much of a day, but not four fifths.
  for (const hours of [2, 2, 2, 2, 0.1, 0.1, 0.1]) await moved('up', b, a, 1_000_00, hours);
  await moved('up', c, a, 39_999_99, 5);
  expect([await look(), await told()]).toEqual([0, []]);
  await moved('up', b, a, 1_000_00, 0.1);
  expect([await look(), await look(), await told()]).toEqual([
    1,
    0,
    ['sent 4 times up the line within an hour, to one account'],
  ]);
  await moved('up', c, a, 1, 20);
  expect([await look(), (await told()).length]).toEqual([1, 2]);
  // While the one is still open, the other is told as well.
  await moved('up', b, a, 32_000_00, 3);
  expect([await look(), await look(), await told()]).toEqual([
    1,
    0,
    expect.arrayContaining([
      'sent 4 times up the line within an hour, to one account',
      'sent 40000.00 up the line within a day, to one account',
    ]),
  ]);
  // Fewer are allowed, and it is told sooner; of the other way nothing has changed.
  for (let index = 0; index < 4; index += 1) await moved('down', a, d, 100_00, 0.1);
  expect(await look()).toBe(0);
  const rules = await settings.get('downlineTransfer');
  await settings.change('downlineTransfer', { ...rules, timesPerHour: 8, tellFromPercent: 50 });
  expect([await look(), (await told()).length]).toEqual([1, 4]);
  await settings.change('downlineTransfer', rules);
  expect([await look(), (await told()).length]).toEqual([0, 3]);
});

test('[AGT-04] T9: money that comes round in parts and by several hands is told; pay down the line and a favour now and then are not', async () => {
  const [top, middle, low, paid, friend] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, top, middle);
  await putBelow(node, middle, low, paid, friend);
  await look();
  const before = await kinds();
  const [a, b, c] = [top.memberId, middle.memberId, low.memberId];
  // Every day something goes down to the agent and on to a player; each week a player sends what is left, and twice in this one.
  for (let day = 1; day < 7; day += 1) {
    await moved('down', a, b, 1_000_00, day * 24 + 3);
    await moved('down', b, paid.memberId, 300_00, day * 24 + 2);
  }
  for (const hours of [4 * 168, 3 * 168, 2 * 168, 150, 30]) {
    await moved('down', b, friend.memberId, 500_00, hours);
    await moved('up', friend.memberId, b, 200_00, hours - 1);
    await moved('up', friend.memberId, b, 200_00, hours - 2);
  }
  // What is kept for three days is no longer on its way, and a small part that comes back is none.
  await moved('down', b, c, 500_00, 140);
  await moved('up', c, b, 500_00, 60);
  await moved('down', b, c, 500_00, 55);
  await moved('up', c, b, 200_00, 54);
  expect([await look(), await kinds()]).toEqual([0, before]);

  const line = [await node.registerAndLogin(), await node.registerAndLogin(), await node.registerAndLogin()];
  const [one = '', two = '', three = ''] = line.map(({ memberId }) => memberId);
  const round = async (hours: number): Promise<void> => {
    await moved('down', one, two, 1_000_00, hours);
    await moved('down', two, three, 600_00, hours - 1);
    await moved('down', two, three, 400_00, hours - 2);
    await moved('up', three, two, 300_00, hours - 8);
    await moved('up', three, two, 690_00, hours - 9);
    for (const part of [190_00, 400_00, 400_00]) await moved('up', two, one, part, hours - 12);
  };
  await round(150);
  await round(110);
  expect([await look(), await kinds()]).toEqual([0, before]);
  await round(70);
  expect([await look(), await look()]).toEqual([2, 0]);
  const told = (await listAlerts(node.app.platform)).filter(
    ({ kind, detail }) => kind === 'team-circle' && detail.includes('3 times'),
  );
  expect(told.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`member:${one}`, `member:${two}`]),
  );
  for (const { detail } of told) expect(detail).toMatch(/by whatever hands and parts, 3 times in a week$/);
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

const against = async (cells: readonly [both: number, one: number, other: number, none: number]) => {
  const [both, one, other, none] = cells;
  const [row] = await database.db.query<{ against: boolean }>(sql`
    select team_against(${both + one + other + none}, ${one + other}, ${both + one}, ${both + other}) as against`);
  return row?.against;
};

test('[AGT-04] T9: whoever loses where the other wins is told, with draws or lines between; chance, the same side and few bets are not', async () => {
  expect(await against([0, 0, 0, 0])).toBe(false);
  expect(await against([15, 15, 15, 15])).toBe(false);
  // Somewhat less together than chance has it, as one of some pairs does.
  expect(await against([10, 18, 18, 14])).toBe(false);
  expect(await against([25, 3, 2, 30])).toBe(false);
  // The two sides of one thing, but too few times to say so.
  expect(await against([0, 9, 6, 5])).toBe(false);
  // One always wins: from that nothing follows about the other.
  expect(await against([30, 30, 0, 0])).toBe(false);
  // Home and away with a quarter of draws; over and under with a line between that both win.
  expect(await against([0, 27, 18, 15])).toBe(true);
  expect(await against([13, 17, 30, 0])).toBe(true);
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
     from (values ('a-table', 'LIVE'), ('a-slot', 'RNG'), ('a-match', 'SPORTS')) v (id, category)`,
  );
  const start = Math.floor(Date.now() / 60_000) * 60_000 - 27 * 3_600_000;
  let round = 0;
  const bets: string[] = [];
  const write = () => asOwner(database.url, bets.splice(0).join(';'));
  const bet = (who: string, where: string, wins: boolean, stake = 100_00): void => {
    const placed = new Date(start + round * 30_000).toISOString();
    bets.push(
      `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
         bets_in_effect, placed_at, settled_at)
       values ('maidan', 'TEST', '${randomUUID()}', ${who}, 'LVE', '${where}', 'PLY', 'closed', ${stake},
         ${wins ? stake * 2 - 500 : 0}, 1, '${placed}', timestamptz '${placed}' + interval '2 seconds')`,
    );
  };
  for (round = 0; round < 20; round += 1) {
    const isFirst = round % 3 !== 0;
    bet(first.memberId, 'a-table', isFirst);
    bet(second.memberId, 'a-table', !isFirst, 90_00);
    // Sits there as well and bets as it comes; a stranger bets against them all, and a slot has no other side.
    bet(friend.memberId, 'a-table', round % 2 === 0);
    bet(stranger.memberId, 'a-table', isFirst);
    bet(agent.memberId, 'a-slot', isFirst);
    bet(friend.memberId, 'a-slot', !isFirst);
  }
  await write();
  expect([await look(), await look()]).toEqual([1, 0]);
  const told = (await listAlerts(node.app.platform)).filter(({ kind }) => kind === 'team-opposite-bets');
  const pair = [first.memberId, second.memberId].map(Number).toSorted((a, b) => a - b);
  expect(told.map(({ subject }) => subject)).toEqual([`members:${pair.join('-')}`]);
  expect(told[0]?.detail).toMatch(/ended together 20 times in a week, and of 20 of them exactly one won$/);

  // Over a week, of three on one match: home, away at longer odds, and one who bets as it comes. A third of the matches are drawn.
  const [home, away, other] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await putBelow(node, agent, home, away, other);
  await asOwner(database.url, 'delete from team_opposite_clock');
  for (round = 100; round < 160; round += 1) {
    bet(home.memberId, 'a-match', round % 3 === 0);
    bet(away.memberId, 'a-match', round % 3 === 1, 30_00);
    bet(other.memberId, 'a-match', round % 2 === 0);
  }
  await write();
  expect([await look(), await look()]).toEqual([1, 0]);
  const both = [home.memberId, away.memberId].map(Number).toSorted((x, y) => x - y);
  expect(
    (await listAlerts(node.app.platform)).flatMap(({ kind, subject }) =>
      kind === 'team-opposite-bets' ? subject : [],
    ),
  ).toEqual(expect.arrayContaining([`members:${pair.join('-')}`, `members:${both.join('-')}`]));
});
