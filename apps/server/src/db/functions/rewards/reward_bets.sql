-- Settled bets of one member within each of several stretches of time, by category. Whole days come from the sums that records
-- keep, read once for all stretches; of a day that is cut, one range of an index is read.
create or replace function reward_bets(p_merchant text, p_member bigint, p_from timestamptz[], p_to timestamptz[])
returns table (place int, category text, rounds bigint, stake bigint, payout bigint)
language sql security definer set search_path = public, pg_temp
as $$
  with stretch as materialized (
    select s.place::int as place, s.begins, s.ends, record_day(s.ends) as after_day,
      record_day(s.begins) + (record_day_start(record_day(s.begins)) < s.begins)::int as first_day
    from unnest(p_from, p_to) with ordinality as s (begins, ends, place)
  ), whole as (
    select min(first_day) as first_day, max(after_day) - 1 as last_day from stretch where first_day < after_day
  ), days as materialized (
    select b.day, b.category, b.rounds, b.stake, b.payout
    from whole w cross join lateral bet_sums(p_merchant, p_member, w.first_day, w.last_day) b
    where b.state = 'closed'
  ), found as (
    select s.place, d.category, d.rounds, d.stake, d.payout
    from stretch s join days d on d.day >= s.first_day and d.day < s.after_day
    union all
    select s.place, record_category(g.category, g.classify), 1, r.stake, r.payout
    from stretch s
    cross join lateral (
      select r.node_id, r.stake, r.payout from game_round r
      where r.merchant = p_merchant and r.member_id = p_member and r.state = 'closed'
        and r.placed_at >= s.begins and r.placed_at < least(s.ends, record_day_start(s.first_day))
      union all
      select r.node_id, r.stake, r.payout from game_round r
      where r.merchant = p_merchant and r.member_id = p_member and r.state = 'closed' and s.first_day <= s.after_day
        and r.placed_at >= record_day_start(s.after_day) and r.placed_at < s.ends
    ) r
    left join game g on g.merchant = p_merchant and g.node_id = r.node_id
  )
  select f.place, f.category, sum(f.rounds)::bigint, sum(f.stake)::bigint, sum(f.payout)::bigint
  from found f group by f.place, f.category
$$;

revoke all on function reward_bets from public;
grant execute on function reward_bets to maidan_app;
