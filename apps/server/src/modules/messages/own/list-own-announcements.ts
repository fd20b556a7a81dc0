import { ANNOUNCEMENTS_PER_PAGE } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { listOwnAnnouncements as operation } from '@maidan/contract/messages/own/list-own-announcements.ts';
import {
  CENTER_TYPES,
  type CenterType,
  type OwnAnnouncement,
} from '@maidan/contract/messages/own/own-announcement.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { temptsOf } from '../reader-of.ts';
import { countCenter, readCenterItem, readCenterPage, type CenterRow } from './own-announcements.store.ts';

/** R1, R2: whoever takes a break, is near an own limit or wants no rewards is told what is new, and offered nothing. */
const WITHOUT_OFFERS: readonly CenterType[] = ['PL', 'H', 'B'];
const NEWS: readonly CenterType[] = ['PL', 'H'];

function typesFor({ play, offers }: { play: boolean; offers: boolean }): readonly CenterType[] {
  if (!play) return NEWS;
  return offers ? CENTER_TYPES : WITHOUT_OFFERS;
}

export async function listOwnAnnouncements(
  context: CallContext,
  { type, only, page, show, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const may = typesFor(await temptsOf(context, memberId));
  const whose = { merchant: config.merchant, memberId, types: may };
  const wanted = may.filter(
    (one) => (type === undefined || one === type) && (only === undefined || NEWS.includes(one)),
  );
  const counts = await countCenter(db, whose);
  const total = counts.reduce((sum, one) => sum + (wanted.includes(one.type) ? one.total : 0), 0);
  const pages = Math.max(1, Math.ceil(total / ANNOUNCEMENTS_PER_PAGE));
  // A page that is no longer there is the last one: a kept address opens.
  const offset = (Math.min(page, pages) - 1) * ANNOUNCEMENTS_PER_PAGE;
  const [rows, shown] = await Promise.all([
    readCenterPage(db, { ...whose, types: wanted }, { limit: ANNOUNCEMENTS_PER_PAGE, offset }),
    show === undefined ? null : readCenterItem(db, whose, show),
  ]);
  return {
    list: rows.map((row) => present(row, language)),
    pages,
    counts: may.map((one) => ({
      type: one,
      total: counts.find((count) => count.type === one)?.total ?? 0,
    })),
    shown: shown === null ? null : present(shown, language),
  };
}

function present({ title, content, publishedAt, ...rest }: CenterRow, language: Language): OwnAnnouncement {
  return {
    ...rest,
    title: textIn(title, language),
    content: content === null ? '' : textIn(content, language),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
