import type { launchChat as launchOperation } from '@maidan/contract/chat/launch-chat.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { refuseExcluded } from './chat.policy.ts';
import { readRoom, readRooms } from './chat.store.ts';

/** A path of whatever address the caller came by: the site may have several, and none of them is foreign. */
export async function launchChat(
  context: CallContext,
  { room, language }: ParsedRequestOf<typeof launchOperation>,
): Promise<ResponseOf<typeof launchOperation>> {
  refuseExcluded(sessionOf(context));
  const { db, config } = context;
  const { merchant } = config;
  const found =
    room === undefined
      ? (await readRooms(db, merchant, language))[0]
      : await readRoom(db, { merchant, room });
  if (found === undefined || found === null) throw new Refusal('NOT_FOUND');
  return { chatUrl: `/chat/${found.room}` };
}
