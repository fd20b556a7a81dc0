import type { LocalText } from '@maidan/contract/local-text.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { Whose } from './facts.store.ts';
import { SOURCES, type GivenPlace } from './grants.store.ts';

export type Page = { before: GivenPlace | null; limit: number };

/** What comes after the last one that was shown. */
export const behind = (page: Page, source: number) =>
  page.before === null
    ? sql``
    : sql`where (micros, ${source}::int, number) < (${page.before.micros}, ${page.before.source}::int, ${page.before.number})`;

export type PointsRow = {
  micros: bigint;
  number: bigint;
  reference: string;
  at: Date;
  title: LocalText | null;
  points: bigint;
  amount: bigint | null;
};

/** PRO-04: what points were given for, once a person had said yes. */
export function selectForPoints(
  db: Database,
  { merchant, memberId }: Whose,
  page: Page,
): Promise<PointsRow[]> {
  return db.query<PointsRow>(sql`
    select * from (
      select (extract(epoch from decided_at) * 1000000)::bigint as micros, id as number, reference, decided_at as at, title,
        points, amount
      from point_record
      where merchant = ${merchant} and member_id = ${memberId}::bigint and state = 'approved'
    ) found ${behind(page, SOURCES.points)} order by micros desc, number desc limit ${page.limit}`);
}

export type RoundsRow = {
  micros: bigint;
  number: bigint;
  at: Date;
  count: number;
  stake: bigint;
  until: Date;
  state: 'open' | 'paid' | 'ended' | 'taken-back';
  won: bigint;
};

/** W18: free rounds that no rule has given, with what they have won. A campaign has a name and no number: one is made of it. */
export function selectGivenRounds(
  db: Database,
  { merchant, memberId }: Whose,
  page: Page,
): Promise<RoundsRow[]> {
  return db.query<RoundsRow>(sql`
    select found.*, case when paid.won is not null then 'paid' when found.cancelled_at is not null then 'taken-back'
        when found.until <= platform_now() then 'ended' else 'open' end as state, coalesce(paid.won, 0)::bigint as won
    from (
      select * from (
        select (extract(epoch from created_at) * 1000000)::bigint as micros,
          hashtextextended(partner || ' ' || campaign_id, 0) & 1152921504606846975 as number,
          created_at as at, rounds as count, stake, valid_to as until, cancelled_at, merchant, partner, campaign_id, member_id
        from free_round_grant g
        where merchant = ${merchant} and member_id = ${memberId}::bigint
          and not exists (select from reward_grant r where r.merchant = g.merchant and r.member_id = g.member_id
            and r.campaign_id = g.campaign_id)
      ) gift ${behind(page, SOURCES.rounds)} order by micros desc, number desc limit ${page.limit}
    ) found
    left join lateral (
      select sum(t.amount) as won from wallet_promotion w
      join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
      where w.merchant = found.merchant and w.partner = found.partner and w.campaign_id = found.campaign_id
        and w.member_id = found.member_id and t.kind = 'credit' and t.state = 'applied'
    ) paid on true
    order by found.micros desc, found.number desc`);
}

export type InHandRow = {
  number: bigint;
  title: LocalText | null;
  count: number;
  played: number;
  stake: bigint;
  until: Date;
  /** Of the own house, by their codes there; null for all of them, or of another house. */
  games: string[] | null;
};

/** W18: free rounds that are neither over nor paid, the first to end first. */
export function selectRoundsInHand(db: Database, { merchant, memberId }: Whose): Promise<InHandRow[]> {
  return db.query<InHandRow>(sql`
    select hashtextextended(f.partner || ' ' || f.campaign_id, 0) & 1152921504606846975 as number, v.title, f.rounds as count,
      coalesce(p.played, 0)::int as played, f.stake, f.valid_to as until,
      case when f.partner = ${HOUSE_PARTNER} then f.game_codes end as games
    from free_round_grant f
    left join reward_grant g on g.merchant = f.merchant and g.member_id = f.member_id and g.campaign_id = f.campaign_id
    left join reward_version v on v.merchant = g.merchant and v.code = g.code and v.version = g.version
    left join lateral (
      select count(*) filter (where t.kind = 'free-bet') as played, bool_or(t.kind = 'credit') as paid
      from wallet_promotion w
      join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
      where w.merchant = f.merchant and w.partner = f.partner and w.campaign_id = f.campaign_id
        and w.member_id = f.member_id and t.state = 'applied'
    ) p on true
    where f.merchant = ${merchant} and f.member_id = ${memberId}::bigint and f.cancelled_at is null
      and f.valid_to > platform_now() and not coalesce(p.paid, false)
    order by f.valid_to, f.campaign_id limit 20`);
}
