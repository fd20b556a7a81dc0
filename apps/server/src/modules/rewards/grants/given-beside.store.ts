import { GIVEN_REASONS, type GivenReason } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { behind, type Page } from './beside.store.ts';
import type { Whose } from './facts.store.ts';
import { SOURCES } from './grants.store.ts';

type Place = { micros: bigint; number: bigint; at: Date };

export type TeamRow = Place & { stake: bigint; amount: bigint };

/**
 * AGT-09: rebates of a team are paid every few minutes, so those of a day are one line, which stands where the day began. Day after day is
 * looked for, so that a page costs what is on it.
 */
export function selectTeamDays(db: Database, { merchant, memberId }: Whose, page: Page): Promise<TeamRow[]> {
  const until =
    page.before === null
      ? sql`'infinity'::timestamptz`
      : sql`record_day_start(record_day(to_timestamp(${page.before.micros}::numeric / 1000000)) + 1)`;
  const last = (before: ReturnType<typeof sql>) => sql`(
    select max(r.at) from team_rebate r
    where r.merchant = ${merchant} and r.receiver_id = ${memberId}::bigint and r.at < ${before})`;
  return db.query<TeamRow>(sql`
    with recursive days as (
      select ${last(until)} as last
      union all
      select ${last(sql`record_day_start(record_day(d.last))`)} from days d where d.last is not null
    ), named as (
      select record_day(last) as day, record_day_start(record_day(last)) as at from days where last is not null
    ), placed as (
      select day, at, (extract(epoch from at) * 1000000)::bigint as micros, (day - date '2000-01-01')::bigint as number from named
    )
    select found.micros, found.number, found.at, sums.stake, sums.amount
    from (select * from placed ${behind(page, SOURCES.team)} limit ${page.limit}) found
    cross join lateral (
      select sum(r.stake)::bigint as stake, sum(r.amount)::bigint as amount from team_rebate r
      where r.merchant = ${merchant} and r.receiver_id = ${memberId}::bigint
        and r.at >= found.at and r.at < record_day_start(found.day + 1)
    ) sums`);
}

export type HouseRow = Place & { amount: bigint };

/** MEM-02: credits that two persons of the house wrote by hand. The reason is what they told each other, and stays with them. */
export function selectFromHouse(
  db: Database,
  { merchant, memberId }: Whose,
  page: Page,
): Promise<HouseRow[]> {
  return db.query<HouseRow>(sql`
    select * from (
      select (extract(epoch from confirmed_at) * 1000000)::bigint as micros, id as number, confirmed_at as at, amount
      from balance_adjustment
      where merchant = ${merchant} and member_id = ${memberId}::bigint and amount > 0 and confirmed_at is not null
    ) found ${behind(page, SOURCES.house)} order by micros desc, number desc limit ${page.limit}`);
}

export type PartnerRow = Place & { amount: bigint; reason: GivenReason; takenBack: boolean };

/** W29: credits of a house of games that belong to no free rounds. */
export function selectFromPartners(
  db: Database,
  { merchant, memberId }: Whose,
  page: Page,
): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(sql`
    select * from (
      select (extract(epoch from t.created_at) * 1000000)::bigint as micros, t.id as number, t.created_at as at,
        w.told_amount as amount, w.reason, t.state <> 'applied' as taken_back
      from wallet_promotion w
      join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
      where w.merchant = ${merchant} and w.member_id = ${memberId}::bigint and w.campaign_id is null
        and w.reason = any(${GIVEN_REASONS}::text[]) and t.kind = 'credit'
    ) found ${behind(page, SOURCES.partner)} order by micros desc, number desc limit ${page.limit}`);
}
