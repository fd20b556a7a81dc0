import { chatChannel } from '@maidan/contract/live.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { hideMessage } from './chat.store.ts';

/** T28: an operator takes a line back; it goes from every open page at once. */
export async function hideChatMessage(
  { db, bus, config }: { db: Database; bus: Bus; config: Pick<Config, 'merchant'> },
  id: string,
): Promise<boolean> {
  const hidden = await hideMessage(db, config.merchant, id);
  if (hidden === null) return false;
  const { room, version } = hidden;
  const data = { room, message: null, hidden: id };
  const frame = { type: 'chat' as const, channel: chatChannel(room), version: Number(version), data };
  await bus.publish({ kind: 'frame', frame });
  return true;
}
