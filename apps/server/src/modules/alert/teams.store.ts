import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { AlertRow } from './alert.store.ts';

/**
 * T9: what looks like dealing with oneself, from facts that are kept anyway: an agent and somebody below who come from one address,
 * money that goes down a line and comes back up to where it started, and agents who send much or often. It stays open while it is so.
 */
export function syncTeamAlerts(
  db: Database,
  merchant: string,
  agentTypes: readonly number[],
): Promise<AlertRow[]> {
  return db.query<AlertRow>(sql`
    with recursive shared as (
      select 'team-one-address' as kind, 'line:' || l.above_id || '-' || l.below_id as subject,
        format('%s and %s below come from one address: %s', u.username, m.username, min(a.address)) as detail
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
    ), way as (
      select t.id as first, t.sender_id as began, t.receiver_id as at_id, t.amount, t.at, 1 as steps
      from upline_transfer t
      where t.merchant = ${merchant} and t.direction = 'down' and t.at > platform_now() - interval '7 days'
      union all
      select w.first, w.began, t.receiver_id, least(w.amount, t.amount), t.at, w.steps + 1
      from way w
      join upline_transfer t on t.merchant = ${merchant} and t.sender_id = w.at_id and t.direction = 'up'
        and t.at > w.at and t.at < w.at + interval '2 days' and t.amount * 2 >= w.amount
      where w.at_id <> w.began and w.steps < 6
    ), circle as (
      select 'team-circle' as kind, 'member:' || w.began as subject,
        format('%s sent money down and had it back within two days, %s times in a week', u.username, count(distinct w.first)) as detail
      from way w join member u on u.merchant = ${merchant} and u.id = w.began
      where w.steps > 1 and w.at_id = w.began
      group by w.began, u.username having count(distinct w.first) >= 3
    ), fast as (
      select 'team-velocity' as kind, 'member:' || t.sender_id as subject,
        format('%s sent %s times down the line within an hour, to %s accounts', u.username, count(*), count(distinct t.receiver_id)) as detail
      from upline_transfer t join member u on u.merchant = t.merchant and u.id = t.sender_id
      where t.merchant = ${merchant} and t.direction = 'down' and t.at > platform_now() - interval '1 hour'
      group by t.sender_id, u.username having count(*) >= 20
    ), so as materialized (
      select * from shared union all select * from circle union all select * from fast
    ), ended as (
      update alert a set ended_at = platform_now()
      where a.merchant = ${merchant} and a.ended_at is null
        and a.kind in ('team-one-address', 'team-circle', 'team-velocity')
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
