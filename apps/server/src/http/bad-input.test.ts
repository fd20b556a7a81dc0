import { failureSchema } from '@maidan/contract/envelope.ts';
import type { Operation } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { badInputs, type BadInput } from '#testing/bad-input.ts';
import { headersOf, type Caller, type MemberCaller } from '#testing/test-app.ts';

/** Printed with a failure by fast-check itself; a new one every run, so that time finds more. */
const SEED = Date.now() & 0x7fffffff;
/** Of each operation, other ones in every run of the suite; BAD_INPUTS=1000 searches longer. */
const RUNS = Number(process.env['BAD_INPUTS'] ?? '60');

/** What the test runner keeps in the global object for itself. */
const OF_THE_RUNNER = /^__vi/;

let member: MemberCaller;
let sumOfTables: string;
/** What everything came to before the first of these calls, and comes to after each. */
let untouched: string;
let assertNoPoisoning: (options: { ignoredRootRegex: RegExp }) => void;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  member = await node.registerAndLogin();
  // Activity is noted once a minute: not in the middle of a test that adds up rows.
  await database.db.query(sql`update session set last_seen_at = platform_now() + interval '1 day'`);
  sumOfTables = await sumOfAllTables();
  untouched = await checksum();
  // What is compared with is taken at the import, so everything that loads late must be there already.
  for (const name of Object.getOwnPropertyNames(globalThis)) Reflect.get(globalThis, name);
  ({ assertNoPoisoning } = await import('@fast-check/poisoning'));
});

/** What a refused call may leave behind: notes of the door itself. */
const DOOR_NOTES = ['security_event', 'cipher_nonce', 'login_attempt'];

/** One figure for everything the platform holds; it moves when any row of any table does. */
async function checksum(): Promise<string> {
  const rows = await database.db.query<{ name: string; count: string; sum: string }>({
    text: sumOfTables,
    values: [],
  });
  return rows.map(({ name, count, sum }) => `${name}:${count}:${sum}`).join('\n');
}

async function sumOfAllTables(): Promise<string> {
  const tables = await database.db.query<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
      and c.relname <> all(${DOOR_NOTES}) order by 1`);
  return (
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*)::text as count, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`,
      )
      .join(' union all ')
      // Tables that are read side by side answer in any order.
      .concat(' order by 1')
  );
}

function expectRefusal(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(failureSchema.safeParse(answer.json()).success).toBe(true);
  expect(answer.body).not.toMatch(/node_modules|\.ts:|select |insert |syntax error|at \w+ \(/i);
}

async function send(operation: Operation, input: BadInput, caller: Caller): Promise<LightMyRequestResponse> {
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const headers: Record<string, string> = { ...headersOf(caller), ...input.headers };
  if (inQuery)
    return node.app.inject({ method: operation.method, url: `${operation.path}?${queryOf(input)}`, headers });
  const body =
    operation.encrypted && input.seal
      ? JSON.stringify({ payload: await node.encrypt(operation, input.body) })
      : input.body;
  if (!('content-type' in headers)) headers['content-type'] = 'application/json';
  return node.app.inject({ method: operation.method, url: operation.path, headers, payload: body });
}

/** The same damage in a query string: fields as pairs, anything else as it is. */
function queryOf(input: BadInput): string {
  if (input.fields === undefined) return encodeURI(input.body).slice(0, 10_000);
  return Object.entries(input.fields)
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}

/** Half a surrogate pair has no percent code; its escape is sent instead. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '%'));
}

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    test('[API-01] answers every kind of bad input with the envelope and a 4xx, and no row changes', async () => {
      await fc.assert(
        fc.asyncProperty(badInputs(operation), async (input) => {
          expectRefusal(await send(operation, input, member));
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect(await checksum()).toBe(untouched);
      // T15: nothing that everybody shares was changed on the way.
      assertNoPoisoning({ ignoredRootRegex: OF_THE_RUNNER });
    });
  },
);

const GUARDED = OPERATIONS.filter(({ who }) => who !== 'visitor');

test.each(GUARDED.map((operation) => [operation.name, operation] as const))(
  '[API-03] %s is refused without a session, and with either half alone',
  async (_name, operation) => {
    const stranger = { token: 'A'.repeat(43), cookie: 'maidan-half=B' };
    for (const caller of [{}, { token: member.token }, { cookie: member.cookie }, stranger]) {
      const { method, path: url } = operation;
      const answer = await node.app.inject({ method, url, headers: headersOf(caller) });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'NOT_LOGGED_IN']);
    }
    expect(await checksum()).toBe(untouched);
  },
);
