import type { LocalText } from '@maidan/contract/local-text.ts';
import type { HelpSection } from '@maidan/contract/messages/help-sections.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type HelpRow = {
  id: string;
  section: HelpSection;
  title: LocalText;
  content: LocalText;
};

export function readHelp(db: Database, merchant: string): Promise<HelpRow[]> {
  const statement = sql`
    select id, section, title, content from help_article where merchant = ${merchant} order by sort_order, id limit 200`;
  return db.query<HelpRow>(prepared('help', statement));
}

/** What comes here is clean already: `save-content.ts` is the only caller. */
export async function writeHelp(db: Database, merchant: string, article: HelpRow): Promise<void> {
  const { id, section, title, content } = article;
  await db.query(sql`
    insert into help_article (merchant, id, section, title, content, sort_order)
    select ${merchant}, ${id}, ${section}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(content)}::jsonb,
           coalesce(max(sort_order) + 1, 0)
    from help_article where merchant = ${merchant}
    on conflict (merchant, id) do update set section = excluded.section, title = excluded.title,
      content = excluded.content, changed_at = platform_now()`);
}
