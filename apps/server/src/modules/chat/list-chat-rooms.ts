import type { listChatRooms as listOperation } from '@maidan/contract/chat/list-chat-rooms.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { refuseExcluded } from './chat.policy.ts';
import { readRooms } from './chat.store.ts';

export async function listChatRooms(
  context: CallContext,
  { language }: ParsedRequestOf<typeof listOperation>,
): Promise<ResponseOf<typeof listOperation>> {
  refuseExcluded(sessionOf(context));
  return { list: await readRooms(context.db, context.config.merchant, language) };
}
