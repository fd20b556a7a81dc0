-- Takes days out of all sums, because they are counted anew.
create or replace function bet_day_take(p_merchant text, p_member bigint, p_days date[]) returns void
language sql
as $$
  with gone as (
    delete from bet_day d where d.merchant = p_merchant and d.member_id = p_member and d.day = any(p_days) returning d.*
  ), less as (
    select record_month(g.day) as month, g.vendor_code, g.category, g.state, sum(g.rounds)::bigint as rounds,
      sum(g.stake)::bigint as stake, sum(g.payout)::bigint as payout
    from gone g group by 1, 2, 3, 4
  )
  update bet_month m set rounds = m.rounds - l.rounds, stake = m.stake - l.stake, payout = m.payout - l.payout
  from less l
  where m.merchant = p_merchant and m.member_id = p_member and m.month = l.month and m.vendor_code = l.vendor_code
    and m.category = l.category and m.state = l.state
$$;

revoke all on function bet_day_take from public;
