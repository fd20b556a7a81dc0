import { localShape } from '@maidan/contract/local-text-field.ts';
import { AUDIENCES } from '@maidan/contract/messages/platform/platform-message.ts';
import * as z from 'zod/mini';
import { tellProfile } from '#live/tell-profile.ts';
import type { Bus } from '#live/bus.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import { cleanAll, read, type Press } from '../save-content.ts';
import { endMessage, insertMessage, memberCalled } from '../platform-message.store.ts';

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const text = (most: number) => z.strictObject(localShape(line(most)));

/** MSG-03: to one member by name, or to an audience. */
const messageInput = z.strictObject({
  to: z.union([z.strictObject({ member: line(32) }), z.strictObject({ audience: z.enum(AUDIENCES) })]),
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
  const whom = 'audience' in to ? to : { memberId: memberId ?? '' };
  const id = await insertMessage(db, config.merchant, { ...message, content, to: whom });
  if (memberId !== null) await tellProfile(desk, memberId);
  return { id: id.toString(), toMany: memberId === null };
}

/** Null when none of the house's messages under this number is still shown. */
export async function takeBackMessage(desk: Desk, id: string): Promise<{ toMany: boolean } | null> {
  const ended = await endMessage(desk.db, desk.config.merchant, id);
  if (ended === undefined) return null;
  if (ended.memberId !== null) await tellProfile(desk, ended.memberId.toString());
  return { toMany: ended.memberId === null };
}
