-- What the terms of a contract give for a stretch of time, from the counted facts of a team alone: the same question has the same answer
-- for ever once its slots are closed (A9). The engine and the what-if both ask here.
--
-- A salary is paid on turnover; a dividend on what the team lost, less the fee. `p_before` is what earlier slots left to be made good
-- (a bet rolled back after it was paid for; a lost period where the contract carries it). Members are those who were active by the bar of the
-- tier that was reached, or of the first.
create or replace function pay_reckon(p_merchant text, p_agent bigint, p_line_no bigint, p_type text, p_tiers jsonb, p_fee int,
  p_carries boolean, p_from timestamptz, p_to timestamptz, p_before bigint)
returns table (rounds bigint, stake bigint, payout bigint, late_stake bigint, late_payout bigint, members int, tier int, rate int,
  base bigint, base_after bigint, gross bigint, rest boolean)
language plpgsql stable rows 1
as $$
declare
  v_stakes bigint[];
  v_tier record;
  v_used bigint;
  v_active int;
begin
  select coalesce(sum(m.rounds), 0), coalesce(sum(m.stake), 0), coalesce(sum(m.payout), 0), coalesce(sum(m.late_stake), 0),
    coalesce(sum(m.late_payout), 0), coalesce(array_agg(m.stake), '{}')
  into rounds, stake, payout, late_stake, late_payout, v_stakes
  from (
    select sum(s.rounds) as rounds, sum(s.stake)::bigint as stake, sum(s.payout) as payout, sum(s.late_stake) as late_stake,
      sum(s.late_payout) as late_payout
    from pay_team(p_merchant, p_agent, p_line_no, p_from, p_to) s
    group by s.member_id) m;
  base := case when p_type = 'dividend' then stake - payout - ceil(greatest(stake, 0)::numeric * p_fee / 10000) else stake end;
  v_used := base + p_before;
  members := pay_active(p_type, v_stakes, (p_tiers -> 0 ->> 'betAmount')::bigint);
  rate := 0;
  gross := 0;
  rest := false;
  base_after := 0;
  if v_used <= 0 then
    if p_type <> 'dividend' or p_carries then
      base_after := v_used;
    end if;
    return next;
    return;
  end if;
  for v_tier in
    select e.place::int as place, t.rate, t.members, t."validBet" as valid_bet, t."profitLoss" as profit_loss, t."betAmount" as bet_amount
    from jsonb_array_elements(p_tiers) with ordinality e (tier, place)
    cross join jsonb_to_record(e.tier) t (rate int, members int, "validBet" bigint, "profitLoss" bigint, "betAmount" bigint)
    order by e.place desc
  loop
    v_active := pay_active(p_type, v_stakes, v_tier.bet_amount);
    if stake >= v_tier.valid_bet and (v_tier.profit_loss = 0 or stake - payout >= v_tier.profit_loss)
      and (p_type = 'dividend' or stake >= v_tier.bet_amount)
      and v_tier.members <= v_active
    then
      members := v_active;
      tier := v_tier.place;
      rate := v_tier.rate;
      exit;
    end if;
  end loop;
  gross := floor(v_used::numeric * rate / 10000);
  rest := v_used::numeric * rate % 10000 <> 0;
  return next;
end $$;

revoke all on function pay_reckon from public;
grant execute on function pay_reckon to maidan_app;
