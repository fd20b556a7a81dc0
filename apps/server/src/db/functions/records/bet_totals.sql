-- Sums over any length of time: whole months, the days at both ends, and what came since it was counted; they read ranges of an
-- index alone.
create or replace function bet_totals(p_merchant text, p_member bigint, p_from date, p_to date)
returns table (vendor_code text, category text, state text, rounds bigint, stake bigint, payout bigint)
language plpgsql rows 50 security definer set search_path = public, pg_temp
as $$
declare
  v_months_from date := record_month(p_from);
  v_months_before date := record_month(p_to + 1);
begin
  perform bet_day_fold(p_merchant, p_member);
  if v_months_from < p_from then
    v_months_from := v_months_from + interval '1 month';
  end if;
  -- Without a whole month there are days only.
  v_months_before := greatest(v_months_before, v_months_from);
  return query
  select m.vendor_code, m.category, m.state, sum(m.rounds)::bigint, sum(m.stake)::bigint, sum(m.payout)::bigint
  from bet_month m
  where m.merchant = p_merchant and m.member_id = p_member and m.month >= v_months_from and m.month < v_months_before
  group by 1, 2, 3 having sum(m.rounds) > 0
  union all
  -- The days before the whole months, and those after them: two ranges, of which nothing in between is read.
  select d.vendor_code, d.category, d.state, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member
    and d.day >= p_from and d.day <= least(p_to, v_months_from - 1)
  group by 1, 2, 3
  union all
  select d.vendor_code, d.category, d.state, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.payout)::bigint
  from bet_day d
  where d.merchant = p_merchant and d.member_id = p_member
    and d.day >= greatest(p_from, v_months_before) and d.day <= p_to
  group by 1, 2, 3
  union all
  -- What came since: by game first, so that few names are looked up however much was played.
  select r.vendor_code, record_category(g.category, g.classify), r.state, r.rounds, r.stake, r.payout
  from (
    select r.merchant, r.vendor_code, r.node_id, r.state, count(*) as rounds, sum(r.stake)::bigint as stake,
      sum(r.payout)::bigint as payout
    from bet_day_mark m
    join game_round r on r.merchant = m.merchant and r.member_id = m.member_id and r.placed_at >= m.upto
      and r.placed_at >= record_day_start(p_from) and r.placed_at < record_day_start(p_to + 1)
    where m.merchant = p_merchant and m.member_id = p_member
    group by 1, 2, 3, 4
  ) r
  left join game g on g.merchant = r.merchant and g.node_id = r.node_id;
end $$;

revoke all on function bet_totals from public;
grant execute on function bet_totals to maidan_app;
