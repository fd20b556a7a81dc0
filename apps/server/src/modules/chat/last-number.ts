import type { Platform } from '#call/platform.ts';
import { readRoom } from './chat.store.ts';

/** The number of what happened last in a room; 0 in one that is not there, or that is new. */
export async function lastNumberOf(
  { db, config: { merchant } }: Pick<Platform, 'db' | 'config'>,
  room: string,
): Promise<number> {
  return Number((await readRoom(db, { merchant, room }))?.version ?? 0n);
}
