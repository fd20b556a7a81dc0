import { randomUUID } from 'node:crypto';
import { FEEDBACK_LONGEST } from '@maidan/contract/feedback/feedback.ts';
import { listFeedback } from '@maidan/contract/feedback/list-feedback.ts';
import { sendFeedback } from '@maidan/contract/feedback/send-feedback.ts';
import { feedbackChannel } from '@maidan/contract/live.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { BusMessage } from '#live/bus.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { answerFeedback, listOpenFeedback } from './answer-feedback.ts';

const STANDARD_PER_DAY = 10;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeEach(() => node.app.platform.settings.change('feedbackPerDay', STANDARD_PER_DAY));

const send = (member: MemberCaller, more: object = {}) =>
  node.callAs(member, sendFeedback, {
    operationId: randomUUID(),
    type: 'deposit',
    content: 'Where is my deposit of this morning?',
    ...more,
  });

async function codeOf(answer: Promise<{ body: { success: boolean; code?: string } }>): Promise<string> {
  const { body } = await answer;
  return body.success ? 'done' : (body.code ?? '');
}

async function listOf(member: MemberCaller) {
  const { body } = await node.callAs(member, listFeedback, {});
  if (!body.success) throw new Error(body.code);
  return body.value.feedback;
}

async function pictureOf(member: MemberCaller): Promise<string> {
  const [row] = await database.db.query<{ id: string }>(sql`
    insert into upload (merchant, member_id, width, height, picture)
    values ('maidan', ${member.memberId}::bigint, 1, 1, '\\x00') returning id`);
  return String(row?.id);
}

describe('refusals: nothing is written', () => {
  test.each([
    ['too short', { content: 'Why?' }],
    ['too long', { content: 'a'.repeat(FEEDBACK_LONGEST + 1) }],
    ['of no known type', { type: 'loan' }],
    ['with a picture that is no id', { pictures: ['../../x.png'] }],
  ])('[MEM-13] a question that is %s', async (_what, more) => {
    const member = await node.registerAndLogin();
    expect((await send(member, more)).status).toBe(400);
    expect(await listOf(member)).toEqual([]);
  });

  test('[MEM-13] four pictures, one of somebody else, one twice, and one that proves something already', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const four = await Promise.all([1, 2, 3, 4].map(() => pictureOf(member)));
    expect((await send(member, { pictures: four })).status).toBe(400);
    expect((await send(member, { pictures: [four[0], four[0]] })).status).toBe(400);
    expect(await codeOf(send(member, { pictures: [await pictureOf(other)] }))).toBe('PICTURE_UNKNOWN');
    expect(await codeOf(send(member, { pictures: [four[0]] }))).toBe('done');
    expect(await codeOf(send(member, { pictures: [four[0]] }))).toBe('PICTURE_UNKNOWN');
    expect(await listOf(member)).toHaveLength(1);
  });

  test('[MEM-13] more than a day allows, also when all come at once', async () => {
    await node.app.platform.settings.change('feedbackPerDay', 2);
    const member = await node.registerAndLogin();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(send(member))));
    expect(codes.toSorted()).toEqual(['FEEDBACK_TOO_MANY', 'FEEDBACK_TOO_MANY', 'done', 'done']);
    expect(await listOf(member)).toHaveLength(2);
  });

  test('[MEM-13] the same id with other words', async () => {
    const member = await node.registerAndLogin();
    const operationId = randomUUID();
    await send(member, { operationId });
    expect(await codeOf(send(member, { operationId, content: 'Something else entirely.' }))).toBe(
      'OPERATION_CONFLICT',
    );
  });
});

describe('a question and its answer', () => {
  test('[MEM-13] is written once for an id, with its pictures, and only its writer sees it', async () => {
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    const operationId = randomUUID();
    const pictures = [await pictureOf(member), await pictureOf(member)];
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(member, { operationId, pictures, type: 'suggestion' })),
    );
    expect(new Set(answers.map(({ body }) => (body.success ? body.value.id : body.code))).size).toBe(1);
    const [mine] = await listOf(member);
    expect(mine).toMatchObject({ type: 'suggestion', state: 'open', answer: null });
    expect(mine?.pictures.toSorted()).toEqual(pictures.toSorted());
    expect(await listOf(other)).toEqual([]);
  });

  test('[MEM-13] pages of own questions join without a gap', async () => {
    const member = await node.registerAndLogin();
    for (let count = 1; count <= 5; count += 1) await send(member, { content: `Question number ${count}` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await node.callAs(member, listFeedback, {
        pageSize: '2',
        ...(cursor === undefined ? {} : { cursor }),
      });
      if (!body.success) throw new Error(body.code);
      seen.push(...body.value.feedback.map(({ content }) => content.slice(-1)));
      cursor = body.value.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    expect(await codeOf(node.callAs(member, listFeedback, { cursor: '1-2' }))).toBe('BAD_REQUEST');
  });

  test('[MEM-13] is answered once, stands in the audit, and the open page hears of it', async () => {
    const member = await node.registerAndLogin();
    const asked = await send(member, { content: 'Why was <b>this</b> round void?' });
    if (!asked.body.success) throw new Error(asked.raw.body);
    const { id } = asked.body.value;
    const waiting = await listOpenFeedback(node.app.platform);
    expect(waiting.find((row) => row.id.toString() === id)).toMatchObject({ username: member.username });
    const heard: BusMessage[] = [];
    const stop = node.app.platform.bus.subscribe((message) => void heard.push(message));
    const answers = await Promise.all(
      ['The maker took it back.', 'Somebody else says so too.'].map((answer) =>
        answerFeedback(node.app.platform, { id, by: 'Anik', answer }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    const [mine] = await listOf(member);
    expect(mine).toMatchObject({ state: 'answered', content: 'Why was <b>this</b> round void?' });
    expect(mine?.answer?.text).toMatch(/The maker|Somebody else/);
    expect(JSON.stringify(mine)).not.toContain('Anik');
    const audit = await database.db.query(
      sql`select actor, action from audit_entry where subject = ${`feedback:${id}`}`,
    );
    expect(audit).toEqual([{ actor: 'Anik', action: 'feedback-answered' }]);
    await expect
      .poll(() => heard.map((message) => (message.kind === 'frame' ? message.frame.channel : '')))
      .toContain(feedbackChannel(member.memberId));
    stop();
  });
});
