import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from 'pg';
import { databaseOn } from '#db/database.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { acceptedContract, ownerOf, payUp, setClock } from '#testing/contracts.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { putBelow } from '#testing/uplines.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
let owner: Client;
let top: MemberCaller;
let middle: MemberCaller;
let low: MemberCaller;
let player: MemberCaller;

/** A slot of a day begins now; each test has a day of its own, far enough ahead of the one before. */
let day = 0;
const START = Date.UTC(2027, 0, 1) - 6 * 3_600_000;
async function at(hours: number, minutes = 0, seconds = 0): Promise<void> {
  const moment = START + ((day * 24 + hours) * 3600 + minutes * 60 + seconds) * 1000;
  await setClock(owner, `${moment - Date.now()} milliseconds`);
}
async function play(round: string, stake: string, win = '0.00', who = player): Promise<void> {
  await (await sitDown(databaseOn(owner), who.memberId)).play(`${day}-${round}`, stake, win);
}
async function payOf(...fields: string[]) {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select m.username, ${fields.join(', ')} from agent_pay p join member m on m.id = p.member_id
     where p.member_id = any($1::bigint[]) order by p.slot_start, p.contract_id`,
    [[top, middle, low].map(({ memberId }) => memberId)],
  );
  const names = new Map([
    [top.username, 'top'],
    [middle.username, 'middle'],
    [low.username, 'low'],
  ]);
  return rows.map(({ username, ...row }) => [names.get(String(username)), ...Object.values(row).map(String)]);
}

beforeAll(async () => {
  owner = await ownerOf(database);
});
afterAll(() => owner.end());
beforeEach(async () => {
  day += 70;
  const people = await Promise.all(Array.from({ length: 4 }, () => node.registerAndLogin()));
  [top, middle, low, player] = people as [MemberCaller, MemberCaller, MemberCaller, MemberCaller];
  await putBelow(node, low, player);
  await putBelow(node, middle, low);
  await putBelow(node, top, middle);
  await owner.query(`insert into ledger_account (merchant, kind, owner, currency, shard, hash)
    select 'maidan', 'member', id::text, 'PLY', 0, ledger_opening_hash('maidan', 'member', id::text, 'PLY', 0::smallint) from member
    on conflict do nothing`);
});

async function line(type: 'realtime' | 'hourly' | 'daily', [first, second, third]: [number, number, number]) {
  await acceptedContract(owner, top.memberId, { type, rate: first });
  await acceptedContract(owner, middle.memberId, { type, rate: second });
  await acceptedContract(owner, low.memberId, { type, rate: third });
}

describe('one line', () => {
  test('[AGT-07] A8: what a slot brings is shared down the line to the last minor unit', async () => {
    await at(0, 1);
    await line('realtime', [333, 200, 77]);
    await at(0, 4, 59);
    await play('before', '5.00');
    await at(0, 5);
    await play('first', '10.01', '3.00');
    await at(0, 9, 59);
    await play('second', '1.00');
    await at(0, 10, 1);
    await payUp(owner);
    // 11.01 at 3.33, 2 and 0.77 percent: 36, 22 and 8 minor units, and 0.6633 of one for the house's rounding.
    expect(await payOf('stake', 'gross', 'shared', 'amount', 'rounding', 'p.state')).toEqual([
      ['top', '1101', '36', '22', '14', '1', 'paid'],
      ['middle', '1101', '22', '8', '14', '0', 'paid'],
      ['low', '1101', '8', '0', '8', '0', 'paid'],
    ]);
  });
});
