import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type PosterRow = {
  nodeId: string;
  title: LocalText;
  category: string;
  vendor: string;
  seed: bigint;
};
export type BannerPictureRow = { id: string; groupName: string; scene: string; seed: bigint };
export type VendorRow = { code: string; name: string };

type Key = { merchant: string; id: string };

const first = async <Row extends object>(rows: Promise<Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;

const POSTER = sql`select node_id, name as title, case classify when 'CRASH' then 'MXWIN' when 'VP' then 'LIVE' when 'TG' then 'LIVE' else category end as category,
  vendor_code as vendor, poster_seed as seed from game`;

export function findPoster(db: Database, { merchant, id }: Key): Promise<PosterRow | null> {
  const statement = sql`${POSTER} where merchant = ${merchant} and node_id = ${id}`;
  return first(db.query<PosterRow>(prepared('find-poster', statement)));
}

export function findBannerPicture(db: Database, { merchant, id }: Key): Promise<BannerPictureRow | null> {
  const statement = sql`
    select id, group_name, scene, seed from banner where merchant = ${merchant} and id = ${id}`;
  return first(db.query<BannerPictureRow>(prepared('find-banner-picture', statement)));
}

export function findVendor(db: Database, { merchant, id }: Key): Promise<VendorRow | null> {
  const statement = sql`select code, name ->> ${DEFAULT_LANGUAGE} as name from vendor where merchant = ${merchant} and code = ${id}`;
  return first(db.query<VendorRow>(prepared('find-vendor', statement)));
}

export async function findAvatarPicture(db: Database, { merchant, id }: Key): Promise<Buffer | null> {
  const rows = await db.query<{ picture: Buffer }>(sql`
    select picture from avatar_picture where merchant = ${merchant} and id = ${id}::uuid`);
  return rows[0]?.picture ?? null;
}

export async function findHousePicture(db: Database, { merchant, id }: Key): Promise<Buffer | null> {
  const rows = await db.query<{ picture: Buffer }>(sql`
    select picture from house_picture where merchant = ${merchant} and id = ${id}::uuid`);
  return rows[0]?.picture ?? null;
}

/** What the home page shows first: the head of every category, the hot list, and all banners. */
export function readHomePosters(
  db: Database,
  { merchant, perSection, hot }: { merchant: string; perSection: number; hot: number },
): Promise<PosterRow[]> {
  return db.query<PosterRow>(sql`
    ${POSTER} where merchant = ${merchant} and (
      node_id in (select l.node_id from game_listing l where l.merchant = ${merchant} and l.vendor_code = ''
        and l.classify = '' and l.position <= ${perSection})
      or node_id in (select g.node_id from game g where g.merchant = ${merchant} and g.hot_rank is not null
        order by g.hot_rank limit ${hot}))
    order by hot_rank nulls last, node_id`);
}

export function readBannerPictures(db: Database, merchant: string): Promise<BannerPictureRow[]> {
  return db.query<BannerPictureRow>(sql`
    select id, group_name, scene, seed from banner where merchant = ${merchant} and active
    order by group_name desc, sort_order`);
}
