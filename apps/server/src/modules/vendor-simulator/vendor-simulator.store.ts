import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type {
  SIMULATED_CALLS,
  VENDOR_CALL_FAULTS,
  VENDOR_ORDERS,
  VendorFaults,
  VendorScenario,
} from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type Order = (typeof VENDOR_ORDERS)[number];
export type RunKey = { readonly merchant: string; readonly traceId: string };

export type RunRow = {
  traceId: string;
  partner: string;
  shape: PartnerShape;
  player: string;
  scenario: VendorScenario;
  stake: bigint;
  faults: VendorFaults;
  state: 'running' | 'done' | 'failed';
  plainBefore: bigint | null;
  plainAfter: bigint | null;
  faultyBefore: bigint | null;
  faultyAfter: bigint | null;
};

export type CallRow = {
  n: number;
  ordering: Order;
  call: (typeof SIMULATED_CALLS)[number];
  fault: (typeof VENDOR_CALL_FAULTS)[number] | null;
  requestId: string;
  transactionId: string | null;
  at: Date;
  ms: number;
  bytes: number;
  sent: string;
  httpStatus: number | null;
  status: WalletStatus | null;
  balance: string | null;
  platformIds: bigint[];
};

export type LedgerRow = {
  platformId: bigint;
  transactionId: bigint;
  accountIds: bigint[];
  versions: bigint[];
};

/** What is old is forgotten, calls and all. */
export async function forgetOldRuns(db: Database, merchant: string): Promise<void> {
  await db.query(sql`
    delete from sandbox_vendor_run
    where merchant = ${merchant} and state <> 'running' and started_at < clock_timestamp() - interval '1 day'`);
}

export type CutRun = Pick<RunRow, 'traceId' | 'partner' | 'shape'> & { memberId: bigint; calls: number };

/** Longer than any run takes: whose node was killed. Each is given to one who asks, and to another when that one dies over it. */
export function claimCutRuns(db: Database, merchant: string): Promise<CutRun[]> {
  return db.query<CutRun>(sql`
    update sandbox_vendor_run r set started_at = clock_timestamp() from vendor_partner p
    where r.merchant = ${merchant} and r.state = 'running' and r.started_at < clock_timestamp() - interval '2 minutes'
      and p.merchant = r.merchant and p.code = r.partner
    returning r.trace_id, r.partner, p.shape, r.member_id,
      (select coalesce(max(c.n), 0) from sandbox_vendor_call c where c.merchant = r.merchant and c.trace_id = r.trace_id) as calls`);
}

/** What stands of the rounds of a run that are open: wins before the bets they belong to, as they have to be undone. */
export function selectStanding(
  db: Database,
  { merchant, traceId }: RunKey,
  partner: string,
): Promise<{ roundId: string; transactionId: string | null; kind: 'bet' | 'win' | null }[]> {
  return db.query(sql`
    select r.round_id, t.transaction_id, t.kind from game_round r
    left join wallet_transaction t on t.merchant = r.merchant and t.partner = r.partner and t.round_id = r.round_id
      and t.member_id = r.member_id and t.state = 'applied' and t.kind in ('bet', 'win')
    where r.merchant = ${merchant} and r.partner = ${partner} and r.state = 'open'
      and r.round_id in (${`${traceId}-plain`}, ${`${traceId}-faulty`})
    order by r.round_id, t.kind desc, t.id desc`);
}

/** What is in the way of it: a run of the same player, one of the same id, or nothing. */
export async function insertRun(
  db: Database,
  { merchant, traceId }: RunKey,
  run: Pick<RunRow, 'partner' | 'scenario' | 'stake' | 'faults'> & { memberId: bigint },
): Promise<'player' | 'trace' | null> {
  const rows = await db.query(sql`
    insert into sandbox_vendor_run (merchant, trace_id, member_id, partner, scenario, stake, faults)
    values (${merchant}, ${traceId}, ${run.memberId}, ${run.partner}, ${run.scenario}, ${run.stake},
      ${JSON.stringify(run.faults)}::jsonb)
    on conflict do nothing returning trace_id`);
  if (rows.length > 0) return null;
  return (await selectRun(db, { merchant, traceId })) === null ? 'player' : 'trace';
}

export async function selectRun(db: Database, { merchant, traceId }: RunKey): Promise<RunRow | null> {
  const [row] = await db.query<RunRow>(sql`
    select r.trace_id, r.partner, p.shape, m.username as player, r.scenario, r.stake, r.faults, r.state,
      r.plain_before, r.plain_after, r.faulty_before, r.faulty_after
    from sandbox_vendor_run r
    join vendor_partner p on p.merchant = r.merchant and p.code = r.partner
    join member m on m.merchant = r.merchant and m.id = r.member_id
    where r.merchant = ${merchant} and r.trace_id = ${traceId}`);
  return row ?? null;
}

export async function writeBalance(
  db: Database,
  { merchant, traceId }: RunKey,
  { order, when, balance }: { order: Order; when: 'before' | 'after'; balance: bigint },
): Promise<void> {
  const is = (one: Order, other: 'before' | 'after') => one === order && other === when;
  await db.query(sql`
    update sandbox_vendor_run set
      plain_before = case when ${is('plain', 'before')} then ${balance}::bigint else plain_before end,
      plain_after = case when ${is('plain', 'after')} then ${balance}::bigint else plain_after end,
      faulty_before = case when ${is('faulty', 'before')} then ${balance}::bigint else faulty_before end,
      faulty_after = case when ${is('faulty', 'after')} then ${balance}::bigint else faulty_after end
    where merchant = ${merchant} and trace_id = ${traceId}`);
}

export async function endRun(
  db: Database,
  { merchant, traceId }: RunKey,
  state: 'done' | 'failed',
): Promise<void> {
  await db.query(sql`
    update sandbox_vendor_run set state = ${state} where merchant = ${merchant} and trace_id = ${traceId}`);
}

export async function insertCall(db: Database, { merchant, traceId }: RunKey, call: CallRow): Promise<void> {
  await db.query(sql`
    insert into sandbox_vendor_call (merchant, trace_id, n, ordering, call, fault, request_id, transaction_id, at, ms, bytes,
      sent, http_status, status, balance, platform_ids)
    values (${merchant}, ${traceId}, ${call.n}, ${call.ordering}, ${call.call}, ${call.fault}, ${call.requestId},
      ${call.transactionId}, ${call.at}, ${call.ms}, ${call.bytes}, ${call.sent}, ${call.httpStatus}, ${call.status},
      ${call.balance}, ${call.platformIds}::bigint[])`);
}

export function selectCalls(db: Database, { merchant, traceId }: RunKey): Promise<CallRow[]> {
  return db.query<CallRow>(sql`
    select n, ordering, call, fault, request_id, transaction_id, at, ms, bytes, sent, http_status, status, balance,
      platform_ids
    from sandbox_vendor_call where merchant = ${merchant} and trace_id = ${traceId} order by n`);
}

/** From the platform's ids, which the wallet told, to the rows of the ledger. */
export function selectLedger(
  db: Database,
  merchant: string,
  platformIds: readonly bigint[],
): Promise<LedgerRow[]> {
  return db.query<LedgerRow>(sql`
    select w.id as platform_id, t.id as transaction_id, t.account_ids, t.versions
    from wallet_transaction w
    join ledger_transaction t on t.merchant = w.merchant and t.id = w.ledger_transaction_id
    where w.merchant = ${merchant} and w.id = any(${platformIds}::bigint[])`);
}

export type PlayerRow = { id: bigint; username: string };

export function selectPlayers(
  db: Database,
  merchant: string,
  usernames: readonly string[],
): Promise<PlayerRow[]> {
  return db.query<PlayerRow>(sql`
    select id, username from member
    where merchant = ${merchant} and username_key = any(${usernames}::text[]) and type <> 4
    order by array_position(${usernames}::text[], username_key)`);
}

export type TitleRow = { nodeId: string; vendorCode: string; engine: string };

/** Any title that is open: the rounds of the simulated vendor have to be of some game. */
export async function selectTitle(db: Database, merchant: string): Promise<TitleRow | null> {
  const [row] = await db.query<TitleRow>(sql`
    select g.node_id, g.vendor_code, g.engine from game g
    join vendor v on v.merchant = g.merchant and v.code = g.vendor_code
    where g.merchant = ${merchant} and g.open and g.engine is not null and v.state = 'open'
    order by g.sort_order, g.node_id limit 1`);
  return row ?? null;
}

/** As a launch would, but of no login: the simulated vendor is called by nobody's page. */
export async function insertSeat(
  db: Database,
  merchant: string,
  seat: { tokenHash: Uint8Array; memberId: bigint; partner: string; currency: string } & TitleRow,
): Promise<void> {
  await db.query(sql`
    insert into launch_session (merchant, token_hash, member_id, session_id, partner, vendor_code, node_id, game_code,
      currency, expires_at, wallet)
    values (${merchant}, ${seat.tokenHash}, ${seat.memberId}, null, ${seat.partner}, ${seat.vendorCode}, ${seat.nodeId},
      ${seat.engine}, ${seat.currency}, platform_now() + interval '10 minutes', 'main')`);
}
