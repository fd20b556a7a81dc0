import type { Language } from '@maidan/contract/constants.ts';
import type { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { AnnouncementRow, BannerRow, Execution } from './messages.store.ts';

type Answer = ResponseOf<typeof listAnnouncements>;

/** Banner pictures carry no words; the page writes title and subtitle over them. */
const BANNER_WIDTH = 1280;

export function presentAnnouncement(
  row: AnnouncementRow,
  { execution, language }: { execution: Execution; language: Language },
): Answer['player'][number] {
  return {
    id: String(row.id),
    title: language === 'bn' ? row.titleBn : row.titleEn,
    content: language === 'bn' ? row.contentBn : row.contentEn,
    promotionType: row.promotionType,
    // What is for everybody was shown to this caller as what they are.
    execution: row.execution ?? execution,
    publishedAt: row.publishedAt.toISOString(),
  };
}

export function presentBanner(row: BannerRow, language: Language): Answer['banners'][number] {
  return {
    id: row.id,
    groupName: row.groupName,
    title: language === 'bn' ? row.titleBn : row.titleEn,
    subtitle: language === 'bn' ? row.subtitleBn : row.subtitleEn,
    imageUrl: `/media/banner/${row.id}-${BANNER_WIDTH}.webp`,
    url: row.url,
    linkageType: row.linkageType,
  };
}
