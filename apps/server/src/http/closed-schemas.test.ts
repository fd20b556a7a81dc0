import { OPERATIONS } from '@maidan/contract/operations.ts';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { API_FOLDERS, isApiPath } from '#call/api-path.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { schemaOf, type JsonSchema } from '#http/api-document/openapi.ts';
import type { MemberCaller } from '#testing/test-app.ts';

let member: MemberCaller;
let agent: MemberCaller;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  member = await node.registerAndLogin();
  agent = await node.registerAndLogin();
  await database.db.query(sql`update member set type = 1 where id = ${agent.memberId}::bigint`);
});

type Open = JsonSchema & { additionalProperties?: unknown; allOf?: readonly JsonSchema[] };

/** Where a request may carry fields nobody named. */
function openParts(schema: Open, path: string): string[] {
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inside = [
    ...options.flatMap((option) => openParts(option, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => openParts(part, `${path}.${name}`)),
    ...(schema.items === undefined ? [] : openParts(schema.items, `${path}[]`)),
  ];
  return schema.type === 'object' && schema.additionalProperties !== false ? [path, ...inside] : inside;
}

/** What a passkey answers is the browser's; it is read by a schema of its own (`passkey-answer.ts`). */
const OPEN_ON_PURPOSE = ['finishPasskey.answer', 'finishPasskeyLogin.answer'];

test('T15: no request has room for a field that nobody named', () => {
  const open = OPERATIONS.flatMap(({ name, request }) => openParts(schemaOf(request, 'input'), name));
  expect(open.toSorted()).toEqual(OPEN_ON_PURPOSE);
});

const WISHES = ['type', 'isAgent', 'isTrial', 'memberId', 'status', 'merchant', '__proto__', 'constructor'];
const WRITES = OPERATIONS.filter(({ method }) => method !== 'GET');

test.each(WRITES.map((operation) => [operation.name, operation] as const))(
  'T15: %s refuses every field a caller could wish for, and nobody becomes an agent',
  async (_name, operation) => {
    for (const wish of WISHES.filter((name) => !(name === 'type' && operation.name === 'login'))) {
      const input: Record<string, unknown> = JSON.parse(`{"${wish}": {"isAgent": true, "type": 1}}`);
      // What is an agent's alone is asked by one: whoever may not call it at all is refused before.
      const answer = await node.callAs(operation.who === 'agent' ? agent : member, operation, input);
      expect([wish, answer.status, answer.body]).toMatchObject([wish, 400, { success: false }]);
    }
    expect(Reflect.get({}, 'isAgent')).toBeUndefined();
    const [row] = await database.db.query(sql`select type from member where id = ${member.memberId}::bigint`);
    expect(row).toEqual({ type: 0 });
  },
);

/** Beside the operations: the socket, where payment providers bring signed news, and the net for whatever has no name. */
const BESIDE: readonly string[] = [
  LIVE_PATH,
  '/wps/payment/callback/:provider',
  ...API_FOLDERS.map((folder) => `${folder}*`),
];

/** Every path with a method, read from the tree that the router prints. */
function servedPaths(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    return methods === undefined ? [] : [above.join('')];
  });
}

test('T7: where calls live nothing is served but what the contract names', () => {
  const served = servedPaths(node.app.printRoutes()).filter((path) => path === LIVE_PATH || isApiPath(path));
  // One path may be read and written: two operations, named once.
  const named = new Set([...OPERATIONS.map(({ path }): string => path), ...BESIDE]);
  expect([...new Set(served)].toSorted()).toEqual([...named].toSorted());
});

const RELAYS = new Set<string>(OPERATIONS.map(({ path }) => path));
const relayName = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/),
  fc.webUrl().map((url) => encodeURIComponent(url)),
  fc.constantFrom(
    'http:%2f%2f169.254.169.254%2flatest%2fmeta-data',
    '..%2f..%2fsystem%2fstatus',
    'GCSGAME_gameList%00',
    'gcsgame_gamelist',
    'GCSGAME_gameList/',
    'GCSGAME_gameList/..',
    'file:%2f%2f%2fetc%2fpasswd',
    'constructor',
    '__proto__',
    'toString',
  ),
);

test('T7: a relay name nobody wrote down is not found, by any method, and leads nowhere', async () => {
  await fc.assert(
    fc.asyncProperty(relayName, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), async (name, method) => {
      fc.pre(!RELAYS.has(`/wps/relay/${name}`));
      const answer = await node.app.inject({ method, url: `/wps/relay/${name}?url=http://127.0.0.1:1/` });
      expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
      expect(answer.statusCode).toBe(404);
    }),
    { numRuns: 300 },
  );
});
