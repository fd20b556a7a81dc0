import { randomUUID } from 'node:crypto';
import { setInterval as every } from 'node:timers/promises';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '#db/sql.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { framesOf, openPage, type Page } from '#testing/live-page.ts';
import { makeManyMembers } from '#testing/many-members.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';

const A_SECOND = 100;
const SECONDS = 4;
const TICK_MS = 100;

const base = await databaseForThisFile();
/** As an operator starts them: they share nothing but the database. */
let nodes: NodeProcess[] = [];
beforeAll(async () => {
  await base.db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', 'storm', 'en', 'Storm')`);
  nodes = await Promise.all([startNodeProcess(base.url), startNodeProcess(base.url)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
});

const linesOf = (page: Page) =>
  framesOf(page).flatMap((frame) =>
    frame.type === 'chat' && frame.data.message !== null
      ? [{ place: frame.version, text: frame.data.message.text }]
      : [],
  );

test('[MSG-04] a hundred lines a second at two server processes are heard in one order by pages of both, none lost or twice', async () => {
  const many = A_SECOND * SECONDS;
  const [listener, ...speakers] = await makeManyMembers(base.db, many + 1);
  if (listener === undefined) throw new Error('nobody listens');
  const pages = await Promise.all([...nodes, ...nodes].map((node) => openPage(node, listener)));
  for (const page of pages) page.socket.send(JSON.stringify({ type: 'hear', room: 'storm' }));
  for (const page of pages)
    await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'hearing', room: 'storm' }), {
      timeout: 60_000,
    });
  // Said by the clock, whether or not those before were answered.
  const said: Promise<number | undefined>[] = [];
  for await (const _ of every(TICK_MS)) {
    for (let line = 0; line < (A_SECOND * TICK_MS) / 1_000; line += 1) {
      const place = said.length;
      said.push(
        Promise.resolve(
          nodes[place % nodes.length]?.post(speakers[place] ?? {}, sendChatMessage, {
            room: 'storm',
            operationId: randomUUID(),
            text: `line ${place}`,
          }),
        ),
      );
    }
    if (said.length >= many) break;
  }
  expect(new Set(await Promise.all(said))).toEqual(new Set([200]));
  const kept = await base.db.query<{ place: bigint; text: string }>(sql`
    select place, text from chat_message where room = 'storm' order by place`);
  const order = kept.map(({ place, text }) => ({ place: Number(place), text }));
  expect(order.map(({ place }) => place)).toEqual(Array.from({ length: many }, (_, index) => index + 1));
  expect(new Set(order.map(({ text }) => text)).size).toBe(many);
  for (const page of pages)
    await vi.waitFor(() => expect(linesOf(page)).toHaveLength(many), { timeout: 60_000 });
  for (const page of pages) {
    expect(linesOf(page)).toEqual(order);
    page.socket.terminate();
  }
});
