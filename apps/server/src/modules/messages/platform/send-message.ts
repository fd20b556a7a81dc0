import { LANGUAGES } from '@maidan/contract/languages.ts';
import { localShape } from '@maidan/contract/local-text-field.ts';
import { AUDIENCES } from '@maidan/contract/messages/platform/platform-message.ts';
import * as z from 'zod/mini';
import { tellProfile } from '#live/tell-profile.ts';
import type { Bus } from '#live/bus.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import { cleanAll, read, type Press } from '../save-content.ts';
import {
  endMessage,
  insertMessage,
  memberCalled,
  membersCalled,
  type AudienceOf,
} from '../platform-message.store.ts';

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const text = (most: number) => z.strictObject(localShape(line(most)));

const MOST_NAMED = 1_000;

/** An audience, narrowed by all that is said. */
const segment = z.strictObject({
  audience: z._default(z.enum(AUDIENCES), 'all'),
  /** Who reads in one of these, whenever they look. */
  languages: z.optional(z.array(z.enum(LANGUAGES)).check(z.minLength(1))),
  joinedSince: z.optional(z.iso.datetime()),
  joinedBefore: z.optional(z.iso.datetime()),
  members: z.optional(z.array(line(32)).check(z.minLength(1), z.maxLength(MOST_NAMED))),
});

/** MSG-03: to one member by name, or to an audience. */
const messageInput = z.strictObject({
  to: z.union([z.strictObject({ member: line(32) }), segment]),
  title: text(120),
  content: text(20_000),
  /** Offers are kept from whoever takes a break. */
  offer: z._default(z.boolean(), false),
  endsAt: z._default(z.nullable(z.iso.datetime()), null),
});

type Desk = Press & { bus: Bus };

/** Its number, and whether an audience is to be told. */
export async function sendMessage(desk: Desk, given: unknown): Promise<{ id: string; toMany: boolean }> {
  const { to, ...message } = read('message', messageInput, given);
  const { db, config } = desk;
  const content = await cleanAll(desk, 'message', message.content);
  const memberId = 'member' in to ? await memberCalled(db, config.merchant, to.member) : null;
  if ('member' in to && memberId === null)
    throw new SettingRefused('message', [`to.member: nobody is called ${to.member}`]);
  if (message.endsAt !== null && Date.parse(message.endsAt) <= Date.now())
    throw new SettingRefused('message', ['endsAt: it lies in the past']);
  const whom = 'member' in to ? { memberId: memberId ?? '' } : await audienceOf(desk, to);
  const id = await insertMessage(db, config.merchant, { ...message, content, to: whom });
  if (memberId !== null) await tellProfile(desk, memberId);
  return { id: id.toString(), toMany: memberId === null };
}

async function audienceOf({ db, config }: Desk, to: z.output<typeof segment>): Promise<AudienceOf> {
  const { audience, languages, joinedSince, joinedBefore, members } = to;
  if (
    joinedSince !== undefined &&
    joinedBefore !== undefined &&
    Date.parse(joinedSince) >= Date.parse(joinedBefore)
  )
    throw new SettingRefused('message', ['to.joinedBefore: it is not after joinedSince']);
  const rest = {
    audience,
    languages: languages ?? null,
    joinedSince: joinedSince ?? null,
    joinedBefore: joinedBefore ?? null,
  };
  if (members === undefined) return { ...rest, memberIds: null };
  const found = await membersCalled(db, config.merchant, members);
  const known = new Set(found.map(({ username }) => username));
  const unknown = members.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0)
    throw new SettingRefused('message', [`to.members: nobody is called ${unknown.slice(0, 10).join(', ')}`]);
  return { ...rest, memberIds: found.map(({ id }) => id) };
}

/** Null when none of the house's messages under this number is still shown. */
export async function takeBackMessage(desk: Desk, id: string): Promise<{ toMany: boolean } | null> {
  const ended = await endMessage(desk.db, desk.config.merchant, id);
  if (ended === undefined) return null;
  if (ended.memberId !== null) await tellProfile(desk, ended.memberId.toString());
  return { toMany: ended.memberId === null };
}
