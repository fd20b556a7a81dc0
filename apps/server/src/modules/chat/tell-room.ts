import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { chatChannel } from '@maidan/contract/live.ts';
import type { Bus } from '#live/bus.ts';

type News = { message?: ChatMessage; hidden?: string; slowSeconds?: number };

/** After the commit: whoever has the room open hears what its next number stands for. */
export async function tellRoom(bus: Bus, room: string, version: number, news: News): Promise<void> {
  const { message = null, hidden = null, slowSeconds = null } = news;
  const data = { room, message, hidden, slowSeconds };
  await bus.publish({
    kind: 'frame',
    frame: { type: 'chat', channel: chatChannel(room), version, data },
  });
}
