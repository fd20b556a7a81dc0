import type { Database } from '#db/database.ts';
import { hashHalf, makeHalves } from './session-halves.ts';
import { insertSession } from './session.store.ts';

/** Stores a new session and gives both halves out, this once: only their hashes remain. */
export async function openSession(
  db: Database,
  merchant: string,
  owner: { memberId: string; ip: string },
): Promise<{ token: string; half: string }> {
  const halves = makeHalves();
  await insertSession(db, merchant, { ...owner, token: hashHalf(halves.token), half: hashHalf(halves.half) });
  return halves;
}
