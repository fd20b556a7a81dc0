import type { HouseDatabase } from '#db/house-database.ts';
import { inBatches } from '#db/in-batches.ts';
import {
  OPEN_SESSION,
  SESSION_COLUMNS,
  SESSION_MS,
  type StoredSession,
} from '#sessions/play-session.store.ts';
import { UNDER_WAY } from './round.store.ts';
import { PAIR_COLUMNS, type SeedPair } from './seeds.store.ts';

/** What a spin meets: whose it is, the seeds in use, and the rounds that stand in its way. */
export type RoundTable = {
  session: StoredSession;
  /** Undefined before the first round of a player. */
  pair: SeedPair | undefined;
  /** The round of this very operation, asked for again. */
  knownId: string | null;
  /** The one of this game under way. */
  openId: string | null;
  /** How long ago the last round that counted began; null: longer than any game's pace. */
  msSinceLast: number | null;
  /** For how long the session is open still. */
  sessionMs: number;
};

type Row = StoredSession &
  Omit<SeedPair, 'id'> & {
    place: number;
    pairId: string | null;
    known: string | null;
    open: string | null;
    ms: number | null;
    sessionMs: number;
  };

type Asking = { sessionHash: Buffer; operationId: string };

/** All of it by one question; the last round is found by its nonce, and only after a change of seeds by time. */
export const readTable = inBatches<Asking, RoundTable | undefined>({
  serialKeysOf: () => [],
  run: readTables,
});

async function readTables(db: HouseDatabase, asking: readonly Asking[]): Promise<(RoundTable | undefined)[]> {
  const rows = await db.query<Row>(
    `select q.place::int as place, s.*, p.*,
       (select r.id from round r where r.player_id = s.player_id and r.operation_id = q.operation_id) as known,
       (select r.id from round r where r.player_id = s.player_id and r.game_code = s.game_code and r.${UNDER_WAY}) as open,
       (extract(epoch from clock_timestamp() - coalesce(
         (select r.created_at from round r where r.seed_pair_id = p.pair_id and r.state <> 'refused'
          order by r.nonce desc limit 1),
         (select max(r.created_at) from round r
          where r.player_id = s.player_id and r.state <> 'refused' and r.created_at > now() - interval '1 minute')
       )) * 1000)::float8 as ms
     from unnest($1::bytea[], $2::uuid[]) with ordinality q (session_hash, operation_id, place)
     cross join lateral (
       select ${SESSION_COLUMNS}, ${SESSION_MS} as session_ms from play_session
       where session_hash = q.session_hash and ${OPEN_SESSION}) s
     left join lateral (
       select id as pair_id, ${PAIR_COLUMNS} from seed_pair where player_id = s.player_id and revealed_at is null) p on true`,
    [asking.map(({ sessionHash }) => sessionHash), asking.map(({ operationId }) => operationId)],
  );
  const tables = asking.map((): RoundTable | undefined => undefined);
  for (const { place, ...row } of rows) tables[place - 1] = tableOf(row);
  return tables;
}

function tableOf(row: Omit<Row, 'place'>): RoundTable {
  const { pairId, known, open, ms } = row;
  return {
    session: row,
    pair: pairId === null ? undefined : { ...row, id: pairId },
    knownId: known,
    openId: open,
    msSinceLast: ms,
    sessionMs: row.sessionMs,
  };
}
