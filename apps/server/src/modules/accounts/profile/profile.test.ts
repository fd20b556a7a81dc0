import { randomUUID } from 'node:crypto';
import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { profileChannel } from '@maidan/contract/live.ts';
import { DRAWN_AVATARS } from '@maidan/contract/accounts/profile/avatars.ts';
import { getIcon } from '@maidan/contract/accounts/profile/get-icon.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { setIcon } from '@maidan/contract/accounts/profile/set-icon.ts';
import { setNickname } from '@maidan/contract/accounts/profile/set-nickname.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { uploadPicture } from '@maidan/contract/upload/upload-picture.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { BusMessage } from '#live/bus.ts';
import { forgetUploads } from '#modules/upload/forget-uploads.ts';
import { asOwner } from '#testing/as-owner.ts';
import { headersOf, type MemberCaller } from '#testing/test-app.ts';

const published: BusMessage[] = [];
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  node.app.platform.bus.subscribe((message) => void published.push(message));
});

const codeOf = async (member: MemberCaller, request: RequestOf<typeof setIcon>) => {
  const { body } = await node.callAs(member, setIcon, request);
  return body.success ? 'taken' : body.code;
};
const infoOf = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, getMemberInfo, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};
async function send(member: MemberCaller): Promise<string> {
  const photograph = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
  const answer = await node.app.inject({
    method: 'POST',
    url: uploadPicture.path,
    headers: { ...headersOf(member), 'content-type': 'image/jpeg' },
    payload: photograph,
  });
  return answer.json<{ value: { id: string } }>().value.id;
}
const heard = (member: MemberCaller) =>
  published.filter(
    (message) => message.kind === 'frame' && message.frame.channel === profileChannel(member.memberId),
  ).length;

test('[HDR-05] neither a name that is not drawn, nor two at once, nor another’s picture becomes an avatar', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const before = await infoOf(member);
  const foreign = await send(other);
  const refused: readonly (readonly [object, string])[] = [
    [{}, 'BAD_REQUEST'],
    [{ drawn: 'dragonking' }, 'BAD_REQUEST'],
    [{ drawn: 'tiger', pictureId: foreign }, 'BAD_REQUEST'],
    [{ pictureId: foreign }, 'PICTURE_UNKNOWN'],
    [{ pictureId: randomUUID() }, 'PICTURE_UNKNOWN'],
  ];
  for (const [request, code] of refused)
    expect([request, await codeOf(member, request)]).toEqual([request, code]);
  expect((await infoOf(member)).iconUrl).toBe(before.iconUrl);
  expect(await database.db.query(sql`select id from avatar_picture`)).toEqual([]);
});

test('[HDR-05] everybody wears a drawn picture, and may choose another of at least twelve', async () => {
  const member = await node.registerAndLogin();
  const { body } = await node.callAs(member, getIcon, {});
  if (!body.success) throw new Error(body.code);
  expect(body.value.choices.map(({ name }) => name)).toEqual([...DRAWN_AVATARS]);
  expect(new Set(DRAWN_AVATARS).size).toBeGreaterThanOrEqual(12);
  const pictures = await Promise.all(
    body.value.choices.map(({ iconUrl }) => node.app.inject({ url: iconUrl })),
  );
  expect(new Set(pictures.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(
    DRAWN_AVATARS.length,
  );
  expect((await infoOf(member)).iconUrl).toBe(body.value.iconUrl);
  const next = body.value.choices.find(({ name }) => name !== body.value.drawn);
  if (next === undefined) throw new Error('there is no other');
  const chosen = await node.callAs(member, setIcon, { drawn: next.name });
  expect(chosen.body).toMatchObject({ success: true, value: { drawn: next.name, iconUrl: next.iconUrl } });
  expect((await infoOf(member)).iconUrl).toBe(next.iconUrl);
});

test('[HDR-05] an own picture is a small square with nothing beside its pixels; the one before it is gone', async () => {
  const member = await node.registerAndLogin();
  const first = await send(member);
  expect(await codeOf(member, { pictureId: first })).toBe('taken');
  expect(await codeOf(member, { pictureId: first })).toBe('PICTURE_UNKNOWN');
  const { iconUrl } = await infoOf(member);
  const shown = await node.app.inject({ url: iconUrl });
  const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await codeOf(member, { pictureId: await send(member) })).toBe('taken');
  expect((await node.app.inject({ url: iconUrl })).statusCode).toBe(404);
  expect((await node.app.inject({ url: (await infoOf(member)).iconUrl })).statusCode).toBe(200);
  await asOwner(database.url, `update upload set created_at = created_at - interval '25 hours'`);
  await forgetUploads.run(node.app.platform, node.app.log);
  expect(await database.db.query(sql`select id from upload where subject like 'avatar:%'`)).toEqual([]);
  expect((await node.app.inject({ url: (await infoOf(member)).iconUrl })).statusCode).toBe(200);
});

test('[HDR-05] [MSG-04] in the chat others see a drawn picture, never the one that was sent', async () => {
  const [member, reader] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await database.db.query(sql`
    insert into chat_room (merchant, room, language, name) values ('maidan', 'tea', 'en', 'Tea')`);
  await codeOf(member, { pictureId: await send(member) });
  await node.callAs(member, sendChatMessage, {
    room: 'tea',
    operationId: randomUUID(),
    text: 'Good evening',
  });
  const { body } = await node.callAs(reader, listChatMessages, { room: 'tea' });
  if (!body.success) throw new Error(body.code);
  const names = new Set(DRAWN_AVATARS.map((name) => `/media/avatar/${name}.webp`));
  expect(body.value.messages.map(({ iconUrl }) => names.has(iconUrl.split('?')[0] ?? ''))).toEqual([true]);
});

test('[HDR-05] a nickname that speaks for the house is refused in every language, and a good one reaches every device', async () => {
  const member = await node.registerAndLogin();
  const { nickname: before } = await infoOf(member);
  const choose = async (nickname: string) => (await node.callAs(member, setNickname, { nickname })).body;
  expect(await choose('Ma1dan Supp0rt')).toMatchObject({ success: false, code: 'NICKNAME_RESERVED' });
  expect(await choose('অ্যাডমিন')).toMatchObject({ success: false, code: 'NICKNAME_RESERVED' });
  expect(await choose('मैदान सपोर्ट')).toMatchObject({ success: false, code: 'NICKNAME_RESERVED' });
  expect(await choose('\u202Eevil')).toMatchObject({ success: false, code: 'NICKNAME_FORM' });
  expect(await choose('x'.repeat(500))).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect((await infoOf(member)).nickname).toBe(before);
  const quiet = heard(member);
  expect(await choose('  রহিম  ভাই ')).toMatchObject({ success: true, value: { nickname: 'রহিম ভাই' } });
  expect((await infoOf(member)).nickname).toBe('রহিম ভাই');
  await expect.poll(() => heard(member)).toBe(quiet + 1);
});
