import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export async function setVendorState(
  db: Database,
  { merchant, code, state }: { merchant: string; code: string; state: 'open' | 'maintenance' },
): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    sql`select vendor_set_state(${merchant}, ${code}, ${state}) as known`,
  );
  return rows[0]?.known ?? false;
}

/** Null when there is no such title, false when nothing plays it. */
export async function setGameOpen(
  db: Database,
  { merchant, nodeId, open }: { merchant: string; nodeId: string; open: boolean },
): Promise<boolean | null> {
  const rows = await db.query<{ playable: boolean | null }>(
    sql`select game_set_open(${merchant}, ${nodeId}, ${open}) as playable`,
  );
  return rows[0]?.playable ?? null;
}
