import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type AlertRow = { kind: string; subject: string; detail: string };
export type OpenAlertRow = AlertRow & { id: bigint; raisedAt: Date };

/**
 * What is so now, beside what was told before: new ones are opened, those that are over are ended. Any number of nodes may do it
 * at once, because one thing has one open row, whose words follow what is so. Answers with those that are new.
 */
export function syncAlerts(db: Database, merchant: string): Promise<AlertRow[]> {
  return db.query<AlertRow>(sql`
    with owing as (
      select 'debt' as kind, 'account:' || a.id as subject,
        format('%s owes %s %s%s', coalesce(m.username, a.owner), ((a.held - a.balance) / 100.0)::numeric(20, 2), a.currency,
          case a.kind when 'vendor_wallet' then ' in the wallet at ' || split_part(a.owner, ':', 2) else '' end) as detail
      from ledger_account a
      left join member m on m.merchant = a.merchant and m.id::text = split_part(a.owner, ':', 1)
      where a.merchant = ${merchant} and a.may_be_negative and a.shard = 0
    ), standing as (
      select 'frozen' as kind, 'account:' || id as subject,
        left(format('%s %s %s: %s', kind, owner, currency, frozen_because), 500) as detail
      from ledger_account where merchant = ${merchant} and frozen_at is not null
    ), kept as (
      select 'deposit-held' as kind, 'deposit:' || d.id as subject,
        format('%s paid %s %s late, above the own limit', m.username, (d.paid / 100.0)::numeric(20, 2), d.currency) as detail
      from deposit d join member m on m.merchant = d.merchant and m.id = d.member_id
      where d.merchant = ${merchant} and d.state = 'held'
    ), unanswered as (
      select 'order-without-answer' as kind, 'withdrawal:' || id as subject,
        format('nobody knows for an hour what became of the order %s', reference) as detail
      from withdrawal
      where merchant = ${merchant} and state = 'disbursing' and moved_at < platform_now() - interval '1 hour'
    ), waiting as (
      -- What is open for thirty days is also open for two: an operator is called a second time.
      select age.kind, r.partner, age.words, count(*) as rounds, min(r.placed_at) as since,
        (array_agg(r.round_id order by r.placed_at))[1] as oldest
      from (values ('rounds-left-open', interval '48 hours', '48 hours'), ('rounds-unsettled', interval '30 days', '30 days')) age (kind, most, words)
      join game_round r on r.merchant = ${merchant} and r.state = 'open' and r.placed_at < platform_now() - age.most
        -- A ticket of a lottery waits for its draw, up to thirty days ahead.
        and not (age.kind = 'rounds-left-open' and exists (select from game g
          where g.merchant = r.merchant and g.node_id = r.node_id and g.category in ('LOTT', 'ELOTT')))
      group by age.kind, r.partner, age.words
    ), left_open as (
      select kind, 'partner:' || partner as subject,
        left(format('%s has left %s %s open for more than %s, the oldest since %s: %s', partner, rounds,
          case rounds when 1 then 'round' else 'rounds' end, words, to_char(since at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), oldest), 500) as detail
      from waiting
    ), invitations as (
      select 'referral-held' as kind, 'referral:' || r.id as subject,
        left(format('%s invited %s: same %s', i.username, f.username, array_to_string(r.signals, ', ')), 500) as detail
      from referral r
      join member i on i.merchant = r.merchant and i.id = r.inviter_id
      join member f on f.merchant = r.merchant and f.id = r.friend_id
      where r.merchant = ${merchant} and r.verdict is null and r.reached_at is not null and cardinality(r.signals) > 0
        and not exists (select from reward_grant g
          where g.merchant = r.merchant and g.period = r.key and g.period like 'friend-%')
    ), so as materialized (
      select * from owing union all select * from standing union all select * from kept union all select * from unanswered
      union all select * from left_open union all select * from invitations
    ), ended as (
      update alert a set ended_at = platform_now()
      where a.merchant = ${merchant} and a.ended_at is null
        and a.kind in ('debt', 'frozen', 'deposit-held', 'order-without-answer', 'rounds-left-open', 'rounds-unsettled',
          'referral-held')
        and not exists (select from so where so.kind = a.kind and so.subject = a.subject)
    ), told_anew as (
      update alert a set detail = so.detail from so
      where a.merchant = ${merchant} and a.kind = so.kind and a.subject = so.subject and a.ended_at is null
        and a.detail <> so.detail
    )
    insert into alert (merchant, kind, subject, detail)
    select ${merchant}, so.kind, so.subject, so.detail from so
    where not exists (select from alert a
      where a.merchant = ${merchant} and a.kind = so.kind and a.subject = so.subject and a.ended_at is null)
    on conflict (merchant, kind, subject) where ended_at is null do nothing
    returning kind, subject, detail`);
}

/** Opens one that ends by nothing but a person. */
export async function insertAlert(db: Database, merchant: string, alert: AlertRow): Promise<void> {
  await db.query(sql`
    insert into alert (merchant, kind, subject, detail)
    values (${merchant}, ${alert.kind}, ${alert.subject}, left(${alert.detail}, 500))
    on conflict (merchant, kind, subject) where ended_at is null do nothing`);
}

export async function endAlert(db: Database, merchant: string, id: bigint): Promise<boolean> {
  const rows = await db.query(sql`
    update alert set ended_at = platform_now()
    where merchant = ${merchant} and id = ${id} and kind = 'ledger' and ended_at is null returning id`);
  return rows.length === 1;
}

export function selectOpenAlerts(db: Database, merchant: string): Promise<OpenAlertRow[]> {
  return db.query<OpenAlertRow>(sql`
    select id, kind, subject, detail, raised_at from alert
    where merchant = ${merchant} and ended_at is null order by id limit 500`);
}
