-- Settled bets of one member within each of several stretches of time, by category. Whole days come from the sums that records
-- keep; of a day that is cut, one range of an index is read.
create or replace function reward_bets(p_merchant text, p_member bigint, p_from timestamptz[], p_to timestamptz[])
returns table (place int, category text, rounds bigint, stake bigint, payout bigint)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_first date;
  v_after date;
begin
  for i in 1 .. cardinality(p_from) loop
    v_first := record_day(p_from[i]);
    if record_day_start(v_first) < p_from[i] then
      v_first := v_first + 1;
    end if;
    v_after := record_day(p_to[i]);
    return query
    select i, s.category, sum(s.rounds)::bigint, sum(s.stake)::bigint, sum(s.payout)::bigint from (
      select b.category, b.rounds, b.stake, b.payout
      from bet_sums(p_merchant, p_member, v_first, v_after - 1) b
      where v_first < v_after and b.state = 'closed'
      union all
      select record_category(g.category, g.classify), 1, r.stake, r.payout
      from game_round r
      left join game g on g.merchant = r.merchant and g.node_id = r.node_id
      where r.merchant = p_merchant and r.member_id = p_member and r.state = 'closed'
        and ((r.placed_at >= p_from[i] and r.placed_at < least(p_to[i], record_day_start(v_first)))
          or (v_first <= v_after and r.placed_at >= record_day_start(v_after) and r.placed_at < p_to[i]))
    ) s
    group by s.category;
  end loop;
end $$;

revoke all on function reward_bets from public;
grant execute on function reward_bets to maidan_app;
