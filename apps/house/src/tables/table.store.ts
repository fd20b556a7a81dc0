import type { SittingHand } from '@maidan/games/table/replay-sitting.ts';
import type { HouseDatabase } from '#db/house-database.ts';

export type TableRow = {
  id: string;
  gameCode: string;
  buyIn: string;
  unit: string;
  state: 'open' | 'closed';
  chainLength: number;
  lastLink: string;
  commitment: string;
  nextHand: number;
  dealer: number;
  readyAtMs: number;
  version: string;
  nowMs: number;
};
export type HandRow = {
  tableId: string;
  number: number;
  dealer: number;
  dealt: { seat: string; place: number; chips: string }[];
  clientSeed: string;
  state: 'playing' | 'ended' | 'void';
  turnStartedAtMs: number;
};
export type ActionRow = { step: number; place: number; action: unknown };

const TABLE_COLUMNS = `id, game_code, buy_in, unit, state, chain_length, last_link, commitment, next_hand, dealer,
  (extract(epoch from ready_at) * 1000)::float8 as ready_at_ms, version, (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`;

/** Whoever writes waits for whoever writes; readers see a table between two changes. */
const LOCKS = { write: 'for update', read: 'for share' } as const;

/** With a fence only for whoever holds the table still: a house that was held up and comes back finds nothing. */
export async function lockTable(
  tx: HouseDatabase,
  id: string,
  lock: keyof typeof LOCKS,
  fence: string | null = null,
): Promise<TableRow | undefined> {
  const locked = await tx.query(
    `select id from game_table where id = $1 and ($2::bigint is null or (fence = $2 and held_until > clock_timestamp())) ${LOCKS[lock]}`,
    [id, fence],
  );
  if (locked.length === 0) return undefined;
  // Read when it is locked: the time too.
  const [table] = await tx.query<TableRow>(`select ${TABLE_COLUMNS} from game_table where id = $1`, [id]);
  return table;
}

/** One with a free place, rather where people sit already, and where nobody sits from the same address. Who asks does not choose it. */
export async function tableWithPlace(
  tx: HouseDatabase,
  gameCode: string,
  buyIn: string,
  mostSeats: number,
  address: string | null,
): Promise<string | undefined> {
  const [table] = await tx.query<{ id: string }>(
    `select t.id from game_table t
     cross join lateral (
       select count(*) as taken, count(*) filter (where s.bot is null) as people from table_seat s
       where s.table_id = t.id and s.state in ('buying', 'seated', 'leaving')) n
     where t.game_code = $1 and t.buy_in = $2 and t.state = 'open' and t.next_hand <= t.chain_length - 100 and n.taken < $3
       and not exists (select 1 from table_seat o where o.table_id = t.id and o.address = $4)
     order by n.people desc, t.created_at limit 1 for update of t skip locked`,
    [gameCode, buyIn, mostSeats, address],
  );
  return table?.id;
}

export async function insertTable(
  tx: HouseDatabase,
  table: Pick<TableRow, 'id' | 'gameCode' | 'buyIn' | 'unit' | 'chainLength' | 'lastLink' | 'commitment'>,
): Promise<void> {
  await tx.query(
    `insert into game_table (id, game_code, buy_in, unit, chain_length, last_link, commitment) values ($1, $2, $3, $4, $5, $6, $7)`,
    [table.id, table.gameCode, table.buyIn, table.unit, table.chainLength, table.lastLink, table.commitment],
  );
}

export async function writeTable(
  tx: HouseDatabase,
  id: string,
  table: { nextHand: number; dealer: number; readyAt: number; dueAt: number | null; isOpen: boolean },
): Promise<void> {
  await tx.query(
    `update game_table set next_hand = $2, dealer = $3, ready_at = to_timestamp($4::float8 / 1000),
       due_at = to_timestamp($5::float8 / 1000), state = $6, version = version + 1
     where id = $1`,
    [id, table.nextHand, table.dealer, table.readyAt, table.dueAt, table.isOpen ? 'open' : 'closed'],
  );
}

/** There is nothing to do until then; null: until somebody comes. Nobody needs to hear of it. */
export async function restTable(tx: HouseDatabase, id: string, until: number | null): Promise<void> {
  await tx.query('update game_table set due_at = to_timestamp($2::float8 / 1000) where id = $1', [id, until]);
}

/** The newest hand of a table, whether it is still played or not. */
export async function lastHand(tx: HouseDatabase, tableId: string): Promise<HandRow | undefined> {
  const [hand] = await tx.query<HandRow>(
    `select table_id, number, dealer, dealt, client_seed, state, (extract(epoch from turn_started_at) * 1000)::float8 as turn_started_at_ms
     from table_hand where table_id = $1 order by number desc limit 1`,
    [tableId],
  );
  return hand;
}

export function actionsOf(tx: HouseDatabase, tableId: string, number: number): Promise<ActionRow[]> {
  return tx.query<ActionRow>(
    'select step, place, action from table_action where table_id = $1 and number = $2 order by step',
    [tableId, number],
  );
}

export async function insertHand(
  tx: HouseDatabase,
  hand: Pick<HandRow, 'tableId' | 'number' | 'dealer' | 'dealt' | 'clientSeed'> & { startedAt: number },
): Promise<void> {
  await tx.query(
    `insert into table_hand (table_id, number, dealer, dealt, client_seed, turn_started_at)
     values ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000))`,
    [hand.tableId, hand.number, hand.dealer, JSON.stringify(hand.dealt), hand.clientSeed, hand.startedAt],
  );
}

export async function insertAction(
  tx: HouseDatabase,
  tableId: string,
  number: number,
  taken: ActionRow,
): Promise<void> {
  await tx.query(
    'insert into table_action (table_id, number, step, place, action) values ($1, $2, $3, $4, $5)',
    [tableId, number, taken.step, taken.place, JSON.stringify(taken.action)],
  );
}

export async function writeTurn(
  tx: HouseDatabase,
  tableId: string,
  number: number,
  startedAt: number,
): Promise<void> {
  await tx.query(
    `update table_hand set turn_started_at = to_timestamp($3::float8 / 1000) where table_id = $1 and number = $2`,
    [tableId, number, startedAt],
  );
}

export async function endHand(
  tx: HouseDatabase,
  tableId: string,
  number: number,
  end: { isVoid: boolean; pot: bigint; rake: bigint; paidOut: bigint; pots: object | null },
): Promise<void> {
  await tx.query(
    `update table_hand set state = $3, pot = $4, rake = $5, paid_out = $6, pots = $7, ended_at = clock_timestamp()
     where table_id = $1 and number = $2`,
    [
      tableId,
      number,
      end.isVoid ? 'void' : 'ended',
      end.pot.toString(),
      end.rake.toString(),
      end.paidOut.toString(),
      end.pots && JSON.stringify(end.pots),
    ],
  );
}

/** Tables where the clock has something to do, for this house alone for a moment: each with the fence it holds. */
export function holdDueTables(
  db: HouseDatabase,
  holder: string,
  { holdMs, limit }: { holdMs: number; limit: number },
): Promise<{ id: string; fence: string }[]> {
  return db.query(
    `update game_table set holder = $1, fence = fence + (holder is distinct from $1 or held_until <= clock_timestamp())::int,
       held_until = clock_timestamp() + make_interval(secs => $2::float8 / 1000)
     where id in (
       select id from game_table where state = 'open' and due_at <= clock_timestamp() and (holder = $1 or held_until <= clock_timestamp())
       order by due_at limit $3 for update skip locked)
     returning id, fence`,
    [holder, holdMs, limit],
  );
}

/** How many sit at tables of each buy-in. */
export function crowds(
  db: HouseDatabase,
  gameCode: string,
): Promise<{ buyIn: string; people: number; bots: number }[]> {
  return db.query(
    `select t.buy_in, count(*) filter (where s.bot is null)::int as people, count(*) filter (where s.bot is not null)::int as bots
     from game_table t join table_seat s on s.table_id = t.id and s.state in ('seated', 'leaving')
     where t.game_code = $1 and t.state = 'open' group by t.buy_in`,
    [gameCode],
  );
}

export function versionsOf(
  db: HouseDatabase,
  ids: readonly string[],
): Promise<{ id: string; version: string }[]> {
  return db.query('select id, version from game_table where id = any($1::uuid[])', [ids]);
}

export async function tableById(db: HouseDatabase, id: string): Promise<TableRow | undefined> {
  const [table] = await db.query<TableRow>(`select ${TABLE_COLUMNS} from game_table where id = $1`, [id]);
  return table;
}

type PlayedHand = Pick<HandRow, 'number' | 'dealt' | 'clientSeed' | 'state'> & {
  rake: string | null;
  pots: SittingHand['pots'] | null;
  steps: ActionRow[];
};

/** Hands that are over and were dealt to this seat, with all that was done in them. */
export function handsOfSeat(db: HouseDatabase, tableId: string, seatId: string): Promise<PlayedHand[]> {
  return db.query<PlayedHand>(
    `select h.number, h.dealt, h.client_seed, h.state, h.rake, h.pots,
       coalesce((select jsonb_agg(jsonb_build_object('step', a.step, 'place', a.place, 'action', a.action) order by a.step)
         from table_action a where a.table_id = h.table_id and a.number = h.number), '[]') as steps
     from table_hand h
     where h.table_id = $1 and h.state <> 'playing' and h.dealt @> jsonb_build_array(jsonb_build_object('seat', $2::text))
     order by h.number`,
    [tableId, seatId],
  );
}
