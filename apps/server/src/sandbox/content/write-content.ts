import type { LocalText } from '@maidan/contract/local-text.ts';
import type pg from 'pg';
import { cleanRichText } from '#modules/messages/clean-rich-text.ts';
import { BANNERS } from './banners.ts';
import { ANNOUNCEMENTS } from './content.ts';
import { HELP_ARTICLES } from './help.ts';

/** MSG-06: what the sandbox says of itself goes through the same cleaning as an operator's texts. */
function clean(content: LocalText): LocalText {
  return Object.fromEntries(
    Object.entries(content).map(([language, text]) => [language, cleanRichText(text ?? '', [])]),
  ) as LocalText;
}

export async function writeContent(client: pg.Client, merchant: string): Promise<void> {
  for (const [order, item] of ANNOUNCEMENTS.entries()) {
    await client.query(
      `insert into announcement (merchant, type, execution, promotion_type, title, content, sort_order, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, platform_now() - make_interval(days => $8))`,
      [
        merchant,
        item.type,
        item.execution,
        item.promotionType,
        item.title,
        clean(item.content),
        order,
        item.daysAgo,
      ],
    );
  }
  await writeBanners(client, merchant);
  for (const [order, { id, section, title, content }] of HELP_ARTICLES.entries()) {
    await client.query(
      `insert into help_article (merchant, id, section, title, content, sort_order)
       values ($1, $2, $3, $4, $5, $6)`,
      [merchant, id, section, title, clean(content), order],
    );
  }
}

async function writeBanners(client: pg.Client, merchant: string): Promise<void> {
  for (const [order, item] of BANNERS.entries()) {
    await client.query(
      `insert into banner (merchant, id, group_name, title, subtitle, scene, seed, linkage_type, url, sort_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        merchant,
        item.id,
        item.group,
        item.title,
        item.subtitle,
        item.scene,
        item.seed,
        item.linkageType,
        item.url,
        order,
      ],
    );
  }
}
