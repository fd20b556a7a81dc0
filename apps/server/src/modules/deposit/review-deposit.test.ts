import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { confirmTransfer } from '@maidan/contract/deposit/confirm-transfer.ts';
import { isNews } from '@maidan/contract/live-rules.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { balanceOf, beginDeposit, depositRow, runOut } from '#testing/deposits.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import type { DepositPlatform } from './deposit-platform.ts';
import { expireDeposits } from './expire-deposits.ts';
import { approveSandboxTransfers, listDepositsForDesk, reviewDeposit } from './review-deposit.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const START = 1_000_000n;
const BY = { by: 'rina', reason: 'seen on the statement' };
const codeOf = (answer: { body: { success: boolean } }): string =>
  'code' in answer.body ? String(answer.body.code) : 'OK';
const begin = (member: MemberCaller) =>
  beginDeposit(node, member, { methodId: 'bank-transfer', amount: '2000.00' }).then(({ deposit }) => deposit);
const confirm = (member: MemberCaller, id: string) =>
  node.callAs(member, confirmTransfer, { id, proofs: [] });
const reject = (platform: DepositPlatform, { id }: { id: string }) =>
  reviewDeposit(platform, { id: BigInt(id), act: 'reject', ...BY });
const auditOf = (id: string) =>
  database.db.query<{ actor: string; action: string; reason: string }>(
    sql`select actor, action, reason from audit_entry where subject = ${`deposit:${id}`} order by id`,
  );

test('only the own transfer, and only while it waits, is said to be made', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const { id } = await begin(member);
  expect(codeOf(await confirm(other, id))).toBe('NOT_FOUND');
  const { deposit: hosted } = await beginDeposit(node, member);
  expect(codeOf(await confirm(member, hosted.id))).toBe('DEPOSIT_NOT_WAITING');
  const answers = await Promise.all([confirm(member, id), confirm(member, id)]);
  expect(answers.map(codeOf).toSorted()).toEqual(['DEPOSIT_NOT_WAITING', 'OK']);
  expect(await depositRow(database.db, id)).toMatchObject({ state: 'review', postings: 0 });
});

test('[MEM-04] a method that needs a proof takes no word for it', async () => {
  const { settings } = node.app.platform;
  const before = await settings.get('depositMethods');
  await settings.change(
    'depositMethods',
    before.map((method) => ({ ...method, needsProof: method.kind === 'bank' })),
  );
  const member = await node.registerAndLogin();
  const { id } = await begin(member);
  await settings.change('depositMethods', [...before]);
  expect(codeOf(await confirm(member, id))).toBe('PROOF_NEEDED');
  expect(await depositRow(database.db, id)).toMatchObject({ state: 'waiting' });
});

test('[MEM-04] T17: a picture that is not there, or is somebody else’s, proves nothing and moves nothing', async () => {
  const member = await node.registerAndLogin();
  const { id } = await begin(member);
  const answer = await node.callAs(member, confirmTransfer, { id, proofs: [randomUUID()] });
  expect(codeOf(answer)).toBe('PICTURE_UNKNOWN');
  expect(await depositRow(database.db, id)).toMatchObject({
    state: 'waiting',
    steps: ['created', 'waiting'],
  });
});

test('[MEM-04] what a person cannot decide stays as it is, and leaves no trace in the audit', async () => {
  const member = await node.registerAndLogin();
  const { deposit: hosted } = await beginDeposit(node, member);
  const { id } = await begin(member);
  const platform = node.app.platform;
  expect(await reviewDeposit(platform, { id: 999_999n, act: 'approve', ...BY })).toBe('unknown');
  expect(await reviewDeposit(platform, { id: BigInt(hosted.id), act: 'approve', ...BY })).toBe(
    'not-possible',
  );
  for (const amount of [0n, 200_001n, -1n])
    expect(await reviewDeposit(platform, { id: BigInt(id), act: 'approve', amount, ...BY })).toBe(
      'not-possible',
    );
  expect(await reviewDeposit(platform, { id: BigInt(id), act: 'charge-back', ...BY })).toBe('not-possible');
  expect([...(await auditOf(id)), ...(await auditOf(hosted.id))]).toEqual([]);
  expect(await balanceOf(database.db, member.memberId)).toBe(START);
});

test('[MEM-04] a transfer is told with instructions and a reference; approved twice at once it is credited once', async () => {
  const member = await node.registerAndLogin();
  const deposit = await begin(member);
  expect(deposit).toMatchObject({ payUrl: null, bank: { bank: 'Bank of the Sandbox' }, state: 'waiting' });
  expect(deposit.reference).toMatch(/^D-[2-9A-HJ-NP-Z]{9}$/);
  await confirm(member, deposit.id);
  const done = await Promise.all(
    ['rina', 'tariq'].map((by) =>
      reviewDeposit(node.app.platform, { id: BigInt(deposit.id), act: 'approve', by, reason: 'seen' }),
    ),
  );
  expect(done.toSorted()).toEqual(['done', 'not-possible']);
  expect(await depositRow(database.db, deposit.id)).toMatchObject({
    state: 'paid',
    steps: ['created', 'waiting', 'review', 'paid'],
    postings: 1,
  });
  expect(await balanceOf(database.db, member.memberId)).toBe(START + 200_000n);
  expect(await auditOf(deposit.id)).toMatchObject([{ action: 'deposit-approved', reason: 'seen' }]);
});

test('[MEM-04] a step that was written first and told last is heard all the same', async () => {
  const member = await node.registerAndLogin();
  const [slow, quick] = [await begin(member), await begin(member)];
  for (const { id } of [slow, quick]) await confirm(member, id);
  const { platform } = node.app;
  const seen = new Map<string, number>();
  const heard: string[] = [];
  const stop = platform.bus.subscribe((message) => {
    if (message.kind !== 'frame' || message.frame.type !== 'deposit') return;
    if (isNews(seen, message.frame)) heard.push(message.frame.data.id);
  });
  const moments = new EventEmitter();
  const [written, released] = [once(moments, 'written'), once(moments, 'released')];
  const transaction: Database['transaction'] = async (work) => {
    const result = await platform.db.transaction(work);
    moments.emit('written');
    await released;
    return result;
  };
  const first = reject({ ...platform, db: { ...platform.db, transaction } }, slow);
  await written;
  expect(await reject(platform, quick)).toBe('done');
  moments.emit('released');
  expect(await first).toBe('done');
  stop();
  expect(heard).toEqual([quick.id, slow.id]);
});

test('[MEM-04] part of a transfer, a rejected one, a late one and one the bank took back', async () => {
  const member = await node.registerAndLogin();
  const platform = node.app.platform;
  const [part, rejected, late] = [await begin(member), await begin(member), await begin(member)];
  await reviewDeposit(platform, { id: BigInt(part.id), act: 'approve', amount: 50_000n, ...BY });
  await reviewDeposit(platform, {
    id: BigInt(rejected.id),
    act: 'reject',
    by: 'rina',
    reason: 'nothing came',
  });
  await runOut(database.db, late.id);
  await expireDeposits(platform);
  await reviewDeposit(platform, { id: BigInt(late.id), act: 'approve', ...BY });
  expect(await balanceOf(database.db, member.memberId)).toBe(START + 250_000n);
  await reviewDeposit(platform, { id: BigInt(late.id), act: 'charge-back', ...BY });
  const states = await Promise.all([part, rejected, late].map(({ id }) => depositRow(database.db, id)));
  expect(states.map((row) => row?.state)).toEqual(['partly', 'failed', 'charged_back']);
  expect(await balanceOf(database.db, member.memberId)).toBe(START + 50_000n);
});

test('[MEM-04] the sandbox accepts a transfer by itself after its delay, and where money is real it does not', async () => {
  const member = await node.registerAndLogin();
  const { id } = await begin(member);
  await confirm(member, id);
  await approveSandboxTransfers(node.app.platform);
  expect(await depositRow(database.db, id)).toMatchObject({ state: 'review' });
  await database.db.query(sql`update deposit set review_at = platform_now() where id = ${id}::bigint`);
  const { platform } = node.app;
  await approveSandboxTransfers({ ...platform, config: { ...platform.config, profile: 'production' } });
  expect(await depositRow(database.db, id)).toMatchObject({ state: 'review' });
  await Promise.all([approveSandboxTransfers(platform), approveSandboxTransfers(platform)]);
  expect(await depositRow(database.db, id)).toMatchObject({ state: 'paid', postings: 1 });
  expect(await auditOf(id)).toMatchObject([{ actor: 'system', action: 'deposit-approved' }]);
});

test('the desk shows what waits for people first', async () => {
  const member = await node.registerAndLogin();
  const { id } = await begin(member);
  await confirm(member, id);
  await begin(member);
  const rows = await listDepositsForDesk(node.app.platform);
  expect(rows.filter(({ state }) => state === 'review').length).toBeGreaterThan(0);
  expect(rows.findLastIndex(({ state }) => state === 'review')).toBeLessThan(
    rows.findIndex(({ state }) => state !== 'review'),
  );
});
