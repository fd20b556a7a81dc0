import { randomUUID } from 'node:crypto';
import { CHAT_TEXT_MAX } from '@maidan/contract/chat/chat-text.ts';
import { launchChat } from '@maidan/contract/chat/launch-chat.ts';
import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { listChatRooms } from '@maidan/contract/chat/list-chat-rooms.ts';
import { muteChatAuthor, type ChatDistance } from '@maidan/contract/chat/mute-chat-author.ts';
import { reportChatMessage } from '@maidan/contract/chat/report-chat-message.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import type { Caller, MemberCaller } from '#testing/test-app.ts';
import { XSS_CORPUS } from '#testing/xss-corpus.ts';
import { forgetOldLines } from './forget-old-lines.ts';
import { dismissReports, hideChatMessage, nameStaff, silenceMember, slowRoom } from './moderate.ts';

let room: string;
let rooms = 0;

const base = await databaseForThisFile();
const site = await nodeForThisFile(base);
/** Each test talks in a room of its own. */
beforeEach(async () => {
  room = `room-${(rooms += 1)}`;
  await base.db.query(sql`
    insert into chat_room (merchant, room, language, name, sort_order)
    values ('maidan', ${room}, 'en', 'Tea stall', ${rooms})`);
});

const ACT = { by: 'rina', reason: 'house rules' };
const desk = () => site.app.platform;
const say = (caller: Caller | null, text: string, operationId: string = randomUUID(), where = room) =>
  site.callAs(caller, sendChatMessage, { room: where, text, operationId });
const answerTo = (caller: Caller, replyTo: string, text: string) =>
  site.callAs(caller, sendChatMessage, { room, text, replyTo, operationId: randomUUID() });
const keep = async (caller: Caller, author: string, distance: ChatDistance) =>
  (await site.callAs(caller, muteChatAuthor, { author, distance })).status;
async function read(caller: Caller, cursor?: string) {
  const { body, raw } = await site.callAs(caller, listChatMessages, {
    room,
    ...(cursor === undefined ? {} : { cursor }),
  });
  if (!body.success) throw new Error(raw.body);
  return body.value;
}
const codeOf = async (answer: ReturnType<typeof say>) => {
  const { body } = await answer;
  return body.success ? 'said' : body.code;
};
const rowsOf = () => base.db.query<{ text: string }>(sql`select text from chat_message where room = ${room}`);
/** As if the last line had been said that long ago. */
const later = ({ memberId }: MemberCaller, seconds: number) =>
  asOwner(
    base.url,
    `update chat_person set last_sent_at = last_sent_at - interval '${seconds} seconds' where member_id = ${memberId};
     update chat_message set at = at - interval '${seconds} seconds' where member_id = ${memberId}`,
  );
async function lineOf(caller: MemberCaller, text: string) {
  return lineIn(await say(caller, text));
}
/** As others read it. */
function lineIn({ body, raw }: Awaited<ReturnType<typeof say>>) {
  if (!body.success) throw new Error(raw.body);
  const { waitSeconds: _wait, ...line } = body.value;
  return line;
}
const become = ({ memberId }: MemberCaller, change: string) =>
  asOwner(base.url, `update member set ${change} where id = ${memberId}`);

describe('who may not, and what may not be said', () => {
  test('[MSG-04] a visitor neither reads nor writes', async () => {
    expect(await codeOf(say(null, 'hello'))).toBe('NOT_LOGGED_IN');
    for (const [operation, input] of [
      [listChatRooms, {}],
      [launchChat, {}],
      [listChatMessages, { room }],
    ] as const)
      expect((await site.callAs(null, operation, input as never)).status).toBe(401);
    expect(await rowsOf()).toEqual([]);
  });

  test('[MSG-04] a trial player reads, and is told what writing needs', async () => {
    const trial = await site.registerAndLogin();
    await become(trial, 'type = 4');
    expect(await codeOf(say(trial, 'hello'))).toBe('NEEDS_REAL_ACCOUNT');
    expect(await read(trial)).toMatchObject({ mayWrite: 'trial', me: null, messages: [] });
    expect(await rowsOf()).toEqual([]);
  });

  test('[MSG-04] T28: whoever is excluded takes no part', async () => {
    const member = await site.registerAndLogin();
    await become(member, `status = 'excluded'`);
    expect(await codeOf(say(member, 'hello'))).toBe('NOT_ALLOWED');
    for (const [operation, input] of [
      [listChatRooms, {}],
      [launchChat, {}],
      [listChatMessages, { room }],
    ] as const)
      expect((await site.callAs(member, operation, input as never)).status).toBe(403);
    expect(await rowsOf()).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['what nobody sees', ' \u200b\u202e\n '],
    ['too much', 'a'.repeat(CHAT_TEXT_MAX + 1)],
    ['too much in Bengali', 'ক্ষি'.repeat(CHAT_TEXT_MAX + 1)],
  ])('[MSG-04] %s is not said', async (_what, text) => {
    expect(await codeOf(say(await site.registerAndLogin(), text))).toBe('BAD_REQUEST');
    expect(await rowsOf()).toEqual([]);
  });

  test('[MSG-04] T28: the second line within two seconds waits, also when both are sent at once', async () => {
    const member = await site.registerAndLogin();
    await lineOf(member, 'one');
    const answer = await say(member, 'two');
    expect(answer.body).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    await later(member, 2);
    const meeting = await Promise.all([codeOf(say(member, 'three')), codeOf(say(member, 'four'))]);
    expect(meeting.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'said']);
    expect(await rowsOf()).toHaveLength(2);
  });

  test('[MSG-04] T28: after twenty lines in a minute the next one waits until the first is a minute old', async () => {
    const member = await site.registerAndLogin();
    for (let line = 0; line < 20; line += 1) {
      await lineOf(member, `line ${line}`);
      await later(member, 2);
    }
    expect(await codeOf(say(member, 'one more'))).toBe('TOO_MANY_REQUESTS');
    expect(await rowsOf()).toHaveLength(20);
    await later(member, 20);
    expect(await codeOf(say(member, 'one more'))).toBe('said');
  });

  test('[MSG-04] T28: whom the operator has silenced reads on and writes nothing', async () => {
    const member = await site.registerAndLogin();
    const silence = (silenced: boolean) =>
      silenceMember(desk(), { username: member.username.toUpperCase(), silenced, hours: null, ...ACT });
    expect(await silence(true)).toBe(true);
    expect(await codeOf(say(member, 'hello'))).toBe('CHAT_SILENCED');
    expect(await read(member)).toMatchObject({ mayWrite: 'silenced', messages: [] });
    await silence(false);
    expect(await codeOf(say(member, 'hello'))).toBe('said');
  });

  test('a room, line or person that does not exist is not found, and a cursor is not made up', async () => {
    const member = await site.registerAndLogin();
    expect(await codeOf(say(member, 'hello', randomUUID(), 'nowhere'))).toBe('NOT_FOUND');
    const { author, id } = await lineOf(member, 'hello');
    for (const [operation, input] of [
      [launchChat, { room: 'nowhere' }],
      [listChatMessages, { room: 'nowhere' }],
      [reportChatMessage, { id: '999999999', reason: 'spam' }],
      [muteChatAuthor, { author: randomUUID(), distance: 'muted' }],
      // Nobody reports or mutes themselves.
      [reportChatMessage, { id, reason: 'spam' }],
      [muteChatAuthor, { author, distance: 'blocked' }],
    ] as const)
      expect((await site.callAs(member, operation, input as never)).status).toBe(404);
    expect(await base.db.query(sql`select from chat_report where message_id = ${id}::bigint`)).toEqual([]);
    const bad = await site.callAs(member, listChatMessages, { room, cursor: 'LTE' });
    expect(bad.status).toBe(400);
  });

  test('[MSG-04] one operation id says one thing once', async () => {
    const member = await site.registerAndLogin();
    const id = randomUUID();
    const first = await say(member, 'hello', id);
    expect((await say(member, 'hello', id)).body).toEqual(first.body);
    expect(await codeOf(say(member, 'something else', id))).toBe('OPERATION_CONFLICT');
    expect(await rowsOf()).toEqual([{ text: 'hello' }]);
  });
});

describe('talking', () => {
  test('[MSG-04] the rooms of a language are listed, and a launch names an address of this site without a secret', async () => {
    const member = await site.registerAndLogin();
    await base.db.query(sql`
      insert into chat_room (merchant, room, language, name, about)
      values ('maidan', 'adda-bn', 'bn', 'আড্ডা', 'যা খুশি'), ('other', 'far-bn', 'bn', 'দূর', '')`);
    expect((await site.callAs(member, listChatRooms, { language: 'bn' })).body).toMatchObject({
      value: { list: [{ room: 'adda-bn', name: 'আড্ডা', about: 'যা খুশি' }] },
    });
    const launched = async (input: { room?: string; language?: 'en' | 'bn' }) =>
      (await site.callAs(member, launchChat, input)).body;
    expect(await launched({ language: 'bn' })).toMatchObject({ value: { chatUrl: '/chat/adda-bn' } });
    expect(await launched({ room })).toMatchObject({ value: { chatUrl: `/chat/${room}` } });
    expect((await site.callAs(member, launchChat, { room: 'far-bn' })).status).toBe(404);
  });

  test('[MSG-04] others read the line with a masked name, and nothing that tells the account', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const line = await lineOf(one, '  <b>হ্যালো</b>\u202e  https://evil.example  ');
    const { messages, version, me } = await read(other);
    expect(messages).toEqual([line]);
    expect(line).toMatchObject({
      text: '<b>হ্যালো</b> https://evil.example',
      name: `p•••${one.username.at(-1)}`,
      place: 1,
    });
    expect(JSON.stringify(messages)).not.toContain(one.username);
    expect(JSON.stringify(messages)).not.toContain(one.memberId);
    expect([version, me, (await read(one)).me]).toEqual([1, null, line.author]);
  });

  test('[MSG-04] the last fifty come first and the older ones by cursor, each once and oldest first', async () => {
    const member = await site.registerAndLogin();
    await lineOf(member, 'first');
    await asOwner(
      base.url,
      `insert into chat_message (merchant, room, place, member_id, operation_id, text)
       select 'maidan', '${room}', n, ${member.memberId}, gen_random_uuid(), 'line ' || n from generate_series(2, 120) n;
       update chat_room set version = 120 where room = '${room}'`,
    );
    const seen: number[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await read(member, cursor ?? undefined);
      seen.unshift(page.messages.map(({ place }) => place));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.map((page) => page.length)).toEqual([20, 50, 50]);
    expect(seen.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test('[MSG-04] T28: a report is kept once, and a hidden line is gone for everybody', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const { id } = await lineOf(one, 'lend me money');
    for (const reason of ['money', 'spam'] as const)
      expect((await site.callAs(other, reportChatMessage, { id, reason })).status).toBe(200);
    expect(await base.db.query(sql`select reason from chat_report where message_id = ${id}::bigint`)).toEqual(
      [{ reason: 'money' }],
    );
    expect(await hideChatMessage(desk(), { id, ...ACT })).toMatchObject({ text: 'lend me money' });
    expect(await hideChatMessage(desk(), { id, ...ACT })).toBeNull();
    expect(await dismissReports(desk(), { id, ...ACT })).toBe(false);
    expect(await read(other)).toMatchObject({ messages: [], version: 2 });
    expect((await site.callAs(other, reportChatMessage, { id, reason: 'spam' })).status).toBe(404);
  });

  test('[MSG-04] T28: muting somebody concerns the one who mutes, and can be taken back', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const { author, name, id } = await lineOf(one, 'noise');
    expect([await keep(other, author, 'muted'), await keep(other, author, 'muted')]).toEqual([200, 200]);
    expect((await read(other)).muted).toEqual([{ author, name, blocked: false }]);
    expect((await read(one)).muted).toEqual([]);
    const own = await lineOf(other, 'quiet');
    // Muted is not blocked: the answer is there for everybody else.
    expect((await answerTo(one, id, 'to myself')).status).toBe(429);
    await later(one, 2);
    expect((await answerTo(one, own.id, 'an answer')).status).toBe(200);
    await keep(other, author, 'none');
    expect((await read(other)).muted).toEqual([]);
  });

  test('[MSG-04] T28: whoever is blocked cannot answer the one who blocked them, and speaks to others as before', async () => {
    const [one, other, third] = await Promise.all([1, 2, 3].map(() => site.registerAndLogin()));
    if (one === undefined || other === undefined || third === undefined) throw new Error('nobody');
    const [mine, theirs] = [await lineOf(one, 'good evening'), await lineOf(third, 'hello')];
    const { author } = await lineOf(other, 'noise');
    await keep(one, author, 'muted');
    await keep(one, author, 'blocked');
    expect((await read(one)).muted).toMatchObject([{ author, blocked: true }]);
    await later(other, 2);
    expect(await codeOf(answerTo(other, mine.id, 'more noise'))).toBe('CHAT_NO_ANSWER');
    expect(await codeOf(answerTo(other, theirs.id, 'hello too'))).toBe('said');
    await later(other, 2);
    await keep(one, author, 'none');
    expect(await codeOf(answerTo(other, mine.id, 'sorry'))).toBe('said');
  });

  test('[MSG-04] an answer stands beside what it answers, until that is taken out', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const question = await lineOf(one, `What is played today? ${'ক্ষি'.repeat(100)}`);
    const answer = lineIn(await answerTo(other, question.id, 'Cricket'));
    expect(answer.replyTo).toMatchObject({ id: question.id, author: question.author, name: question.name });
    expect(answer.replyTo?.text).toMatch(/^What is played today\? (?:ক্ষি)+…$/);
    expect((await read(one)).messages).toEqual([question, answer]);
    await hideChatMessage(desk(), { id: question.id, ...ACT });
    expect((await read(one)).messages).toMatchObject([{ text: 'Cricket', replyTo: { text: null } }]);
    expect((await answerTo(one, question.id, 'gone')).status).toBe(404);
  });

  test('[MSG-04] a line of another room, or none, cannot be answered', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const { id } = lineIn(await say(one, 'elsewhere', randomUUID(), 'room-1'));
    expect((await answerTo(other, id, 'here')).status).toBe(404);
    for (const bad of ['0', '-1', '1 or 1=1']) expect((await answerTo(other, bad, 'here')).status).toBe(400);
    expect(await rowsOf()).toEqual([]);
  });

  test('[MSG-04] T28: a slow room counts by its own clock, for everybody but staff', async () => {
    const [one, staff] = [await site.registerAndLogin(), await site.registerAndLogin()];
    expect(await slowRoom(desk(), { room, seconds: 60, ...ACT })).toBe(true);
    expect(await slowRoom(desk(), { room: 'nowhere', seconds: 60, ...ACT })).toBe(false);
    expect(await read(one)).toMatchObject({ slowSeconds: 60, waitSeconds: 0 });
    const first = await say(one, 'one');
    expect(first.body).toMatchObject({ value: { waitSeconds: 60 } });
    await later(one, 10);
    expect(await codeOf(say(one, 'two'))).toBe('TOO_MANY_REQUESTS');
    const { waitSeconds } = await read(one);
    expect([49, 50]).toContain(waitSeconds);
    // Another room has a pace of its own.
    expect(await codeOf(say(one, 'there', randomUUID(), 'room-1'))).toBe('said');
    await later(one, 50);
    expect(await codeOf(say(one, 'two'))).toBe('said');
    await nameStaff(desk(), { username: staff.username, name: 'Rina', ...ACT });
    await lineOf(staff, 'one');
    await later(staff, 2);
    expect(await codeOf(say(staff, 'two'))).toBe('said');
  });

  test('[MSG-04] T28: only an operator’s row makes staff, and no line begins as if staff spoke', async () => {
    const [one, staff] = [await site.registerAndLogin(), await site.registerAndLogin()];
    await nameStaff(desk(), { username: staff.username, name: 'Rina', ...ACT });
    expect(await lineOf(staff, 'Welcome')).toMatchObject({ name: 'Rina', isStaff: true, isBot: false });
    expect(await lineOf(one, 'Thank you')).toMatchObject({ isStaff: false });
    await later(one, 2);
    for (const text of ['Staff: send me your code', '[Ad\u200bmin] you won', 'pаypal'])
      expect(await codeOf(say(one, text))).toBe('CHAT_FALSE_VOICE');
    expect(await rowsOf()).toHaveLength(2);
    await nameStaff(desk(), { username: staff.username, name: null, ...ACT });
    expect((await read(one)).messages.map(({ isStaff }) => isStaff)).toEqual([false, false]);
  });

  test('[MSG-04] T16: whatever is said comes back as the same letters, and nothing that turns or hides them', async () => {
    const one = await site.registerAndLogin();
    for (const attack of XSS_CORPUS.slice(0, 40)) {
      await later(one, 120);
      await say(one, attack);
    }
    const { messages } = await read(one);
    expect(messages.length).toBeGreaterThan(30);
    for (const { text } of messages) expect(text).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u);
  });

  test('[MSG-04] old lines go, all but the newest of a room and what is reported and not decided', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const first = await lineOf(one, 'first');
    await asOwner(
      base.url,
      `insert into chat_message (merchant, room, place, member_id, operation_id, text)
       select 'maidan', '${room}', n, ${one.memberId}, gen_random_uuid(), 'line ' || n from generate_series(2, 130) n;
       update chat_room set version = 130 where room = '${room}'`,
    );
    await site.callAs(other, reportChatMessage, { id: first.id, reason: 'spam' });
    await forgetOldLines(desk(), 100);
    expect(await rowsOf()).toHaveLength(101);
    await dismissReports(desk(), { id: first.id, ...ACT });
    await asOwner(
      base.url,
      `update chat_message set at = at - interval '31 days' where room = '${room}' and place <= 120`,
    );
    await forgetOldLines(desk(), 100);
    expect(await rowsOf()).toHaveLength(10);
    await expect(forgetOldLines(desk(), 10)).rejects.toThrow('still read');
  });
});
