-- Lists the payments of members in ranges of days for everybody who was above them on each day.
create or replace function team_write_payments(p_merchant text, p_currency text, p_members bigint[], p_from date[],
  p_to date[])
returns void
language sql
as $$
  insert into team_payment (merchant, agent_id, member_id, version, day, at, kind, amount)
  select p_merchant, s.above_id, u.member_id, e.version, record_day(e.at), e.at, k.kind, e.amount
  from unnest(p_members, p_from, p_to) as u (member_id, low, high)
  join ledger_account a on a.merchant = p_merchant and a.kind = 'member' and a.owner = u.member_id::text
    and a.currency = p_currency and a.shard = 0
  cross join unnest(array['deposit', 'withdrawal', 'transfer']) as k (kind)
  cross join lateral account_page(p_merchant, a.id, u.low, u.high, k.kind, null, 2147483647) e
  join team_span s on s.merchant = p_merchant and s.below_id = u.member_id and s.since <= record_day(e.at)
    and record_day(e.at) < s.until
$$;

revoke all on function team_write_payments from public;
