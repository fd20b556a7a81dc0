-- A first limit looks back: what was staked and won before it counts too.
create or replace function protection_look_back(p_merchant text, p_member bigint) returns void
language sql as $$
  delete from play_hour where merchant = p_merchant and member_id = p_member;
  delete from play_stretch where merchant = p_merchant and member_id = p_member;
  insert into play_hour (merchant, member_id, hour, stake, payout)
  select p_merchant, p_member, n.hour, sum(n.stake), sum(n.payout)
  from (
    select date_trunc('hour', r.placed_at, 'UTC') as hour, r.stake, 0::bigint as payout from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at > platform_now() - interval '31 days'
    union all
    select date_trunc('hour', coalesce(r.settled_at, r.placed_at), 'UTC'), 0, r.payout from game_round r
    where r.merchant = p_merchant and r.member_id = p_member and r.placed_at > platform_now() - interval '31 days'
  ) n group by n.hour
$$;

revoke all on function protection_look_back from public;
