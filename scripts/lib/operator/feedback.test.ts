import { randomUUID } from 'node:crypto';
import { listFeedback } from '@maidan/contract/feedback/list-feedback.ts';
import { sendFeedback } from '@maidan/contract/feedback/send-feedback.ts';
import { feedbackChannel } from '@maidan/contract/live.ts';
import { sql } from '@maidan/server/db/sql.ts';
import type { MemberCaller } from '@maidan/server/testing/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
let member: MemberCaller;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url, { names: ['Anik'] });
  member = await node.registerAndLogin();
});
afterAll(async () => {
  await desk.close();
});

const run = (...args: string[]) => runOperator(desk, ['feedback', ...args]);

async function ask(content: string, pictures: string[] = []): Promise<string> {
  const { body } = await node.callAs(member, sendFeedback, {
    operationId: randomUUID(),
    type: 'game',
    content,
    pictures,
  });
  if (!body.success) throw new Error(body.code);
  return body.value.id;
}
const answers = async () => {
  const { body } = await node.callAs(member, listFeedback, {});
  if (!body.success) throw new Error(body.code);
  return body.value.feedback.map(({ answer }) => answer?.text ?? null);
};
const audited = () =>
  database.db.query(sql`select actor, action, subject from audit_entry where subject like 'feedback:%'`);

test('[MEM-13] nobody waits: the list says so', async () => {
  expect(await run('list')).toBe('Nobody waits for an answer.');
});

test.each([
  ['nothing', [], 'feedback list'],
  ['no number', ['answer', '1 or 1=1', 'Yes.', '--by', 'Anik'], 'feedback answer'],
  ['a name without a key', ['answer', 'ID', 'Yes.', '--by', 'Nasrin'], 'no key of Nasrin'],
  ['a name that is none', ['answer', 'ID', 'Yes.', '--by', '<b>'], "no operator's name"],
  ['no words', ['answer', 'ID', '--by', 'Anik'], 'What is the answer'],
  ['more words than fit', ['answer', 'ID', 'a'.repeat(2_001), '--by', 'Anik'], 'At most 2000'],
  ['a question that is not there', ['answer', '999999', 'Yes.', '--by', 'Anik'], 'No question 999999 waits'],
])('[MEM-13] %s is refused, and nothing changes', async (_what, args, words) => {
  const id = await ask('Is anybody reading this?');
  await expect(run(...args.map((word) => (word === 'ID' ? id : word)))).rejects.toThrow(words);
  expect((await answers()).every((answer) => answer === null)).toBe(true);
  expect(await audited()).toEqual([]);
});

test('[MEM-13] what a member wrote is one paragraph of the list, with the pictures that go with it', async () => {
  const [picture] = await database.db.query<{ id: string }>(sql`
    insert into upload (merchant, member_id, width, height, picture)
    values ('maidan', ${member.memberId}::bigint, 1, 1, '\\x00') returning id`);
  const id = await ask('First line.\n999  2026-11-15  game  somebody\n  else', [picture?.id ?? '']);
  const said = await run('list');
  const at = said.split('\n').findIndex((line) => line.startsWith(`${id}  `));
  const lines = said.split('\n').slice(at, at + 3);
  expect(lines).toEqual([
    expect.stringContaining(`game  ${member.username}`),
    '  First line. 999 2026-11-15 game somebody else',
    `  picture ${picture?.id ?? ''}`,
  ]);
});

test('[MEM-13] an answer is given once, read at once, and stands in the audit under its name', async () => {
  const id = await ask('Why did the kite fall?');
  const heard: string[] = [];
  const stop = node.app.platform.bus.subscribe((message) => {
    if (message.kind === 'frame') heard.push(message.frame.channel);
  });
  expect(await run('answer', id, 'The', 'wind', 'was strong.', '--by', 'Anik')).toBe(
    `Question ${id} is answered.`,
  );
  await expect(run('answer', id, 'Another word.', '--by', 'Farida')).rejects.toThrow(
    `No question ${id} waits`,
  );
  expect((await answers())[0]).toBe('The wind was strong.');
  expect(await audited()).toEqual([
    { actor: 'Anik', action: 'feedback-answered', subject: `feedback:${id}` },
  ]);
  await expect.poll(() => heard).toContain(feedbackChannel(member.memberId));
  stop();
});
