-- How much of a limit is used up in the window that ends now; of what holds for each bet alone nothing ever is. The hour that
-- the window cuts through counts in full as far as it speaks against playing on, and not at all as far as it speaks for it: what
-- is found is never too little. Of deposits: what was credited within the window, whatever is still on its way, and what an agent
-- above sent.
create or replace function protection_used(p_merchant text, p_member bigint, p_kind text, p_period text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := platform_now() - protection_length(p_period);
begin
  case p_kind
    when 'wager' then
      return 0;
    when 'stake' then
      return (select coalesce(sum(h.stake), 0) from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'loss' then
      return (select coalesce(sum(h.stake) - coalesce(sum(h.payout) filter (where h.hour >= v_since), 0), 0)
              from play_hour h
              where h.merchant = p_merchant and h.member_id = p_member and h.hour > v_since - interval '1 hour');
    when 'time' then
      return (select coalesce(ceil(sum(extract(epoch from s.last_at - greatest(s.started_at, v_since))) / 60), 0)
              from play_stretch s
              where s.merchant = p_merchant and s.member_id = p_member and s.last_at > v_since);
    else
      return (select coalesce(sum(case when d.credited_at is null then d.amount else d.paid end), 0) from deposit d
              where d.merchant = p_merchant and d.member_id = p_member
                and (d.credited_at > v_since or d.state in ('created', 'waiting', 'review')))
        + (select coalesce(sum(t.amount), 0) from upline_transfer t
           where t.merchant = p_merchant and t.receiver_id = p_member and t.direction = 'down' and t.at > v_since);
  end case;
end $$;

revoke all on function protection_used from public;
grant execute on function protection_used to maidan_app;
