import type { listAnnouncements as operation } from '@maidan/contract/messages/list-announcements.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#http/call-context.ts';
import { presentAnnouncement, presentBanner } from './messages.present.ts';
import {
  readAnnouncements,
  readBanners,
  type AnnouncementRow,
  type AnnouncementType,
} from './messages.store.ts';

const ALL_TYPES = ['B', 'PL', 'PU', 'PR', 'H'];
const isAnnouncementType = (type: string): type is AnnouncementType => /^(PL|PU|PR|H)$/.test(type);

/** MSG-01. Without `types` everything is told. A visitor who asks for what members or newcomers see gets B. */
export async function listAnnouncements(
  { db, config, session }: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { merchant } = config;
  const { language } = input;
  const execution = session === null ? 'B' : input.execution;
  const wanted = input.types?.split(',') ?? ALL_TYPES;
  const [banners, rows] = await Promise.all([
    wanted.includes('B') ? readBanners(db, merchant) : [],
    readAnnouncements(db, { merchant, execution, types: wanted.filter(isAnnouncementType) }),
  ]);
  const of = (...types: readonly AnnouncementType[]) =>
    rows
      .filter((row: AnnouncementRow) => types.includes(row.type))
      .map((row) => presentAnnouncement(row, { execution, language }));
  return {
    banners: banners.map((row) => presentBanner(row, language)),
    player: of('H', 'PL'),
    popup: of('PU'),
    promotion: of('PR'),
  };
}
