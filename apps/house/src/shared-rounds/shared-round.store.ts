import { randomUUID } from 'node:crypto';
import type { HouseDatabase } from '#db/house-database.ts';

export type SharedRound = {
  id: string;
  gameCode: string;
  chainId: string;
  number: number;
  link: string;
  /** The hash that this link leads to: the link of the round before, or what was published at first. */
  commitment: string;
  /** What was published at first, of the whole chain. */
  first: string;
  salt: string;
  saltSource: string;
  /** Of a flight; a round of a table has an outcome instead. */
  result: number;
  outcome: unknown;
  /** What lay on each spot when bets closed, where that decides what is paid. */
  pool: Readonly<Record<string, string>> | null;
  /** Which part of what its link decides it is: of a shoe, its cards from here to there. */
  dealtFrom: number;
  dealtTo: number;
  /** Nothing follows it that its link decides. */
  isLast: boolean;
  /** The last of those that its link decides is over. */
  isLinkTold: boolean;
  state: 'open' | 'running' | 'ended' | 'void';
  /** By the clock of the database, as are all times of shared rounds. Below zero: it has begun. */
  startsInMs: number;
  /** Below zero: it is over. Null before it has begun. */
  endsInMs: number | null;
  endedMsAgo: number | null;
};

export type SharedChain = {
  id: string;
  length: number;
  lastLink: string;
  commitment: string;
  committedAt: Date;
  salt: string | null;
  nextNumber: number;
};

export type Lease = { gameCode: string; fence: string };

/** Takes up the clock of a game when nobody holds it, or goes on holding it. Null: another house has it. */
export async function holdClock(
  db: HouseDatabase,
  gameCode: string,
  holder: string,
  holdMs: number,
): Promise<(Lease & { wanted: boolean }) | null> {
  const [row] = await db.query<{ fence: string; wanted: boolean }>(
    `update shared_clock set holder = $2, fence = fence + (holder is distinct from $2 or held_until <= clock_timestamp())::int,
       held_until = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     where game_code = $1 and (holder = $2 or held_until <= clock_timestamp())
     returning fence, wanted_until > clock_timestamp() as wanted`,
    [gameCode, holder, holdMs],
  );
  return row === undefined ? null : { gameCode, ...row };
}

/** Games that somebody is watching, or of which a round is under way: there is something for a clock to do. */
export async function gamesWithWork(db: HouseDatabase): Promise<string[]> {
  const rows = await db.query<{ gameCode: string }>(
    `select game_code from shared_clock where wanted_until > clock_timestamp()
     union select game_code from shared_round where state in ('open', 'running')`,
  );
  return rows.map(({ gameCode }) => gameCode);
}

/** Somebody is watching: rounds are opened for a while. */
export async function wantRounds(db: HouseDatabase, gameCode: string, forMs: number): Promise<void> {
  await db.query(
    `insert into shared_clock (game_code, wanted_until) values ($1, clock_timestamp() + make_interval(secs => $2::float8 / 1000))
     on conflict (game_code) do update set wanted_until = greatest(shared_clock.wanted_until, excluded.wanted_until)`,
    [gameCode, forMs],
  );
}

/** Only for whoever holds the clock still: a house that was held up and comes back finds that nothing of its own is taken. */
export const LEASE = `lease as (
  select from shared_clock where game_code = $1 and fence = $2 and held_until > clock_timestamp() for share)`;
const CHAIN = 'id, length, last_link, commitment, committed_at, salt, next_number';

export async function chainInUse(db: HouseDatabase, gameCode: string): Promise<SharedChain | undefined> {
  const [chain] = await db.query<SharedChain>(
    `select ${CHAIN} from shared_chain where game_code = $1 and next_number <= length`,
    [gameCode],
  );
  return chain;
}

/** Two houses may both find none; the index lets one in. */
export async function insertChain(
  db: HouseDatabase,
  gameCode: string,
  chain: Pick<SharedChain, 'length' | 'lastLink' | 'commitment'>,
): Promise<void> {
  await db.query(
    `insert into shared_chain (game_code, length, last_link, commitment) values ($1, $2, $3, $4)
     on conflict (game_code) where next_number <= length do nothing`,
    [gameCode, chain.length, chain.lastLink, chain.commitment],
  );
}

/** Once for a chain. */
export async function saltChain(
  db: HouseDatabase,
  id: string,
  salt: { value: string; source: string },
): Promise<void> {
  await db.query(
    `update shared_chain set salt = $2, salt_source = $3, salted_at = clock_timestamp() where id = $1 and salt is null`,
    [id, salt.value, salt.source],
  );
}

const ROUND = `r.id, r.game_code, r.chain_id, r.number, r.link, r.result, r.outcome, r.pool, r.dealt_from, r.dealt_to, r.is_last, r.state,
  c.salt, c.salt_source, c.commitment as first,
  coalesce((select b.link from shared_round b where b.chain_id = r.chain_id and b.number = r.number - 1 limit 1), c.commitment) as commitment,
  exists (select from shared_round l where l.chain_id = r.chain_id and l.number = r.number and l.is_last
    and l.state in ('ended', 'void')) as is_link_told,
  (extract(epoch from r.starts_at - clock_timestamp()) * 1000)::float8 as starts_in_ms,
  (extract(epoch from r.ends_at - clock_timestamp()) * 1000)::float8 as ends_in_ms,
  (extract(epoch from clock_timestamp() - r.ended_at) * 1000)::float8 as ended_ms_ago`;
const FROM = 'from shared_round r join shared_chain c on c.id = r.chain_id';

/** Newest first. */
export function lastRounds(db: HouseDatabase, gameCode: string, limit: number): Promise<SharedRound[]> {
  return db.query<SharedRound>(
    `select ${ROUND} ${FROM} where r.game_code = $1 order by r.opened_at desc, r.number desc limit $2`,
    [gameCode, limit],
  );
}

export async function sharedRoundById(db: HouseDatabase, id: string): Promise<SharedRound | undefined> {
  const [round] = await db.query<SharedRound>(`select ${ROUND} ${FROM} where r.id = $1`, [id]);
  return round;
}

/** What a round comes to, decided when it is opened: `dealtFrom` above zero goes on with what its link has decided before. */
export type NextRound = Pick<SharedRound, 'number' | 'link' | 'result' | 'outcome'> &
  Pick<SharedRound, 'dealtFrom' | 'dealtTo' | 'isLast'> & { chainId: string; openMs: number };

/** Uses up the next link of the chain and opens its round, or the next one of the same link, in one statement: nothing is dealt twice. */
export async function openRound(db: HouseDatabase, lease: Lease, next: NextRound): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, next as (
       update shared_chain c set next_number = $4 + 1
       where c.id = $3 and c.next_number = $4 + ($10::int > 0)::int and c.salt is not null and exists (select from lease)
         and not exists (select from shared_round r where r.game_code = $1 and r.state in ('open', 'running'))
       returning c.id
     )
     insert into shared_round (id, game_code, chain_id, number, link, result, outcome, state, starts_at, dealt_from, dealt_to, is_last)
     select $5, $1, next.id, $4, $6, $7, $8::jsonb, 'open', now() + make_interval(secs => $9::float8 / 1000), $10, $11, $12 from next
     returning id`,
    [
      lease.gameCode,
      lease.fence,
      next.chainId,
      next.number,
      randomUUID(),
      next.link,
      next.result,
      next.outcome === null ? null : JSON.stringify(next.outcome),
      next.openMs,
      next.dealtFrom,
      next.dealtTo,
      next.isLast,
    ],
  );
  return rows.length === 1;
}

/** No bets from now on. Those of which the wallet has not spoken yet are given back. */
export async function startRound(
  db: HouseDatabase,
  lease: Lease,
  id: string,
  runMs: number,
): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, started as (
       update shared_round set state = 'running', starts_at = now(), heard_at = now(),
         ends_at = now() + make_interval(secs => $4::float8 / 1000)
       where id = $3 and state = 'open' and starts_at <= now() and exists (select from lease) returning id
     ), late as (
       update shared_bet b set state = 'undoing', next_attempt_at = now(), updated_at = clock_timestamp()
       from started where b.round_id = started.id and b.state = 'bet-sent'
     )
     select id from started`,
    [lease.gameCode, lease.fence, id, runMs],
  );
  return rows.length === 1;
}

/** It was never flown, and will not be: every stake goes back. Its link is used up all the same. */
export async function voidRound(db: HouseDatabase, lease: Lease, id: string): Promise<boolean> {
  const rows = await db.query(
    `with ${LEASE}, gone as (
       update shared_round set state = 'void', ended_at = now()
       where id = $3 and state = 'open' and exists (select from lease) returning id
     ), back as (
       update shared_bet b set state = 'undoing', next_attempt_at = now(), updated_at = clock_timestamp()
       from gone where b.round_id = gone.id and b.state in ('bet-sent', 'placed')
     )
     select id from gone`,
    [lease.gameCode, lease.fence, id],
  );
  return rows.length === 1;
}
