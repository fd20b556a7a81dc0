import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type Execution = 'A' | 'B' | 'F';
export type AnnouncementType = 'PL' | 'H' | 'PU' | 'PR';

export type AnnouncementRow = {
  id: bigint;
  type: AnnouncementType;
  execution: Execution | null;
  promotionType: string;
  titleEn: string;
  titleBn: string;
  contentEn: string;
  contentBn: string;
  publishedAt: Date;
};

export type BannerRow = {
  id: string;
  groupName: 'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu';
  titleEn: string;
  titleBn: string;
  subtitleEn: string;
  subtitleBn: string;
  linkageType: 'none' | 'page' | 'game';
  url: string;
};

/** More than this never fits a screen; it bounds the answer whatever an operator writes. */
const MAX_ROWS = 100;

/** MSG-02: members see A, visitors B; a first login sees F and what every member sees. Null is for everybody. */
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
    select id, type, execution, promotion_type as "promotionType", title_en as "titleEn", title_bn as "titleBn",
           content_en as "contentEn", content_bn as "contentBn", published_at as "publishedAt"
    from announcement
    where merchant = ${merchant} and type = any(${types}::text[])
      and (execution is null or execution = any(${audience}::text[]))
      and published_at <= platform_now() and (ends_at is null or ends_at > platform_now())
    order by sort_order, published_at desc, id
    limit ${MAX_ROWS}`;
  return db.query<AnnouncementRow>(prepared('announcements', statement));
}

export function readBanners(db: Database, merchant: string): Promise<BannerRow[]> {
  const statement = sql`
    select id, group_name as "groupName", title_en as "titleEn", title_bn as "titleBn", subtitle_en as "subtitleEn",
           subtitle_bn as "subtitleBn", linkage_type as "linkageType", url
    from banner where merchant = ${merchant} and active
    order by group_name, sort_order, id limit ${MAX_ROWS}`;
  return db.query<BannerRow>(prepared('banners', statement));
}
