import type { listChatMessages as operation } from '@maidan/contract/chat/list-chat-messages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { Refusal } from '#refusals/refusal.ts';
import { nameForOthers } from '#modules/messages/mask-name.ts';
import { readPerson } from './chat-person.store.ts';
import { refuseExcluded } from './chat.policy.ts';
import { presentMessage } from './chat.present.ts';
import { readMessages, readRoom } from './chat.store.ts';

const LINES = 50;

export async function listChatMessages(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const session = sessionOf(context);
  refuseExcluded(session);
  const { db, config } = context;
  const place = { merchant: config.merchant, room: input.room };
  const before = input.cursor === undefined ? null : readCursor(input.cursor);
  // The number first: a line that is said in between is then news, and never lost.
  const room = await readRoom(db, place);
  if (room === null) throw new Refusal('NOT_FOUND');
  const [rows, { person, muted }] = await Promise.all([
    // One more than shown tells whether there are older ones.
    readMessages(db, { ...place, before, limit: LINES + 1 }),
    readPerson(db, { merchant: config.merchant, memberId: session.memberId }),
  ]);
  const { page, nextCursor } = cutPage(rows, LINES, (line) => writeCursor(line.place));
  const { version, ...shown } = room;
  return {
    room: shown,
    messages: page.toReversed().map(presentMessage),
    nextCursor,
    version: Number(version),
    me: person?.author ?? null,
    mayWrite: session.isTrial ? 'trial' : person?.silenced === true ? 'silenced' : 'yes',
    muted: muted.map((one) => ({ author: one.author, name: nameForOthers(one) })),
  };
}
