import type { Language } from '@maidan/contract/languages.ts';
import type { listAnnouncements as operation } from '@maidan/contract/messages/list-announcements.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentAnnouncement, presentBanner } from './messages.present.ts';
import { readAnnouncements, readBanners, type AnnouncementType } from './messages.store.ts';
import { temptsOf } from './reader-of.ts';
import { createShortMemory } from './short-memory.ts';

const BANNERS = 'B';
const TYPES = ['PL', 'PU', 'PR', 'H'] as const satisfies readonly AnnouncementType[];
const TEMPTING: ReadonlySet<AnnouncementType> = new Set(['PU', 'PR']);

type Answer = ResponseOf<typeof operation>;

const remember = createShortMemory<Answer>();

/**
 * MSG-01. Without `types` everything is told. A visitor who asks for what members or newcomers see gets B. Whoever takes a break, is
 * near an own limit, or whose account is closed, is shown nothing that leads to play (R1, R2): no popups, promotions or banners.
 * Whoever opted out of rewards sees banners alone.
 */
export async function listAnnouncements(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<Answer> {
  const { config, session } = context;
  const execution = session === null ? 'B' : input.execution;
  const wanted = input.types?.split(',') ?? [BANNERS, ...TYPES];
  const tempts = session === null ? { play: true, offers: true } : await temptsOf(context, session.memberId);
  const types = TYPES.filter((type) => wanted.includes(type) && (tempts.offers || !TEMPTING.has(type)));
  const withBanners = wanted.includes(BANNERS) && tempts.play;
  const question = { merchant: config.merchant, language: input.language, execution, types, withBanners };
  return remember(context, JSON.stringify(question), () => read(context, question));
}

type Question = {
  merchant: string;
  language: Language;
  execution: 'A' | 'B' | 'F';
  types: readonly AnnouncementType[];
  withBanners: boolean;
};

async function read({ db }: CallContext, question: Question): Promise<Answer> {
  const { merchant, language, withBanners } = question;
  const [banners, rows] = await Promise.all([
    withBanners ? readBanners(db, merchant) : [],
    readAnnouncements(db, question),
  ]);
  const of = (...types: readonly AnnouncementType[]) =>
    rows.filter((row) => types.includes(row.type)).map((row) => presentAnnouncement(row, question));
  return {
    banners: banners.map((row) => presentBanner(row, language)),
    player: of('H', 'PL'),
    popup: of('PU'),
    promotion: of('PR'),
  };
}
