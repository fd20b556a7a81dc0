import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { countUnread } from '@maidan/contract/messages/count-unread.ts';
import { markRead } from '@maidan/contract/messages/mark-read.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { publishAnnouncement } from './save-content.ts';
import { endAnnouncement } from './messages.store.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const publish = (type: string, execution: string | null) =>
  publishAnnouncement(node.app.platform, {
    type,
    execution,
    title: { en: 'Rain', bn: 'বৃষ্টি' },
    content: { en: '<p>It rains.</p>', bn: '<p>বৃষ্টি হচ্ছে।</p>' },
  });
const unreadOf = async (member: MemberCaller) => {
  const [{ body }, info] = [
    await node.callAs(member, countUnread, {}),
    (await node.callAs(member, getMemberInfo, {})).body,
  ];
  if (!body.success || !info.success) throw new Error('not answered');
  expect(info.value.unreadMessage).toBe(body.value.unreadMessage);
  return body.value.ids;
};

test('[HDR-08] [SET-04] what is unread is counted for each member by what they are shown, and reading it holds', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  expect(await unreadOf(member)).toEqual([]);
  const [notice, forMembers] = [await publish('PL', null), await publish('H', 'A')];
  const elsewhere = [await publish('PU', 'F'), await publish('PR', 'B'), await publish('PL', 'B')];
  // Read in the center, and counted by nobody.
  await publish('PR', null);
  expect((await unreadOf(member)).toSorted()).toEqual([notice, forMembers].toSorted());
  const mark = async (ids: string[]) => (await node.callAs(member, markRead, { ids })).body;
  expect(await mark([])).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect(await mark(['999999', ...elsewhere])).toMatchObject({ success: true, value: { unreadMessage: 2 } });
  expect(await database.db.query(sql`select announcement_id from announcement_read`)).toEqual([]);
  expect(await mark([notice])).toMatchObject({ success: true, value: { unreadMessage: 1 } });
  expect(await mark([notice])).toMatchObject({ success: true, value: { unreadMessage: 1 } });
  expect(await unreadOf(member)).toEqual([forMembers]);
  expect((await unreadOf(other)).length).toBe(2);
  await endAnnouncement(database.db, 'maidan', forMembers);
  await endAnnouncement(database.db, 'maidan', notice);
  expect(await unreadOf(member)).toEqual([]);
  expect(await database.db.query(sql`select announcement_id from announcement_read`)).toEqual([]);
});
