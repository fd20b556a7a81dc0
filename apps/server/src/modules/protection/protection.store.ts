import type { LimitKind, LimitPeriod } from '@maidan/contract/protection/protection.ts';
import type { RestReason } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';
import type { BreakKind } from './present-break.ts';

export type Owned = { merchant: string; memberId: string };
export type LimitRow = {
  kind: LimitKind;
  period: LimitPeriod;
  value: bigint;
  used: bigint;
  wanted: bigint | null;
  /** Null when nothing looser was asked for, or the wish has been forgotten. */
  wantedFrom: Date | null;
  wantedUntil: Date;
  ripe: boolean;
};
export type MemberRow = {
  breakKind: BreakKind | null;
  breakUntil: Date | number | null;
  realityMinutes: number;
  /** Closed to play by the house, without a break of their own. */
  closed: boolean;
};
export type Named = Owned & { kind: LimitKind; period: LimitPeriod };

export function selectLimits(db: Database, { merchant, memberId }: Owned): Promise<LimitRow[]> {
  return db.query<LimitRow>(sql`
    select l.kind, l.period, l.value, protection_used(l.merchant, l.member_id, l.kind, l.period) as used, l.wanted,
      case when l.wanted_from > platform_now() - interval '7 days' then l.wanted_from end as wanted_from,
      l.wanted_from + interval '7 days' as wanted_until, coalesce(l.wanted_from <= platform_now(), false) as ripe
    from player_limit l where l.merchant = ${merchant} and l.member_id = ${memberId}::bigint
    order by l.kind, l.period`);
}

export async function selectProtected(db: Database, { merchant, memberId }: Owned): Promise<MemberRow> {
  const [row] = await db.query<MemberRow>(
    prepared(
      'member-protected',
      sql`select break_kind, case when break_until > platform_now() then break_until end as break_until, reality_minutes,
          status <> 'active' as closed
        from member where merchant = ${merchant} and id = ${memberId}::bigint`,
    ),
  );
  return row ?? { breakKind: null, breakUntil: null, realityMinutes: 60, closed: true };
}

export async function selectRests(db: Database, { merchant, memberId }: Owned): Promise<RestReason[]> {
  const [row] = await db.query<{ reasons: RestReason[] }>(
    prepared('member-rests', sql`select protection_rests(${merchant}, ${memberId}::bigint) as reasons`),
  );
  return row?.reasons ?? ['closed'];
}

/** The limit that this much more would break, or none. */
export async function selectBroken(
  db: Database,
  { merchant, memberId }: Owned,
  kinds: readonly LimitKind[],
  amount: bigint,
): Promise<{ kind: LimitKind; period: LimitPeriod } | null> {
  const [row] = await db.query<{ kind: LimitKind; period: LimitPeriod }>(sql`
    select kind, period from protection_broken(${merchant}, ${memberId}::bigint, ${kinds}::text[], ${amount})`);
  return row ?? null;
}

/** One after the other for one member, like bets: two deposits at once see each other. */
export async function lockMember(tx: Database, { merchant, memberId }: Owned): Promise<void> {
  await tx.query(sql`
    select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
}

export type SetOutcome = 'set' | 'asked' | 'withdrawn' | 'none';

export async function writeLimit(db: Database, limit: Named, value: bigint | null): Promise<SetOutcome> {
  const [row] = await db.query<{ outcome: SetOutcome }>(sql`
    select protection_set_limit(${limit.merchant}, ${limit.memberId}::bigint, ${limit.kind}, ${limit.period},
      ${value}::bigint) as outcome`);
  return row?.outcome ?? 'none';
}

export async function confirmWish(db: Database, limit: Named): Promise<'confirmed' | 'early' | 'none'> {
  const [row] = await db.query<{ outcome: 'confirmed' | 'early' | 'none' }>(sql`
    select protection_confirm_limit(${limit.merchant}, ${limit.memberId}::bigint, ${limit.kind},
      ${limit.period}) as outcome`);
  return row?.outcome ?? 'none';
}

export async function writeBreak(
  db: Database,
  { merchant, memberId }: Owned,
  kind: BreakKind,
  length: string | null,
): Promise<'begun' | 'shorter'> {
  const [row] = await db.query<{ outcome: 'begun' | 'shorter' }>(sql`
    select protection_start_break(${merchant}, ${memberId}::bigint, ${kind}, ${length}::interval) as outcome`);
  return row?.outcome ?? 'shorter';
}

export async function writeRealityMinutes(
  db: Database,
  { merchant, memberId }: Owned,
  minutes: number,
): Promise<void> {
  await db.query(sql`
    update member set reality_minutes = ${minutes} where merchant = ${merchant} and id = ${memberId}::bigint`);
}

type SessionSums = { seconds: number; stakes: bigint; wins: bigint };

/** Since this login began. The order of rounds is the order of play, so the newest are read until an older one comes. */
export async function selectSessionSums(
  db: Database,
  { merchant, memberId }: Owned,
  sessionId: string,
): Promise<SessionSums> {
  const [row] = await db.query<SessionSums>(sql`
    select extract(epoch from platform_now() - s.created_at)::float8 as seconds,
      coalesce(sum(r.stake), 0)::bigint as stakes, coalesce(sum(r.payout), 0)::bigint as wins
    from session s left join game_round r
      on r.merchant = s.merchant and r.member_id = s.member_id and r.placed_at >= s.created_at
    where s.merchant = ${merchant} and s.id = ${sessionId}::uuid and s.member_id = ${memberId}::bigint
    group by s.created_at`);
  return row ?? { seconds: 0, stakes: 0n, wins: 0n };
}

/** A number for the news that only grows. */
export async function selectMoment(db: Database): Promise<number> {
  const [row] = await db.query<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return row?.ms ?? 0;
}
