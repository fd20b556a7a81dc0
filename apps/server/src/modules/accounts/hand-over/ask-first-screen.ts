import { sessionChannel, type LiveFrame } from '@maidan/contract/live.ts';
import type { Platform } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { WAIT_SECONDS } from './confirm-hand-over.ts';
import { selectAsked, type AskedRow } from './hand-over.store.ts';

/** Every page of the member hears it; the one that shows the code knows the id, and only its session may answer. */
export async function askFirstScreen(
  { db, bus }: Pick<Platform, 'db' | 'bus'>,
  memberId: string,
  asked: AskedRow,
): Promise<void> {
  await bus.publish({ kind: 'frame', frame: await question(db, memberId, asked) });
}

/** What a session has been asked and has not answered: its page may have heard nothing when it was asked. */
export async function openQuestions(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<LiveFrame[]> {
  const rows = await selectAsked(db, config.merchant, sessionId, WAIT_SECONDS);
  return Promise.all(rows.map((asked) => question(db, memberId, asked)));
}

async function question(db: Platform['db'], memberId: string, { id, device }: AskedRow): Promise<LiveFrame> {
  const version = await nextNewsVersion(db);
  return {
    type: 'hand-over-asked',
    channel: sessionChannel(memberId),
    version,
    data: { id, device },
  };
}
