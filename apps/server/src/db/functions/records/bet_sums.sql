-- The sums of a range of days: counted ones and those that came since. One statement reads both, so that it sees one moment.
create or replace function bet_sums(p_merchant text, p_member bigint, p_from date, p_to date)
returns table (day date, vendor_code text, category text, state text, rounds bigint, stake bigint, payout bigint)
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform bet_day_fold(p_merchant, p_member);
  return query
  select d.day, d.vendor_code, d.category, d.state, d.rounds, d.stake, d.payout
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member and d.day between p_from and p_to
  union all
  select record_day(r.placed_at), r.vendor_code, record_category(g.category, g.classify), r.state, count(*),
    sum(r.stake)::bigint, sum(r.payout)::bigint
  from bet_day_mark m
  join game_round r on r.merchant = m.merchant and r.member_id = m.member_id and r.placed_at >= m.upto
    and r.placed_at >= record_day_start(p_from) and r.placed_at < record_day_start(p_to + 1)
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id
  where m.merchant = p_merchant and m.member_id = p_member
  group by 1, 2, 3, 4;
end $$;

revoke all on function bet_sums from public;
grant execute on function bet_sums to maidan_app;
