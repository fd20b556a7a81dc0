import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { PICTURE_MAX_BYTES } from '@maidan/contract/upload/picture.ts';
import { getPicture } from '@maidan/contract/upload/get-picture.ts';
import { uploadPicture } from '@maidan/contract/upload/upload-picture.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import {
  greyPng,
  grownTo,
  manyFrames,
  manyScans,
  photograph,
  photographWithPlace,
  textBomb,
} from '#testing/bad-files.ts';
import { headersOf, type Caller, type MemberCaller } from '#testing/test-app.ts';
import { claimUploads, uploadsOf } from './claim-uploads.ts';
import { forgetUploads } from './forget-uploads.ts';
import { readForOperator } from './read-for-operator.ts';

let member: MemberCaller;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeEach(async () => {
  member = await node.registerAndLogin();
});

type Sent = { status: number; code: string | undefined; id: string; width: number; height: number };

async function send(payload: Buffer, type = 'image/png', caller: Caller = member): Promise<Sent> {
  const answer = await node.app.inject({
    method: 'POST',
    url: uploadPicture.path,
    headers: { ...headersOf(caller), 'content-type': type },
    payload,
  });
  const body = answer.json<{ code?: string; value: { id: string; width: number; height: number } | null }>();
  const { id = '', width = 0, height = 0 } = body.value ?? {};
  return { status: answer.statusCode, code: body.code, id, width, height };
}

const show = (id: string, caller: Caller = member, more = '') =>
  node.app.inject({ url: `${getPicture.path}?id=${id}${more}`, headers: headersOf(caller) });

async function stored(): Promise<number> {
  const [row] = await database.db.query<{ count: number }>(
    sql`select count(*)::int as count from upload where member_id = ${member.memberId}::bigint`,
  );
  return row?.count ?? -1;
}

const PIXELS = 'PICTURE_TOO_MANY_PIXELS';

describe('T17: files that are refused, and leave nothing behind', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['196 million pixels in a few hundred KB', () => greyPng(14_000, 14_000), PIXELS],
    ['one pixel too many in each row', () => greyPng(16_001, 1_000), PIXELS],
    ['nothing at all', () => Buffer.alloc(0), 'PICTURE_TYPE'],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="a"><script/></svg>'), 'PICTURE_TYPE'],
    ['a gif', () => Buffer.from('GIF89a\u0001\0\u0001\0'), 'PICTURE_TYPE'],
    ['a phone\u2019s own format', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'PICTURE_TYPE'],
    ['a web picture', () => sharp(greyPng(8, 8)).webp().toBuffer(), 'PICTURE_TYPE'],
    ['a page that says it is a picture', () => Buffer.from('<!doctype html><p>'), 'PICTURE_TYPE'],
    ['only the first bytes of a png', () => greyPng(64, 64).subarray(0, 20), 'PICTURE_UNREADABLE'],
    ['a png cut in the middle', () => greyPng(900, 900).subarray(0, 400), 'PICTURE_UNREADABLE'],
    ['a jpeg cut in the middle', async () => (await photograph()).subarray(0, 700), 'PICTURE_UNREADABLE'],
    ['a png with a damaged header', () => damaged(greyPng(64, 64), 18), 'PICTURE_UNREADABLE'],
    ['a jpeg that asks for a thousand passes', manyScans, 'PICTURE_UNREADABLE'],
    ['a byte more than 5 MB', () => grownTo(greyPng(64, 64), PICTURE_MAX_BYTES + 1), 'PICTURE_TOO_LARGE'],
  ])('%s', async (_what, make, code) => {
    expect((await send(await make())).code).toBe(code);
    expect(await stored()).toBe(0);
  });

  test('twenty bombs at once: each is refused, and memory stays', async () => {
    const bomb = greyPng(14_000, 14_000);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(bomb)));
    expect(answers.every(({ code }) => code === PIXELS)).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('a form, JSON, and a picture under another name', async () => {
    expect((await send(greyPng(8, 8), 'multipart/form-data; boundary=x')).code).toBe('UNSUPPORTED_MEDIA');
    expect((await send(greyPng(8, 8), 'image/svg+xml')).code).toBe('UNSUPPORTED_MEDIA');
    expect((await send(Buffer.from('{}'), 'application/json')).code).toBe('BAD_REQUEST');
    expect(await stored()).toBe(0);
  });

  test('a length that lies is found out by counting', async () => {
    const origin = await node.app.listen({ host: '127.0.0.1', port: 0 });
    const sent = await sendWithoutLength(origin, [
      greyPng(8, 8),
      ...Array<Buffer>(24).fill(Buffer.alloc(256 * 1024)),
    ]);
    expect([413, 'the line was closed']).toContain(sent);
    expect(await stored()).toBe(0);
  });

  test('more pictures than anybody needs, even all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(greyPng(8, 8))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ code }) => code === 'PICTURE_QUOTA')).toHaveLength(4);
    expect(await stored()).toBe(12);
  });
});

describe('T17: what is taken is drawn anew', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a script after the picture', () => Buffer.concat([greyPng(64, 64), Buffer.from('<script>alert(1)')])],
    [
      'an archive after the picture',
      () => Buffer.concat([greyPng(64, 64), Buffer.from('PK\u0003\u0004alert(1)')]),
    ],
    ['a place and a script in its notes', photographWithPlace],
    ['text that unpacks to 64 MB', () => greyPng(64, 64, [textBomb('zTXt')])],
    ['a colour profile that unpacks to 64 MB', () => greyPng(64, 64, [textBomb('iCCP')])],
    ['ten thousand frames', () => greyPng(8, 8, manyFrames(10_000))],
    ['a single row of 65,535 pixels', () => greyPng(65_535, 1)],
    ['exactly 5 MB', () => grownTo(greyPng(64, 64), PICTURE_MAX_BYTES)],
  ])('%s', async (_what, make) => {
    expect(await harmLeftBy(await send(await make(), 'image/jpeg'))).toEqual([]);
  });

  test('a photograph stands upright, whatever its notes said', async () => {
    expect(await send(await photographWithPlace(), 'image/jpeg')).toMatchObject({ width: 32, height: 64 });
  });
});

describe('T17: who may see it', () => {
  test('nobody but the owner: for others it does not exist', async () => {
    const { id } = await send(await photograph(), 'image/jpeg');
    const other = await node.registerAndLogin();
    expect((await show(id, other)).statusCode).toBe(404);
    expect((await show(id, {})).statusCode).toBe(401);
    expect((await show(id, { cookie: member.cookie })).statusCode).toBe(401);
    expect((await show(randomUUID())).statusCode).toBe(404);
    expect((await show('../../x.png')).statusCode).toBe(400);
  });

  test('and to the owner it is a picture that can do nothing', async () => {
    const { id } = await send(await photograph(), 'image/jpeg');
    const { headers, statusCode } = await show(id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  test('[MEM-13] a list asks for a small look at it: the same door, a fraction of the bytes', async () => {
    const { id } = await send(await photograph(1_600, 1_200), 'image/jpeg');
    const other = await node.registerAndLogin();
    expect((await show(id, other, '&size=small')).statusCode).toBe(404);
    expect((await show(id, {}, '&size=small')).statusCode).toBe(401);
    expect((await show(id, member, '&size=huge')).statusCode).toBe(400);
    const [small, whole] = [await show(id, member, '&size=small'), await show(id)];
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 240,
    });
    expect(small.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 4);
  });
});

test('an operator may see it, and the audit says who did', async () => {
  const { merchant } = node.app.platform.config;
  const { id } = await send(await photograph(), 'image/jpeg');
  const seen = await readForOperator(database.db, merchant, { id, operator: 'rahima' });
  expect(seen?.equals((await show(id)).rawPayload)).toBe(true);
  expect(await readForOperator(database.db, merchant, { id: randomUUID(), operator: 'rahima' })).toBeNull();
  const entries = await database.db.query(sql`select actor, action, subject from audit_entry`);
  expect(entries).toEqual([{ actor: 'rahima', action: 'picture-seen', subject: `upload:${id}` }]);
});

const claimAs = (memberId: string, ids: string[], subject: string) =>
  database.db.transaction((tx) =>
    claimUploads(tx, { merchant: node.app.platform.config.merchant, memberId, ids, subject }),
  );

describe('what a picture proves', () => {
  test('another\u2019s, an unknown or a used one refuses the whole claim', async () => {
    const other = await node.registerAndLogin();
    const { id: own } = await send(greyPng(8, 8));
    const { id: second } = await send(greyPng(8, 8));
    const { id: foreign } = await send(greyPng(8, 8), 'image/png', other);
    for (const bad of [foreign, randomUUID()])
      await expect(claimAs(member.memberId, [own, bad], 'deposit:1')).rejects.toThrow('PICTURE_UNKNOWN');
    await claimAs(member.memberId, [own], 'deposit:1');
    await expect(claimAs(member.memberId, [own, second], 'deposit:2')).rejects.toThrow('PICTURE_UNKNOWN');
    const { merchant } = node.app.platform.config;
    expect(await uploadsOf(database.db, merchant, 'deposit:1')).toEqual([own]);
    expect(await uploadsOf(database.db, merchant, 'deposit:2')).toEqual([]);
  });

  test('one that proves nothing within a day is forgotten, and no other', async () => {
    const { id: used } = await send(greyPng(8, 8));
    await send(greyPng(8, 8));
    await claimAs(member.memberId, [used], 'deposit:7');
    await asOwner(database.url, `update upload set created_at = created_at - interval '25 hours'`);
    expect(await forgetUploads.run(node.app.platform, node.app.log)).toBeGreaterThan(0);
    expect(await stored()).toBe(1);
    expect((await show(used)).statusCode).toBe(200);
  });
});

/** A decoder may also refuse what it finds strange; what it keeps is a plain picture without anything beside it. */
async function harmLeftBy(sent: Sent): Promise<string[]> {
  if (sent.status !== 200)
    return sent.code === 'PICTURE_UNREADABLE' && (await stored()) === 0 ? [] : ['kept'];
  const picture = (await show(sent.id)).rawPayload;
  const { format, exif, icc, width, height } = await sharp(picture).metadata();
  const harm = {
    format: format !== 'jpeg',
    notes: exif !== undefined || icc !== undefined,
    size: Math.max(width, height) > 2_560,
    script: picture.includes('alert'),
    place: picture.includes('GPS'),
  };
  return Object.entries(harm).flatMap(([name, found]) => (found ? [name] : []));
}

/** In pieces, without saying how much is to come. */
function sendWithoutLength(origin: string, pieces: readonly Buffer[]): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { ...headersOf(member), 'content-type': 'image/png' };
    const call = request(origin + uploadPicture.path, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', () => resolve('the line was closed'));
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}

/** The byte at this place, turned. */
function damaged(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}
