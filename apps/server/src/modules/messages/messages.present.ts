import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { bannerAddress, housePictureAddress } from '#modules/media/picture-address.ts';
import type { AnnouncementRow, BannerRow, Execution } from './messages.store.ts';

type Answer = ResponseOf<typeof listAnnouncements>;

/** The full size of each shape. Pictures carry no words: the page writes title and subtitle over them. */
const WIDTHS = {
  w_home: 1440,
  w_sports: 1440,
  w_leftmenu: 480,
  w_login: 640,
  w_register: 640,
  w_forget: 640,
} as const;

export function presentAnnouncement(
  row: AnnouncementRow,
  { execution, language }: { execution: Execution; language: Language },
): Answer['player'][number] {
  return {
    id: String(row.id),
    title: textIn(row.title, language),
    content: textIn(row.content, language),
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
    title: textIn(row.title, language),
    subtitle: row.subtitle === null ? '' : textIn(row.subtitle, language),
    imageUrl:
      row.picture === null ? bannerAddress(row.id, WIDTHS[row.groupName]) : housePictureAddress(row.picture),
    url: row.url,
    linkageType: row.linkageType,
  };
}
