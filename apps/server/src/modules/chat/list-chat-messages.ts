import type { listChatMessages as operation } from '@maidan/contract/chat/list-chat-messages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readHere } from './chat-here.store.ts';
import { readPerson, readWait } from './chat-person.store.ts';
import { refuseExcluded } from './chat.policy.ts';
import { presentMessage, presentPerson } from './chat.present.ts';
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
  const whose = { merchant: config.merchant, memberId: session.memberId };
  const before = input.cursor === undefined ? null : readCursor(input.cursor);
  // The number first: a line that is said in between is then news, and never lost.
  const room = await readRoom(db, place);
  if (room === null) throw new Refusal('NOT_FOUND');
  const [rows, { person, muted }, waitSeconds, here] = await Promise.all([
    // One more than shown tells whether there are older ones.
    readMessages(db, { ...place, before, limit: LINES + 1 }),
    readPerson(db, whose),
    readWait(db, { ...whose, room: input.room }),
    readHere(db, place),
  ]);
  const { page, nextCursor } = cutPage(rows, LINES, (line) => writeCursor(line.place));
  const { version, slowSeconds, ...shown } = room;
  const silenced = person?.silenced === true;
  return {
    room: shown,
    messages: page.toReversed().map(presentMessage),
    nextCursor,
    version: Number(version),
    me: person?.author ?? null,
    mayWrite: session.isTrial ? 'trial' : silenced ? 'silenced' : 'yes',
    silencedUntil: silenced ? (person?.silencedUntil?.toISOString() ?? null) : null,
    slowSeconds,
    waitSeconds,
    here,
    muted: muted.map((one) => ({ ...presentPerson(one), blocked: one.blocked })),
  };
}
