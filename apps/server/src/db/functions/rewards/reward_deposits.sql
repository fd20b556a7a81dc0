-- Deposits credited within a stretch of time. One that was begun after a day of losses is marked, because nothing is given for it:
-- a loss of bets that were placed in that day, or of earlier ones that were settled in it.
create or replace function reward_deposits(p_merchant text, p_member bigint, p_from timestamptz, p_to timestamptz)
returns table (id bigint, amount bigint, credited_at timestamptz, after_loss boolean)
language sql security definer set search_path = public, pg_temp
as $$
  select d.id, d.credited, d.credited_at,
    coalesce((select sum(b.payout - b.stake) from reward_bets(p_merchant, p_member,
      array[d.created_at - interval '24 hours'], array[d.created_at]) b), 0)
    + coalesce((select sum(r.payout - r.stake) from game_round r
      where r.merchant = p_merchant and r.member_id = p_member and r.state = 'closed'
        and r.settled_at > d.created_at - interval '24 hours' and r.settled_at <= d.created_at
        and r.settled_at - r.placed_at > interval '24 hours'
        and r.placed_at < d.created_at - interval '24 hours'), 0) < 0
  from deposit d
  where d.merchant = p_merchant and d.member_id = p_member and d.credited_at >= p_from and d.credited_at < p_to
    and d.state <> 'charged_back'
  order by d.id
$$;

revoke all on function reward_deposits from public;
grant execute on function reward_deposits to maidan_app;
