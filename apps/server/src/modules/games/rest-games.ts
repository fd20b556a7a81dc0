import type { Database } from '#db/database.ts';
import { setGameOpen, setVendorState } from './rest.store.ts';

type Change = { merchant: string; code: string; resting: boolean };
type Outcome = 'done' | 'unknown' | 'unplayable';

/** A vendor rests with all of its games, or opens again. Every node notices by itself, and open pages are told. */
export async function restVendor(db: Database, { merchant, code, resting }: Change): Promise<Outcome> {
  const known = await setVendorState(db, { merchant, code, state: resting ? 'maintenance' : 'open' });
  return known ? 'done' : 'unknown';
}

/** One title rests or opens again; what nothing plays can do neither. */
export async function restGame(db: Database, { merchant, code, resting }: Change): Promise<Outcome> {
  const playable = await setGameOpen(db, { merchant, nodeId: code, open: !resting });
  if (playable === null) return 'unknown';
  return playable ? 'done' : 'unplayable';
}
