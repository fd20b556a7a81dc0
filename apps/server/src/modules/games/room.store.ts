import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { COLUMNS, type GameRow } from './games.store.ts';

export type RoomRow = GameRow & { roomMin: bigint; roomMax: bigint; seats: number; seated: bigint };

/** Seated is who came in within the last half hour and whose play has not ended. */
export function readRooms(
  db: Database,
  { merchant, vendorCode, size }: { merchant: string; vendorCode: string | null; size: number },
): Promise<RoomRow[]> {
  return db.query<RoomRow>(sql`
    select ${COLUMNS}, room.min_stake as room_min, room.max_stake as room_max, room.seats,
           least(here.players, room.seats) as seated
    from live_room room
    join game g on g.merchant = room.merchant and g.node_id = room.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    cross join lateral (
      select count(distinct s.member_id) as players from launch_session s
      where s.merchant = room.merchant and s.node_id = room.node_id
        and s.created_at > platform_now() - interval '30 minutes' and s.expires_at > platform_now()) here
    where room.merchant = ${merchant} ${vendorCode === null ? sql`` : sql`and g.vendor_code = ${vendorCode}`}
    order by (g.open and v.state = 'open') desc, seated desc, g.sort_order, g.node_id
    limit ${size}`);
}

export type VendorTypesRow = { code: string; categories: GameCategory[]; open: boolean };

export function readVendorTypes(
  db: Database,
  { merchant, vendorCode }: { merchant: string; vendorCode: string | null },
): Promise<VendorTypesRow[]> {
  return db.query<VendorTypesRow>(sql`
    select v.code, v.state = 'open' as open, array(
      select c.category from vendor_category c
      where c.merchant = v.merchant and c.vendor_code = v.code order by c.sort_order, c.category) as categories
    from vendor v
    where v.merchant = ${merchant} ${vendorCode === null ? sql`` : sql`and v.code = ${vendorCode}`}
    order by v.sort_order, v.code`);
}

/** The sports games that could be launched, the first of the list first. */
export async function findFirstSports(db: Database, merchant: string): Promise<string | null> {
  const rows = await db.query<{ nodeId: string }>(sql`
    select g.node_id from game_listing l
    join game g on g.merchant = l.merchant and g.node_id = l.node_id
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where l.merchant = ${merchant} and l.category = 'SPORTS' and l.vendor_code = '' and l.classify = ''
    order by (g.open and v.state = 'open') desc, l.position
    limit 1`);
  return rows[0]?.nodeId ?? null;
}
