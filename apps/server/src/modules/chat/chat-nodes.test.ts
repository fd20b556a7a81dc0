import { randomUUID } from 'node:crypto';
import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { framesOf, listeningNode, openPage, type Page } from '#testing/live-page.ts';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { hideChatMessage } from './moderate.ts';
import { beHere } from './be-here.ts';
import { sayInRoom } from './say-in-room.ts';

let a: TestApp;
let b: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await base.db.query(sql`
    insert into chat_room (merchant, room, language, name)
    values ('maidan', 'tea', 'en', 'Tea stall'), ('maidan', 'field', 'en', 'Field'), ('maidan', 'many', 'en', 'Many')`);
  [a, b] = await Promise.all([listeningNode(base), listeningNode(base)]);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
});

const say = (node: TestApp, caller: Caller, room: string, text: string) =>
  node.callAs(caller, sendChatMessage, { room, text, operationId: randomUUID() });
const hear = (page: Page, room: string | null) => page.socket.send(JSON.stringify({ type: 'hear', room }));
async function listen(page: Page, room: string | null): Promise<void> {
  const before = page.received.length;
  hear(page, room);
  await vi.waitFor(() => expect(page.received.slice(before)).toContainEqual({ type: 'hearing', room }), {
    timeout: 60_000,
  });
}
const heard = (page: Page) =>
  framesOf(page).flatMap((frame) =>
    frame.type === 'chat' ? [frame.data.message?.text ?? frame.data.hidden] : [],
  );
const news = (page: Page) => framesOf(page).filter(({ type }) => type === 'settings-changed').length;
/** Public news comes after it on the same way: whoever has heard that would have heard the line. */
async function settle(pages: readonly Page[]): Promise<void> {
  const before = pages.map(news);
  await a.app.platform.settings.change('currencySymbol', '৳');
  for (const [index, page] of pages.entries())
    await vi.waitFor(() => expect(news(page)).toBeGreaterThan(before[index] ?? 0), { timeout: 60_000 });
}

test('[MSG-04] T28: a visitor and an excluded member hear no room, and who asks before the welcome is disconnected', async () => {
  const [speaker, excluded] = [await a.registerAndLogin(), await a.registerAndLogin()];
  await asOwner(base.url, `update member set status = 'excluded' where id = ${excluded.memberId}`);
  const pages = [await openPage(b, null), await openPage(b, excluded)];
  for (const page of pages) hear(page, 'tea');
  expect((await say(a, speaker, 'tea', 'members only')).status).toBe(200);
  await settle(pages);
  for (const page of pages) {
    expect(heard(page)).toEqual([]);
    expect(page.received).not.toContainEqual({ type: 'hearing', room: 'tea' });
  }
  const [page] = pages;
  page?.socket.send(JSON.stringify({ type: 'hear', room: '../tea' }));
  expect(await page?.closed).toBe(1008);
  pages[1]?.socket.terminate();
});

test('[MOD-03, MSG-04] a line said on one node is heard on the other, by whoever has the room open and nobody else', async () => {
  const [speaker, listener] = [await a.registerAndLogin(), await b.registerAndLogin()];
  const [near, far, elsewhere, silent] = [
    await openPage(a, speaker),
    await openPage(b, listener),
    await openPage(b, listener),
    await openPage(b, listener),
  ];
  await Promise.all([listen(near, 'tea'), listen(far, 'tea'), listen(elsewhere, 'field')]);
  const answer = await say(a, speaker, 'tea', 'চা খাবেন?');
  if (!answer.body.success) throw new Error(answer.raw.body);
  const { waitSeconds: _wait, ...message } = answer.body.value;
  for (const page of [near, far])
    await vi.waitFor(
      () =>
        expect(framesOf(page)).toContainEqual({
          type: 'chat',
          channel: chatChannel('tea'),
          version: message.place,
          data: { room: 'tea', message, hidden: null, slowSeconds: null },
        }),
      { timeout: 60_000 },
    );
  await hideChatMessage(b.app.platform, { id: message.id, by: 'rina', reason: 'rules' });
  await vi.waitFor(() => expect(heard(far)).toEqual(['চা খাবেন?', message.id]), { timeout: 60_000 });
  await settle([elsewhere, silent]);
  expect([heard(elsewhere), heard(silent)]).toEqual([[], []]);
  await listen(far, null);
  expect((await say(b, listener, 'tea', 'nobody listens')).status).toBe(200);
  await settle([far]);
  expect(heard(far)).toEqual(['চা খাবেন?', message.id]);
  for (const page of [near, far, elsewhere, silent]) page.socket.terminate();
});

test('[MSG-04] lines that meet on two nodes have numbers without gaps', async () => {
  const speakers = await Promise.all(Array.from({ length: 8 }, () => a.registerAndLogin()));
  const answers = await Promise.all(
    speakers.map((speaker, index) => say(index % 2 === 0 ? a : b, speaker, 'many', `line ${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(speakers.map(() => 200));
  const places = await base.db.query<{ place: bigint }>(sql`
    select place from chat_message where room = 'many' order by place`);
  expect(places.map(({ place }) => Number(place))).toEqual(speakers.map((_, index) => index + 1));
});

const peopleOf = (page: Page) =>
  framesOf(page).findLast((frame) => frame.type === 'chat-here' && frame.data.room === 'count')?.data;
const places = (page: Page) =>
  framesOf(page).flatMap((frame) => (frame.type === 'chat' ? [frame.version] : []));

test('[MSG-04] a hundred lines at once at two nodes are heard in one order by all pages, none lost or twice', async () => {
  const many = 100;
  const speakers = await base.db.query<{ id: string }>(sql`
    insert into member (merchant, username, username_key, password_hash)
    select 'maidan', 'speaker' || n, 'speaker' || n, '-' from generate_series(1, ${many}::int) n returning id::text`);
  await base.db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', 'storm', 'en', 'Storm')`);
  const listener = await a.registerAndLogin();
  const pages = await Promise.all([a, b, a, b].map((node) => openPage(node, listener)));
  await Promise.all(pages.map((page) => listen(page, 'storm')));
  const said = await Promise.all(
    speakers.map(({ id }, index) =>
      sayInRoom((index % 2 === 0 ? a : b).app.platform, {
        memberId: id,
        room: 'storm',
        operationId: randomUUID(),
        text: `line ${index}`,
      }),
    ),
  );
  const order = Array.from({ length: many }, (_, index) => index + 1);
  for (const page of pages)
    await vi.waitFor(() => expect(places(page)).toHaveLength(many), { timeout: 60_000 });
  expect(pages.map(places)).toEqual(pages.map(() => order));
  expect(said.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(order);
  for (const page of pages) page.socket.terminate();
});

const seen = (page: Page, people: number) =>
  vi.waitFor(() => expect(peopleOf(page)).toEqual({ room: 'count', people }), { timeout: 60_000 });

test('[MSG-04] nobody is counted in a room that there is not', async () => {
  const speaker = await a.registerAndLogin();
  const page = await openPage(a, speaker);
  await listen(page, 'made-up');
  await beHere(a.app.platform, { room: 'made-up', node: randomUUID(), members: [speaker.memberId] });
  expect(await base.db.query(sql`select room from chat_here_count where room = 'made-up'`)).toEqual([]);
  expect(await base.db.query(sql`select room from chat_here where room = 'made-up'`)).toEqual([]);
  page.socket.terminate();
});

test('[MSG-04] how many people have a room open is counted over the nodes, each once, and no longer than they are there', async () => {
  await base.db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', 'count', 'en', 'Count')`);
  const [one, other] = [await a.registerAndLogin(), await b.registerAndLogin()];
  const [first, twin, second] = [await openPage(a, one), await openPage(b, one), await openPage(b, other)];
  await listen(first, 'count');
  await seen(first, 1);
  await listen(second, 'count');
  await seen(first, 2);
  await seen(second, 2);
  await listen(twin, 'count');
  first.socket.terminate();
  await listen(twin, null);
  await seen(second, 1);
  const told = await a.callAs(one, listChatMessages, { room: 'count' });
  expect(told.body).toMatchObject({ value: { here: { people: 1 } } });
  // A node that died says nothing more: its people go when its word has run out.
  await base.db.query(sql`
    insert into chat_here (merchant, room, node, members, held_until)
    values ('maidan', 'count', gen_random_uuid(), '{1,2,3}', clock_timestamp() - interval '1 second')`);
  await listen(twin, 'count');
  await seen(second, 2);
  for (const page of [twin, second]) page.socket.terminate();
});
