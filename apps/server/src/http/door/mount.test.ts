import { defineOperation } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import * as z from 'zod/mini';
import { sql } from '#db/sql.ts';
import type { CallContext } from '#call/call-context.ts';
import { mount } from '#http/door/mount.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const forAgents = defineOperation({
  name: 'forAgents',
  summary: 'For agents only',
  method: 'POST',
  path: '/wps/test/agents',
  who: 'agent',
  encrypted: false,
  perMinute: 2,
  request: z.strictObject({ count: z.number() }),
  response: z.object({ shown: z.string() }),
  errors: [],
});
const breaksPromise = defineOperation({
  ...forAgents,
  name: 'breaksPromise',
  path: '/wps/test/promise',
  who: 'visitor',
});

let node: TestApp;
let seen: CallContext['session'] = null;

const database = await databaseForThisFile();
beforeAll(async () => {
  node = await createTestApp({
    ...database,
    rateLimitFactor: 1,
    extend: (app) => {
      mount(app, forAgents, ({ session }, { count }) => {
        seen = session;
        const row = { shown: `${count}`, passwordHash: 'secret' };
        return row;
      });
      mount(app, breaksPromise, () => ({ shown: JSON.parse('1') }));
    },
  });
});
afterAll(async () => {
  await node.close();
});

test('R5: a member is no agent, whatever is claimed; who it is comes from the database on every call', async () => {
  const member = await node.registerAndLogin();
  const refused = await node.callAs(member, forAgents, { count: 1 });
  expect([refused.status, refused.raw.json<{ code: string }>().code]).toEqual([403, 'NOT_ALLOWED']);
  expect(seen).toBeNull();
  await database.db.query(sql`update member set type = 41 where username = ${member.username}`);
  const answer = await node.callAs(member, forAgents, { count: 1 });
  expect(answer.status).toBe(200);
  expect(seen).toMatchObject({ memberId: member.memberId, type: 41, isAgent: true, isTrial: false });
});

test('what the response does not promise stays in the house', async () => {
  const agent = await node.registerAndLogin();
  await database.db.query(sql`update member set type = 1 where username = ${agent.username}`);
  const answer = await node.callAs(agent, forAgents, { count: 2 });
  expect(answer.raw.body).toBe('{"success":true,"value":{"shown":"2"},"message":""}');
});

test('limits count for each session by itself, before anything else is looked at', async () => {
  const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const statuses = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await node.callAs(one, forAgents, { count })).status);
  expect(statuses).toEqual([403, 403, 429]);
  expect((await node.callAs(other, forAgents, { count: 1 })).status).toBe(403);
});

test('an answer against the own promise is a failure of ours, not a wrong answer', async () => {
  const answer = await node.callAs(null, breaksPromise, { count: 1 });
  expect([answer.status, answer.raw.json<{ code: string }>().code]).toEqual([500, 'INTERNAL']);
});
