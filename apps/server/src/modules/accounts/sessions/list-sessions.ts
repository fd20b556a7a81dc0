import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listSessions as operation } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { sessionTimes } from './find-session.ts';
import { presentSession } from './session.present.ts';
import { selectOwnSessions } from './session.store.ts';

export async function listSessions(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const own = sessionOf(context);
  const rows = await selectOwnSessions(db, config.merchant, own.memberId, await sessionTimes(settings));
  return { sessions: rows.map((row) => presentSession(row, own.id)) };
}
