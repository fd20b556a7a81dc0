import type { HelpSection } from '@maidan/contract/messages/help-sections.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type HelpRow = {
  id: string;
  section: HelpSection;
  titleEn: string;
  titleBn: string;
  contentEn: string;
  contentBn: string;
};

export function readHelp(db: Database, merchant: string): Promise<HelpRow[]> {
  const statement = sql`
    select id, section, title_en as "titleEn", title_bn as "titleBn", content_en as "contentEn",
           content_bn as "contentBn"
    from help_article where merchant = ${merchant} order by sort_order, id limit 200`;
  return db.query<HelpRow>(prepared('help', statement));
}

/** What comes here is clean already: `save-content.ts` is the only caller. */
export async function writeHelp(db: Database, merchant: string, article: HelpRow): Promise<void> {
  const { id, section, titleEn, titleBn, contentEn, contentBn } = article;
  await db.query(sql`
    insert into help_article (merchant, id, section, title_en, title_bn, content_en, content_bn, sort_order)
    select ${merchant}, ${id}, ${section}, ${titleEn}, ${titleBn}, ${contentEn}, ${contentBn},
           coalesce(max(sort_order) + 1, 0)
    from help_article where merchant = ${merchant}
    on conflict (merchant, id) do update set section = excluded.section, title_en = excluded.title_en,
      title_bn = excluded.title_bn, content_en = excluded.content_en, content_bn = excluded.content_bn,
      changed_at = platform_now()`);
}
