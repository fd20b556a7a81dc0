-- What a player has at stake with a partner since the day began (UTC); what was rolled back does not count.
create or replace function wallet_staked_today(p_merchant text, p_partner text, p_member bigint, p_now timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(r.stake), 0)::bigint from game_round r
  where r.merchant = p_merchant and r.member_id = p_member and r.partner = p_partner
    and r.placed_at >= date_trunc('day', p_now, 'UTC')
$$;

revoke all on function wallet_staked_today from public;
