import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { framesOf, listeningNode, openPage, type Page } from '#testing/live-page.ts';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { hideChatMessage } from './hide-chat-message.ts';

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
  const message = answer.body.value;
  for (const page of [near, far])
    await vi.waitFor(
      () =>
        expect(framesOf(page)).toContainEqual({
          type: 'chat',
          channel: chatChannel('tea'),
          version: message.place,
          data: { room: 'tea', message, hidden: null },
        }),
      { timeout: 60_000 },
    );
  await hideChatMessage(b.app.platform, message.id);
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
