import { localShape } from '@maidan/contract/local-text-field.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import {
  ANNOUNCEMENT_TYPES,
  BANNER_GROUPS,
  EXECUTIONS,
  LINKAGE_TYPES,
} from '@maidan/contract/messages/announcement.ts';
import { HELP_SECTIONS } from '@maidan/contract/messages/help-sections.ts';
import { isOwnPath } from '@maidan/contract/messages/rich-text.ts';
import { outsideLink } from '@maidan/contract/system/outside-link.ts';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import type { Settings } from '#settings/settings.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { writeHelp } from './help.store.ts';
import { hasHousePicture, writeAnnouncement, writeBanner } from './messages.store.ts';

/** The only door through which texts of the house come in (MSG-06): nothing is written before it is clean. */
export type Press = { db: Database; settings: Settings; config: { merchant: string } };

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const text = (most: number) => z.strictObject(localShape(line(most)));
const SCENES = ['stadium', 'river', 'festival', 'monsoon', 'night-market', 'kites'] as const;

export const announcementInput = z.strictObject({
  type: z.enum(ANNOUNCEMENT_TYPES),
  execution: z._default(z.nullable(z.enum(EXECUTIONS)), null),
  promotionType: z._default(z.string().check(z.regex(/^[a-z-]{1,24}$/)), 'general'),
  title: text(120),
  content: text(20_000),
  endsAt: z._default(z.nullable(z.iso.datetime()), null),
});

export const bannerInput = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,24}$/)),
  group: z.enum(BANNER_GROUPS),
  title: text(80),
  subtitle: text(160),
  scene: z._default(z.enum(SCENES), 'stadium'),
  /** The id of a picture that was sent before; without one the scene is drawn. */
  picture: z._default(z.nullable(z.uuid()), null),
  seed: z._default(z.int(), 1),
  linkageType: z._default(z.enum(LINKAGE_TYPES), 'none'),
  url: z._default(z.string().check(z.maxLength(200)), ''),
});
export type BannerInput = z.output<typeof bannerInput>;

export const helpInput = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  section: z.enum(HELP_SECTIONS),
  title: text(120),
  content: text(20_000),
});

export async function publishAnnouncement(press: Press, given: unknown): Promise<string> {
  const input = read('announcement', announcementInput, given);
  const content = await cleanAll(press, 'announcement', input.content);
  const { id } = await writeAnnouncement(press.db, press.config.merchant, { ...input, content });
  return String(id);
}

export async function publishBanner(press: Press, given: unknown): Promise<void> {
  const input = read('banner', bannerInput, given);
  await refuseUnfit(press, input);
  const url = bannerLink(input, await hostsOf(press));
  if (url === null)
    throw new SettingRefused('banner', [
      `url: ${input.url || '(empty)'} cannot be opened as a ${input.linkageType}`,
    ]);
  await writeBanner(press.db, press.config.merchant, { ...input, url });
}

async function refuseUnfit(
  { db, config }: Press,
  { group, linkageType, picture }: BannerInput,
): Promise<void> {
  if (group === 'w_sports' && linkageType !== 'none')
    throw new SettingRefused('banner', [
      'linkageType: the entrance of the sports opens the first sports game',
    ]);
  if (picture !== null && !(await hasHousePicture(db, config.merchant, picture)))
    throw new SettingRefused('banner', [`picture: there is no picture ${picture}`]);
}

type Hosts = { own: readonly string[]; link: readonly string[] };

async function hostsOf({ settings }: Press): Promise<Hosts> {
  return { own: [await settings.get('mainDomain')], link: await settings.get('linkHosts') };
}

export async function publishHelp(press: Press, given: unknown): Promise<void> {
  const { id, section, title, content } = read('help article', helpInput, given);
  const clean = await cleanAll(press, 'help article', content);
  await writeHelp(press.db, press.config.merchant, {
    id,
    section,
    title,
    content: clean,
  });
}

/** MSG-05: where each linkage may lead; null when this is no such place. */
function bannerLink({ linkageType, url }: BannerInput, { own, link }: Hosts): string | null {
  if (linkageType === 'none') return '';
  if (linkageType === 'page') return isOwnPath(url) ? url : null;
  if (linkageType === 'game') return /^[A-Za-z0-9_-]{1,24}$/.test(url) ? url : null;
  return url.startsWith('https://') ? outsideLink(url, own, link) : null;
}

export async function cleanAll(press: Press, what: string, content: LocalText): Promise<LocalText> {
  const { own, link } = await hostsOf(press);
  const clean = Object.entries(content).flatMap(([language, given]) =>
    given === undefined ? [] : [[language, cleanRichText(given, own, link)] as const],
  );
  const empty = clean.filter(([, kept]) => kept === '');
  if (empty.length > 0)
    throw new SettingRefused(
      what,
      empty.map(([language]) => `content.${language}: nothing is left of it once it is clean`),
    );
  return Object.fromEntries(clean) as LocalText;
}

export function read<Schema extends z.ZodMiniType>(
  what: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new SettingRefused(
    what,
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`),
  );
}
