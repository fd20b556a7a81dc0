import { profileChannel } from '@maidan/contract/live.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';

/** After the commit: every open page of the member, on whatever device, asks anew who this is. */
export async function tellProfile(context: CallContext): Promise<void> {
  const channel = profileChannel(sessionOf(context).memberId);
  const version = await nextNewsVersion(context.db);
  await context.bus.publish({ kind: 'frame', frame: { type: 'profile', channel, version, data: {} } });
}
