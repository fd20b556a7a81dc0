import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

type Place = { merchant: string; room: string };

/** As it was counted last. */
export async function readHere(
  db: Database,
  { merchant, room }: Place,
): Promise<{ people: number; version: number }> {
  const [row] = await db.query<{ people: number; version: bigint }>(sql`
    select people, version from chat_here_count where merchant = ${merchant} and room = ${room}`);
  return { people: row?.people ?? 0, version: Number(row?.version ?? 0n) };
}

type Here = Place & { node: string; members: readonly string[]; seconds: number };

/** Who has the room open at a node, for so many seconds; answers with how many that makes on all nodes. */
export async function writeHere(
  db: Database,
  { merchant, room, node, members, seconds }: Here,
): Promise<{ people: number; version: bigint; changed: boolean }> {
  const [row] = await db.query<{ people: number; version: bigint; changed: boolean }>(sql`
    select people, version, changed
    from chat_be_here(${merchant}, ${room}, ${node}::uuid, ${members}::bigint[], ${seconds})`);
  if (row === undefined) throw new Error('nobody was counted');
  return row;
}
