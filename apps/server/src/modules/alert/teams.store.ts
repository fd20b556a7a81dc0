import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { AlertRow } from './alert.store.ts';
import { findCircles, type LineTransfer } from './money-circles.ts';

/** Twice is a favour. */
const LEAST_CIRCLES = 3;
const LEAST_TOGETHER = 20;
/** Of a week; where there are more, the newest. */
const TRANSFERS = 50_000;

function selectTransfers(db: Database, merchant: string): Promise<LineTransfer[]> {
  return db.query<LineTransfer>(sql`
    select sender_id, receiver_id, is_down, amount, at from (
      select id, sender_id, receiver_id, direction = 'down' as is_down, amount, at from upline_transfer
      where merchant = ${merchant} and at > platform_now() - interval '7 days'
      order by at desc limit ${TRANSFERS}) t
    order by at, id`);
}

/** From how many transfers in an hour, or from how much in a day, operators are told. */
export type Velocity = { direction: 'up' | 'down'; times: number; amount: bigint };

/**
 * T9: what looks like dealing with oneself, from facts that are kept anyway: an agent and somebody below who come from one address or
 * one device, money that goes down a line and comes back up to where it started, agents who send much or often, and two of a team who
 * bet against each other. It stays open while it is so.
 */
export async function syncTeamAlerts(
  db: Database,
  {
    merchant,
    agentTypes,
    velocity,
  }: { merchant: string; agentTypes: readonly number[]; velocity: readonly Velocity[] },
): Promise<AlertRow[]> {
  const circles = findCircles(await selectTransfers(db, merchant)).filter(
    ({ times }) => times >= LEAST_CIRCLES,
  );
  return db.query<AlertRow>(sql`
    with near as materialized (
      select l.above_id, l.below_id, u.username as above, m.username as below, min(a.address) as address
      from member u
      join team_line l on l.merchant = u.merchant and l.above_id = u.id
      join member m on m.merchant = l.merchant and m.id = l.below_id
      join member_address a on a.merchant = u.merchant and a.member_id = u.id and a.last_seen_at > platform_now() - interval '30 days'
      join member_address b on b.merchant = m.merchant and b.member_id = m.id and b.address = a.address
        and b.last_seen_at > platform_now() - interval '30 days'
      where u.merchant = ${merchant} and u.type = any(${agentTypes}::int[])
        -- Of one machine nothing follows: everybody who tries the platform out comes from there.
        and a.address not like '127.%' and a.address <> '::1'
      group by l.above_id, l.below_id, u.username, m.username
    ), shared as (
      select 'team-one-address' as kind, 'line:' || above_id || '-' || below_id as subject,
        format('%s and %s below come from one address: %s', above, below, address) as detail
      from near
    ), device as (
      select 'team-one-device' as kind, 'line:' || d.above_id || '-' || d.below_id as subject,
        format('%s and %s below use one device: %s', d.above, d.below, min(d.device)) as detail
      from (
        -- The same browser, which both have made known.
        select l.above_id, l.below_id, u.username as above, m.username as below, a.device
        from member u
        join known_device a on a.merchant = u.merchant and a.member_id = u.id and a.last_used_at > platform_now() - interval '30 days'
        join known_device b on b.merchant = a.merchant and b.token_hash = a.token_hash
          and b.last_used_at > platform_now() - interval '30 days'
        join team_line l on l.merchant = u.merchant and l.above_id = u.id and l.below_id = b.member_id
        join member m on m.merchant = l.merchant and m.id = l.below_id
        where u.merchant = ${merchant} and u.type = any(${agentTypes}::int[])
        union all
        -- Or one address, and the same kind of browser within the same hour.
        select n.above_id, n.below_id, n.above, n.below, a.device
        from near n
        join session a on a.merchant = ${merchant} and a.member_id = n.above_id and a.device <> ''
          and a.ip not like '127.%' and a.ip <> '::1'
          and a.created_at > platform_now() - interval '30 days'
        join session b on b.merchant = a.merchant and b.member_id = n.below_id and b.ip = a.ip and b.device = a.device
          and b.created_at between a.created_at - interval '1 hour' and a.last_seen_at + interval '1 hour'
      ) d
      group by d.above_id, d.below_id, d.above, d.below
    ), opposite as (
      select 'team-opposite-bets' as kind, 'members:' || o.one_id || '-' || o.other_id as subject,
        format('%s and %s of one team had bets that ended together %s times in a week, and of %s of them exactly one won', a.username,
          b.username, sum(o.together), sum(o.opposite)) as detail
      from team_opposite o
      join member a on a.merchant = o.merchant and a.id = o.one_id
      join member b on b.merchant = o.merchant and b.id = o.other_id
      -- They are looked at a day later.
      where o.merchant = ${merchant} and o.day >= record_day(platform_now()) - 8
      group by o.one_id, o.other_id, a.username, b.username
      having sum(o.together) >= ${LEAST_TOGETHER} and (sum(o.opposite) * 10 >= sum(o.together) * 9
        or team_against(sum(o.together), sum(o.opposite), sum(o.one_won), sum(o.other_won)))
    ), circle as (
      select 'team-circle' as kind, 'member:' || u.id as subject,
        format('%s sent money down and had it back, by whatever hands and parts, %s times in a week', u.username, c.times) as detail
      from unnest(${circles.map(({ memberId }) => memberId)}::bigint[], ${circles.map(({ times }) => times)}::int[]) as c (id, times)
      join member u on u.merchant = ${merchant} and u.id = c.id
    ), fast as (
      -- Each way and each span for itself: what else begins while one is open is told as well.
      select 'team-velocity' as kind, format('member:%s:%s-%s', x.sender_id, x.direction, y.span) as subject, y.detail
      from (
        select t.sender_id, u.username, t.direction, r.times as most_times, r.amount as most_amount,
          count(*) filter (where t.at > platform_now() - interval '1 hour') as times,
          count(distinct t.receiver_id) filter (where t.at > platform_now() - interval '1 hour') as hour_receivers,
          sum(t.amount) as amount, count(distinct t.receiver_id) as day_receivers
        from upline_transfer t
        join member u on u.merchant = t.merchant and u.id = t.sender_id
        join unnest(${velocity.map(({ direction }) => direction)}::text[], ${velocity.map(({ times }) => times)}::int[],
          ${velocity.map(({ amount }) => amount)}::bigint[]) r (direction, times, amount) on r.direction = t.direction
        where t.merchant = ${merchant} and t.at > platform_now() - interval '1 day'
        group by t.sender_id, u.username, t.direction, r.times, r.amount) x
      cross join lateral (
        select 'hour' as span, format('%s sent %s times %s the line within an hour, to %s', x.username, x.times, x.direction,
          case x.hour_receivers when 1 then 'one account' else x.hour_receivers || ' accounts' end) as detail where x.times >= x.most_times
        union all
        select 'day', format('%s sent %s %s the line within a day, to %s', x.username, (x.amount / 100)::numeric(20, 2), x.direction,
          case x.day_receivers when 1 then 'one account' else x.day_receivers || ' accounts' end) where x.amount >= x.most_amount) y
    ), so as materialized (
      select * from shared union all select * from device union all select * from circle union all select * from fast
      union all select * from opposite
    ), ended as (
      update alert a set ended_at = platform_now()
      where a.merchant = ${merchant} and a.ended_at is null
        and a.kind in ('team-one-address', 'team-one-device', 'team-circle', 'team-velocity', 'team-opposite-bets')
        and not exists (select from so where so.kind = a.kind and so.subject = a.subject)
    ), told_anew as (
      update alert a set detail = left(so.detail, 500) from so
      where a.merchant = ${merchant} and a.kind = so.kind and a.subject = so.subject and a.ended_at is null
        and a.detail <> left(so.detail, 500)
    )
    insert into alert (merchant, kind, subject, detail)
    select ${merchant}, so.kind, so.subject, left(so.detail, 500) from so
    where not exists (select from alert a
      where a.merchant = ${merchant} and a.kind = so.kind and a.subject = so.subject and a.ended_at is null)
    on conflict (merchant, kind, subject) where ended_at is null do nothing
    returning kind, subject, detail`);
}

/** Where several play one round, each against the house: live tables with roulette, the duel, the sports book, draws. */
const SHARED_CATEGORIES: readonly GameCategory[] = [
  'LIVE',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
];

/** Looks at settled bets that nobody has looked at; answers with how many. */
export async function countOppositeBets(
  db: Database,
  given: { merchant: string; agentTypes: readonly number[]; atMost: number },
): Promise<number> {
  const [row] = await db.query<{ seen: number }>(sql`
    select team_opposite_fold(${given.merchant}, ${given.agentTypes}::int[], ${SHARED_CATEGORIES}::text[], ${given.atMost}) as seen`);
  return row?.seen ?? 0;
}
