-- Adds the rounds of a stretch of time to the sums of days and months. Of a sort that a day has few of, the moments are kept
-- too.
create or replace function bet_day_add(p_merchant text, p_member bigint, p_from timestamptz, p_before timestamptz)
returns void
language sql
as $$
  with counted as (
    select record_day(r.placed_at) as day, r.vendor_code, record_category(g.category, g.classify) as category, r.state,
      count(*) as rounds, sum(r.stake)::bigint as stake, sum(r.payout)::bigint as payout,
      case when count(*) <= record_few() then array_agg(r.placed_at) end as moments
    from game_round r
    left join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at >= p_from and r.placed_at < p_before
    group by 1, 2, 3, 4
  ), days as (
    insert into bet_day as d (merchant, member_id, day, vendor_code, category, state, rounds, stake, payout, moments)
    select p_merchant, p_member, c.* from counted c
    on conflict (merchant, member_id, day, vendor_code, category, state) do update
      set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
        moments = record_join_few(d.moments, excluded.moments)
  )
  insert into bet_month as m (merchant, member_id, month, vendor_code, category, state, rounds, stake, payout)
  select p_merchant, p_member, record_month(c.day), c.vendor_code, c.category, c.state, sum(c.rounds), sum(c.stake),
    sum(c.payout)
  from counted c group by 3, 4, 5, 6
  on conflict (merchant, member_id, month, vendor_code, category, state) do update
    set rounds = m.rounds + excluded.rounds, stake = m.stake + excluded.stake, payout = m.payout + excluded.payout
$$;

revoke all on function bet_day_add from public;
