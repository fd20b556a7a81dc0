import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type Execution = 'A' | 'B' | 'F';
export type AnnouncementType = 'PL' | 'H' | 'PU' | 'PR';

export type AnnouncementRow = {
  id: bigint;
  type: AnnouncementType;
  execution: Execution | null;
  promotionType: string;
  title: LocalText;
  content: LocalText;
  publishedAt: Date;
};

export type BannerRow = {
  id: string;
  groupName: 'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu' | 'w_sports';
  /** MSG-05: one of the house's pictures; null is drawn from the scene. */
  picture: string | null;
  title: LocalText;
  subtitle: LocalText | null;
  linkageType: 'none' | 'page' | 'game' | 'url';
  url: string;
};

/** More than this never fits a screen; it bounds the answer whatever an operator writes. */
const MAX_ROWS = 100;

/** MSG-02: members see A, visitors B; a first login sees F and then what every member sees. Null is for everybody. */
export function readAnnouncements(
  db: Database,
  {
    merchant,
    execution,
    types,
  }: { merchant: string; execution: Execution; types: readonly AnnouncementType[] },
): Promise<AnnouncementRow[]> {
  const audience = execution === 'F' ? ['F', 'A'] : [execution];
  const statement = sql`
    select id, type, execution, promotion_type, title, content, published_at
    from announcement
    where merchant = ${merchant} and type = any(${types}::text[])
      and (execution is null or execution = any(${audience}::text[]))
      and published_at <= platform_now() and (ends_at is null or ends_at > platform_now())
    order by coalesce(execution = 'F', false) desc, sort_order, published_at desc, id
    limit ${MAX_ROWS}`;
  return db.query<AnnouncementRow>(prepared('announcements', statement));
}

export function readBanners(db: Database, merchant: string): Promise<BannerRow[]> {
  const statement = sql`
    select id, group_name, title, subtitle, picture, linkage_type, url
    from banner where merchant = ${merchant} and active
    order by group_name, sort_order, id limit ${MAX_ROWS}`;
  return db.query<BannerRow>(prepared('banners', statement));
}

/** What comes here is clean already: `save-content.ts` and the seed are the only callers. */
export async function writeAnnouncement(
  db: Pick<Database, 'query'>,
  merchant: string,
  item: {
    type: AnnouncementType;
    execution: Execution | null;
    promotionType: string;
    title: LocalText;
    content: LocalText;
    endsAt: string | null;
  },
): Promise<{ id: bigint }> {
  const { type, execution, promotionType, title, content, endsAt } = item;
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into announcement (merchant, type, execution, promotion_type, title, content, ends_at)
    values (${merchant}, ${type}, ${execution}, ${promotionType}, ${JSON.stringify(title)}::jsonb,
      ${JSON.stringify(content)}::jsonb, ${endsAt}::timestamptz)
    returning id`);
  if (row === undefined) throw new Error('an announcement was not written');
  return row;
}

export async function endAnnouncement(db: Database, merchant: string, id: string): Promise<boolean> {
  const ended = await db.query(sql`
    delete from announcement where merchant = ${merchant} and id = ${id}::bigint returning id`);
  return ended.length > 0;
}

export function listAllAnnouncements(db: Database, merchant: string) {
  return db.query<{ id: bigint; type: string; execution: Execution | null; title: string }>(sql`
    select id, type, execution, title ->> ${DEFAULT_LANGUAGE} as title from announcement where merchant = ${merchant}
    order by sort_order, published_at desc, id`);
}

export async function writeBanner(
  db: Database,
  merchant: string,
  item: Pick<BannerRow, 'id' | 'picture' | 'linkageType' | 'url'> & {
    group: BannerRow['groupName'];
    title: LocalText;
    subtitle: LocalText;
    scene: string;
    seed: number;
  },
): Promise<void> {
  const { id, group, title, subtitle, scene, seed, picture, linkageType, url } = item;
  await db.query(sql`
    insert into banner (merchant, id, group_name, title, subtitle, scene, seed, picture, linkage_type, url)
    values (${merchant}, ${id}, ${group}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(subtitle)}::jsonb, ${scene}, ${seed},
      ${picture}::uuid, ${linkageType}, ${url})
    on conflict (merchant, id) do update set group_name = excluded.group_name, title = excluded.title, subtitle = excluded.subtitle,
      scene = excluded.scene, seed = excluded.seed, picture = excluded.picture, linkage_type = excluded.linkage_type, url = excluded.url,
      active = true`);
}

/** It is shown no more; its picture stays, because texts may refer to it. */
export async function removeBanner(db: Database, merchant: string, id: string): Promise<boolean> {
  const removed = await db.query(sql`
    update banner set active = false where merchant = ${merchant} and id = ${id} and active returning id`);
  return removed.length > 0;
}

export async function writeHousePicture(
  db: Database,
  merchant: string,
  { width, height, picture }: { width: number; height: number; picture: Uint8Array },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    insert into house_picture (merchant, width, height, picture)
    values (${merchant}, ${width}, ${height}, ${picture}) returning id`);
  if (row === undefined) throw new Error('a picture was stored and has no id');
  return row.id;
}

export async function hasHousePicture(db: Database, merchant: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from house_picture where merchant = ${merchant} and id = ${id}::uuid`);
  return rows.length > 0;
}
