import type pg from 'pg';
import { cleanRichText } from '#modules/messages/clean-rich-text.ts';
import { BANNERS } from './banners.ts';
import { ANNOUNCEMENTS } from './content.ts';
import { HELP_ARTICLES } from './help.ts';

/** MSG-06: what the sandbox says of itself goes through the same cleaning as an operator's texts. */
const clean = ({ en, bn }: { en: string; bn: string }): [string, string] => [
  cleanRichText(en, []),
  cleanRichText(bn, []),
];

export async function writeContent(client: pg.Client, merchant: string): Promise<void> {
  for (const [order, item] of ANNOUNCEMENTS.entries()) {
    await client.query(
      `insert into announcement (merchant, type, execution, promotion_type, title_en, title_bn, content_en, content_bn,
         sort_order, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, platform_now() - make_interval(days => $10))`,
      [
        merchant,
        item.type,
        item.execution,
        item.promotionType,
        item.title.en,
        item.title.bn,
        ...clean(item.content),
        order,
        item.daysAgo,
      ],
    );
  }
  await writeBanners(client, merchant);
  for (const [order, { id, section, title, content }] of HELP_ARTICLES.entries()) {
    await client.query(
      `insert into help_article (merchant, id, section, title_en, title_bn, content_en, content_bn, sort_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [merchant, id, section, title.en, title.bn, ...clean(content), order],
    );
  }
}

async function writeBanners(client: pg.Client, merchant: string): Promise<void> {
  for (const [order, item] of BANNERS.entries()) {
    await client.query(
      `insert into banner (merchant, id, group_name, title_en, title_bn, subtitle_en, subtitle_bn, scene, seed,
         linkage_type, url, sort_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        merchant,
        item.id,
        item.group,
        item.title.en,
        item.title.bn,
        item.subtitle.en,
        item.subtitle.bn,
        item.scene,
        item.seed,
        item.linkageType,
        item.url,
        order,
      ],
    );
  }
}
