import { chatHereChannel } from '@maidan/contract/live.ts';
import type { Platform } from '#call/platform.ts';
import { writeHere } from './chat-here.store.ts';

/** Longer than a node needs to say it again, and as long as people of a node that died are still counted. */
const HELD_SECONDS = 60;

type Here = { room: string; node: string; members: readonly string[] };

/** MSG-04: counts the people of a room anew; pages that have it open hear the number when it is another one. */
export async function beHere(
  { db, bus, config }: Pick<Platform, 'db' | 'bus' | 'config'>,
  { room, node, members }: Here,
): Promise<void> {
  const { merchant } = config;
  const { people, version, changed } = await writeHere(db, {
    merchant,
    room,
    node,
    members,
    seconds: HELD_SECONDS,
  });
  if (!changed) return;
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'chat-here',
      channel: chatHereChannel(room),
      version: Number(version),
      data: { room, people },
    },
  });
}
