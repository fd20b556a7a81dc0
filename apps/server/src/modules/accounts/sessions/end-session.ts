import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { endSessionRow, endSessionsOfMember } from './session.store.ts';

type Needs = { db: Database; config: Config; bus: Bus };

/** Both halves are dead as soon as this returns, on every node; sockets of the session hear of it over the bus. */
export async function endSession(
  { db, config, bus }: Needs,
  sessionId: string,
  reason: SessionEnd,
  /** Only when it is this member's: the id came from outside. */
  ownerId: string | null = null,
): Promise<boolean> {
  const ended = await endSessionRow(db, config.merchant, sessionId, reason, ownerId);
  if (ended) await bus.publish({ kind: 'session-ended', sessionId, reason });
  return ended;
}

/** For a blocked or excluded account, for a changed password, and for whoever wants to be here alone (`except`). */
export async function endAllSessions(
  needs: Needs,
  memberId: string,
  reason: SessionEnd,
  except: string | null = null,
): Promise<number> {
  const ended = await endSessionsOfMember(needs.db, needs.config.merchant, memberId, reason, except);
  await Promise.all(
    ended.map((sessionId) => needs.bus.publish({ kind: 'session-ended', sessionId, reason })),
  );
  return ended.length;
}
