import { addFavourite, MOST_FAVOURITES } from '@maidan/contract/games/add-favourite.ts';
import { listFavouriteIds } from '@maidan/contract/games/list-favourite-ids.ts';
import { listFavourites } from '@maidan/contract/games/list-favourites.ts';
import { removeFavourite } from '@maidan/contract/games/remove-favourite.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { ownFramesOf, listeningNode, openPage } from '#testing/live-page.ts';
import type { Caller, MemberCaller, TestApp } from '#testing/test-app.ts';

let site: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await asOwner(
    base.url,
    `insert into vendor (merchant, code, name, sort_order) values ('maidan', 'V', '{"en": "V", "bn": "ভি"}', 1);
     insert into game (merchant, node_id, vendor_code, game_code, category, classify, name, slug, released_at, open, poster_seed, sort_order)
     select 'maidan', n::text, 'V', 'g' || n, case when n = 2 then 'LIVE' else 'RNG' end,
       case when n = 3 then 'CRASH' end, 
       jsonb_build_object('en', 'Game ' || n, 'bn', 'গেম ' || n), 'g' || n, platform_now(), false, n, n
     from generate_series(1, 1005) n`,
  );
  site = await listeningNode(base);
});
afterAll(async () => {
  await site.close();
});

const add = (caller: Caller | null, nodeId: string) => site.callAs(caller, addFavourite, { nodeId });
const remove = (caller: Caller | null, nodeId: string) => site.callAs(caller, removeFavourite, { nodeId });
async function idsOf(caller: Caller) {
  const { body } = await site.callAs(caller, listFavouriteIds, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const rowsOf = ({ memberId }: MemberCaller) =>
  base.db.query(sql`select node_id from favourite_game where member_id = ${memberId}::bigint`);

describe('who may not', () => {
  test('[GAM-06] a visitor is asked to log in, and nothing is written', async () => {
    const before = await base.db.query(sql`select from favourite_game`);
    for (const answer of [await add(null, '1'), await remove(null, '1')])
      expect([answer.status, answer.body.success]).toEqual([401, false]);
    for (const operation of [listFavourites, listFavouriteIds])
      expect((await site.callAs(null, operation, {})).status).toBe(401);
    expect(await base.db.query(sql`select from favourite_game`)).toHaveLength(before.length);
  });

  test('a game that is in no catalogue cannot become a favourite', async () => {
    const member = await site.registerAndLogin();
    expect((await add(member, 'nowhere')).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(await rowsOf(member)).toEqual([]);
  });

  test('[GAM-07] more than one page of favourites is refused, and the list stays as it was', async () => {
    const member = await site.registerAndLogin();
    await asOwner(
      base.url,
      `insert into favourite_list values ('maidan', ${member.memberId}, ${MOST_FAVOURITES});
       insert into favourite_game (merchant, member_id, node_id, place)
       select 'maidan', ${member.memberId}, n::text, n from generate_series(1, ${MOST_FAVOURITES}) n`,
    );
    expect((await add(member, '1001')).body).toMatchObject({ success: false, code: 'FAVOURITES_FULL' });
    expect(await rowsOf(member)).toHaveLength(MOST_FAVOURITES);
    expect((await add(member, '5')).body.success).toBe(true);
    await remove(member, '5');
    expect((await add(member, '1001')).body.success).toBe(true);
    expect((await idsOf(member)).favGameIds[0]).toBe('1001');
  });

  test('favourites are one’s own: nobody sees or removes those of another', async () => {
    const [one, other] = [await site.registerAndLogin(), await site.registerAndLogin()];
    await add(one, '1');
    await remove(other, '1');
    expect((await idsOf(other)).favGameIds).toEqual([]);
    expect((await idsOf(one)).favGameIds).toEqual(['1']);
  });
});

describe('hearts', () => {
  test('[GAM-06] the newest stands first, once, however often it is added', async () => {
    const member = await site.registerAndLogin();
    for (const nodeId of ['1', '2', '3']) await add(member, nodeId);
    const again = await add(member, '1');
    expect(again.body).toMatchObject({ value: { nodeId: '1', favourite: true, version: 3 } });
    expect(await idsOf(member)).toEqual({ favGameIds: ['3', '2', '1'], version: 3 });
    expect((await remove(member, '2')).body).toMatchObject({ value: { favourite: false, version: 4 } });
    expect((await remove(member, '2')).body).toMatchObject({ value: { favourite: false, version: 4 } });
    expect(await idsOf(member)).toEqual({ favGameIds: ['3', '1'], version: 4 });
    expect((await remove(await site.registerAndLogin(), '2')).body).toMatchObject({ value: { version: 0 } });
  });

  test('[GAM-06] presses that meet are all counted, each with a number of its own', async () => {
    const member = await site.registerAndLogin();
    const nodes = Array.from({ length: 12 }, (_, index) => String(index + 1));
    await Promise.all([...nodes, ...nodes].map((nodeId) => add(member, nodeId)));
    const { favGameIds, version } = await idsOf(member);
    expect(favGameIds.toSorted()).toEqual(nodes.toSorted());
    expect(version).toBe(nodes.length);
  });

  test('[GAM-07] the list has content, pageNum, totalPages and favGameIds, by kind and in the language asked for', async () => {
    const member = await site.registerAndLogin();
    for (const nodeId of ['1', '2', '3', '4']) await add(member, nodeId);
    const all = await site.callAs(member, listFavourites, { pageSize: '3', pageNo: '2', language: 'bn' });
    expect(all.body).toMatchObject({
      value: {
        content: [{ nodeId: '1', displayName: 'গেম 1' }],
        pageNum: 2,
        totalPages: 2,
        favGameIds: ['4', '3', '2', '1'],
      },
    });
    const kind = async (gameType: 'RNG' | 'LIVE' | 'MXWIN') => {
      const { body } = await site.callAs(member, listFavourites, { gameType });
      return body.success ? body.value.favGameIds : [];
    };
    expect([await kind('RNG'), await kind('LIVE'), await kind('MXWIN')]).toEqual([
      ['4', '3', '1'],
      ['2'],
      ['3'],
    ]);
    const flash = await site.callAs(member, listFavourites, { platform: 'flash' });
    expect(flash.body).toMatchObject({ value: { content: [], totalPages: 0 } });
  });

  test('[GAM-06] a trial player, who is logged in, keeps favourites too', async () => {
    const trial = await site.registerAndLogin();
    await base.db.query(sql`update member set type = 4 where id = ${trial.memberId}::bigint`);
    expect((await add(trial, '1')).status).toBe(200);
    expect((await idsOf(trial)).favGameIds).toEqual(['1']);
  });

  test('[GAM-06] the member’s other devices hear of each change once, and nobody else does', async () => {
    const [member, stranger] = [await site.registerAndLogin(), await site.registerAndLogin()];
    const [device, other] = [await openPage(site, member), await openPage(site, stranger)];
    await add(member, '7');
    await add(member, '7');
    await remove(member, '7');
    await add(stranger, '8');
    const channel = `favourites:${member.memberId}`;
    await expect
      .poll(() => ownFramesOf(device))
      .toEqual([
        { type: 'favourites', channel, version: 1, data: { nodeId: '7', favourite: true } },
        { type: 'favourites', channel, version: 2, data: { nodeId: '7', favourite: false } },
      ]);
    await expect.poll(() => ownFramesOf(other)).toMatchObject([{ data: { nodeId: '8' } }]);
    for (const page of [device, other]) page.socket.terminate();
  });

  test('a game that leaves the catalogue leaves the favourites', async () => {
    const member = await site.registerAndLogin();
    for (const nodeId of ['1', '1005']) await add(member, nodeId);
    await asOwner(base.url, `delete from game where node_id = '1005'`);
    expect((await idsOf(member)).favGameIds).toEqual(['1']);
  });
});
