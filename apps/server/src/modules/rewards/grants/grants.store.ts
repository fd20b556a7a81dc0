import type { LocalText } from '@maidan/contract/local-text.ts';
import type { RecordCategory } from '@maidan/contract/records/record-words.ts';
import type { GrantState, RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import type { Whose } from './facts.store.ts';

export type GrantRow = {
  id: bigint;
  code: string;
  type: RewardType;
  version: number;
  title: LocalText;
  /** Of the terms that it was given by. */
  freeRounds: { count: number; stake: string } | null;
  /** What those terms count, and the categories that they name. */
  counted: { kind: string; counts: string | null; categories: RecordCategory[] | null };
  memberId: bigint;
  period: string;
  coversFrom: Date;
  coversTo: Date;
  currency: string;
  amount: bigint;
  /** What rested on deposits that were charged back, and how much of it was still there to take. */
  due: bigint;
  takenBack: bigint;
  facts: unknown;
  state: GrantState;
  grantedAt: Date;
  /** Null of free rounds, which have a campaign of the wallet instead. */
  ledgerTransactionId: bigint | null;
  campaignId: string | null;
  /** When it was given, to the microsecond. */
  micros: bigint;
  required: bigint | null;
  wagered: bigint;
  weights: Record<string, number> | null;
  wagerUntil: Date | null;
  endedAt: Date | null;
};

const WHOLE = sql`
  select g.id, g.code, r.type, g.version, v.title, v.terms->'freeRounds' as free_rounds,
    jsonb_build_object('kind', v.terms->'fact'->'kind', 'counts', v.terms->'fact'->'counts', 'categories', v.terms->'fact'->'categories') as counted, g.member_id, g.period, g.covers_from, g.covers_to, g.currency, g.amount,
    g.facts, g.state, g.granted_at, g.ledger_transaction_id, g.campaign_id, g.required, g.wagered, g.weights, g.wager_until, g.ended_at,
    (extract(epoch from g.granted_at) * 1000000)::bigint as micros, b.due, b.taken_back
  from reward_grant g
  join reward r on r.merchant = g.merchant and r.code = g.code
  join reward_version v on v.merchant = g.merchant and v.code = g.code and v.version = g.version
  cross join lateral (select coalesce(sum(due), 0)::bigint as due, coalesce(sum(taken), 0)::bigint as taken_back
    from reward_taken_back where merchant = g.merchant and grant_id = g.id) b`;

/** The list of everything given is by time; what came in the same instant by where it came from, and its number there. */
export const SOURCES = { rule: 1, points: 2, rounds: 3, team: 4, house: 5, partner: 6 } as const;
export type GivenPlace = { micros: bigint; source: number; number: bigint };
const MICROS = sql`(extract(epoch from g.granted_at) * 1000000)::bigint`;

/** One member's claims follow each other, and bets wait for them: what is read here is still true when it is written. */
export async function lockMember(tx: Database, { merchant, memberId }: Whose): Promise<void> {
  await tx.query(
    sql`select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`,
  );
}

export function selectGrants(
  db: Database,
  { merchant, memberId }: Whose,
  page: { before: GivenPlace | null; limit: number; type: RewardType | null },
): Promise<GrantRow[]> {
  return db.query<GrantRow>(sql`
    ${WHOLE} where g.merchant = ${merchant} and g.member_id = ${memberId}::bigint
      ${page.before === null ? sql`` : sql`and (${MICROS}, ${SOURCES.rule}::int, g.id) < (${page.before.micros}, ${page.before.source}::int, ${page.before.number})`}
      ${page.type === null ? sql`` : sql`and r.type = ${page.type}`}
    order by ${MICROS} desc, g.id desc limit ${page.limit}`);
}

/** What was given in the time that still matters: of once, and of periods that could be claimed now. */
export function selectRecentGrants(db: Database, { merchant, memberId }: Whose): Promise<GrantRow[]> {
  return db.query<GrantRow>(sql`
    ${WHOLE} where g.merchant = ${merchant} and g.member_id = ${memberId}::bigint
      and (g.period = 'once' or g.covers_to > platform_now() - interval '150 days')
    order by g.id`);
}

export type WelcomeRow = { amount: bigint; at: Date; takenBack: boolean };

/** The posting that a registration makes, found by its key. */
export async function selectWelcome(db: Database, { merchant, memberId }: Whose): Promise<WelcomeRow | null> {
  const [row] = await db.query<WelcomeRow>(sql`
    select e.amount, t.at,
      exists (select from ledger_transaction b where b.merchant = t.merchant and b.reverses = t.id) as taken_back
    from ledger_transaction t
    cross join lateral unnest(t.account_ids, t.versions) as leg (account_id, version)
    join ledger_account a on a.merchant = t.merchant and a.id = leg.account_id and a.kind = 'member'
      and a.owner = ${memberId}
    join ledger_entry e on e.merchant = t.merchant and e.account_id = leg.account_id and e.version = leg.version
    where t.merchant = ${merchant} and t.key = ${`welcome:${memberId}`}`);
  return row ?? null;
}

/** Those of these rewards that were given before. */
export function selectGrantsOf(
  db: Database,
  { merchant, memberId }: Whose,
  rewards: readonly { code: string; period: string }[],
): Promise<GrantRow[]> {
  return db.query<GrantRow>(sql`
    ${WHOLE} join unnest(${rewards.map(({ code }) => code)}::text[], ${rewards.map(({ period }) => period)}::text[])
      as wanted (code, period) on wanted.code = g.code and wanted.period = g.period
    where g.merchant = ${merchant} and g.member_id = ${memberId}::bigint order by g.id`);
}

export async function hasGrantOf(
  db: Database,
  { merchant, memberId }: Whose,
  { code, version }: { code: string; version: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    select id from reward_grant where merchant = ${merchant} and member_id = ${memberId}::bigint and code = ${code}
      and version = ${version} limit 1`);
  return rows.length > 0;
}

export const selectGrant = (db: Database, merchant: string, id: string): Promise<GrantRow | null> =>
  one(db, sql`${WHOLE} where g.merchant = ${merchant} and g.id = ${id}::bigint`);

export const selectLocked = (db: Database, { merchant, memberId }: Whose): Promise<GrantRow | null> =>
  one(
    db,
    sql`${WHOLE} where g.merchant = ${merchant} and g.member_id = ${memberId}::bigint and g.state = 'locked'`,
  );

async function one(db: Database, statement: Sql): Promise<GrantRow | null> {
  const [row] = await db.query<GrantRow>(statement);
  return row ?? null;
}

export type NewGrant = Whose & {
  code: string;
  version: number;
  period: string;
  coversFrom: Date;
  coversTo: Date;
  currency: string;
  amount: bigint;
  facts: string;
  transactionId: bigint | null;
  /** Of free rounds. */
  campaignId: string | null;
  locked: { required: bigint; weights: string; days: number } | null;
};

function stateOf({ campaignId, locked }: NewGrant): GrantState {
  if (campaignId !== null) return 'rounds';
  return locked === null ? 'paid' : 'locked';
}

export async function insertGrant(tx: Database, given: NewGrant): Promise<bigint> {
  const { locked } = given;
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into reward_grant (merchant, code, version, member_id, period, covers_from, covers_to, currency, amount, facts,
      state, ledger_transaction_id, campaign_id, required, weights, wager_until)
    values (${given.merchant}, ${given.code}, ${given.version}, ${given.memberId}::bigint, ${given.period},
      ${given.coversFrom}, ${given.coversTo}, ${given.currency}, ${given.amount}, ${given.facts}::jsonb,
      ${stateOf(given)}, ${given.transactionId}::bigint, ${given.campaignId}::text, ${locked?.required ?? null}::bigint,
      ${locked?.weights ?? null}::jsonb, platform_now() + ${locked?.days ?? null}::int * interval '1 day')
    returning id`);
  if (row === undefined) throw new Error('a grant was not written');
  return row.id;
}

/**
 * Bonuses in hand that nobody looked at for a while, those for longest first, or that were looked at before the clock was set back. Each is
 * taken by one node.
 */
export function takeLockedToCheck(
  db: Database,
  merchant: string,
  { restSeconds, limit }: { restSeconds: number; limit: number },
): Promise<{ memberId: string }[]> {
  return db.query<{ memberId: string }>(sql`
    with due as (
      select merchant, id from reward_grant
      where merchant = ${merchant} and state = 'locked'
        and (checked_at < platform_now() - make_interval(secs => ${restSeconds}) or checked_at > platform_now() + interval '1 minute')
      order by checked_at, id limit ${limit} for update skip locked
    )
    update reward_grant g set checked_at = platform_now() from due
    where g.merchant = due.merchant and g.id = due.id and g.state = 'locked'
    returning g.member_id::text as member_id`);
}

export async function noteWagered(
  tx: Database,
  merchant: string,
  id: bigint,
  wagered: bigint,
): Promise<void> {
  await tx.query(sql`
    update reward_grant set wagered = ${wagered}, checked_at = platform_now()
    where merchant = ${merchant} and id = ${id} and state = 'locked'`);
}

export async function endGrant(
  tx: Database,
  given: { merchant: string; id: bigint; state: GrantState; transactionId: bigint | null },
): Promise<void> {
  await tx.query(sql`
    update reward_grant set state = ${given.state}, ended_at = platform_now(), end_transaction_id = ${given.transactionId}::bigint
    where merchant = ${given.merchant} and id = ${given.id}`);
}

/** F14: whether an account of theirs does not agree with its history, so that nothing is given to it or taken. */
export async function selectFrozen(db: Database, { merchant, memberId }: Whose): Promise<boolean> {
  const rows = await db.query(sql`
    select id from ledger_account where merchant = ${merchant} and owner = ${memberId}
      and kind in ('member', 'locked_bonus') and frozen_at is not null`);
  return rows.length > 0;
}

export async function writeOptedOut(
  tx: Database,
  { merchant, memberId }: Whose,
  out: boolean,
): Promise<void> {
  await tx.query(
    out
      ? sql`insert into reward_opt_out (merchant, member_id) values (${merchant}, ${memberId}::bigint) on conflict do nothing`
      : sql`delete from reward_opt_out where merchant = ${merchant} and member_id = ${memberId}::bigint`,
  );
}
