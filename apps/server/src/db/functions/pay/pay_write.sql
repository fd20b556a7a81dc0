-- Reckons one slot of a contract, and first those of the contracts below it, whose shares come out of it. Once: whoever asks again finds the
-- row. What is owed because the shares were more than what was earned is made good by later slots of the same kind; money moves afterwards.
create or replace function pay_write(p_merchant text, p_contract agent_contract, p_from timestamptz, p_to timestamptz) returns void
language plpgsql
as $$
declare
  v_child agent_contract;
  v_base_before bigint;
  v_owed_before bigint;
  v_shared bigint;
  v_net bigint;
  v_amount bigint;
  v_rest bigint;
  v_found record;
begin
  if exists (select from agent_pay p where p.merchant = p_merchant and p.contract_id = p_contract.id and p.slot_start = p_from) then
    return;
  end if;
  for v_child in
    select c.* from agent_contract c
    where c.merchant = p_merchant and c.upline_id = p_contract.downline_id and c.type = p_contract.type and c.starts_at <= p_from
      and coalesce(c.ends_at, 'infinity') >= p_to
      and exists (select from pay_team(p_merchant, c.downline_id, c.line_no, p_from, p_to))
    order by c.id
  loop
    perform pay_write(p_merchant, v_child, p_from, p_to);
  end loop;
  select p.base_after, p.owed_after into v_base_before, v_owed_before
  from agent_pay p
  where p.merchant = p_merchant and p.member_id = p_contract.downline_id and p.type = p_contract.type and p.slot_start < p_from
  order by p.slot_start desc, p.id desc limit 1;
  v_base_before := coalesce(v_base_before, 0);
  v_owed_before := coalesce(v_owed_before, 0);
  select coalesce(sum(p.gross), 0) into v_shared from agent_pay p
  where p.merchant = p_merchant and p.upline_id = p_contract.downline_id and p.type = p_contract.type and p.slot_start = p_from;
  select * into v_found from pay_reckon(p_merchant, p_contract.downline_id, p_contract.line_no, p_contract.type,
    p_contract.tiers, p_contract.fee_basis_points, p_contract.carries_losses, p_from, p_to, v_base_before);
  v_net := v_found.gross - v_shared + v_owed_before;
  -- No posting is larger; what is above it comes with the next slot.
  v_amount := least(greatest(v_net, 0), 999999999999);
  -- A8: at the top of a line the house pays what is left of a minor unit as a whole one, into the rounding account.
  v_rest := case when v_found.rest and p_contract.upline_id is null then 1 else 0 end;
  insert into agent_pay (merchant, contract_id, slot_start, slot_end, type, upline_id, member_id, rounds, stake, payout, late_stake,
    late_payout, members, tier, rate_basis_points, base, base_before, base_after, gross, shared, owed_before, owed_after, amount,
    rounding, state)
  values (p_merchant, p_contract.id, p_from, p_to, p_contract.type, p_contract.upline_id, p_contract.downline_id, v_found.rounds,
    v_found.stake, v_found.payout, v_found.late_stake, v_found.late_payout, v_found.members, v_found.tier, v_found.rate, v_found.base,
    v_base_before, v_found.base_after, v_found.gross, v_shared, v_owed_before, v_net - v_amount, v_amount, v_rest,
    case when v_amount > 0 or v_rest > 0 then 'due' else 'nothing' end);
  insert into agent_pay_member (merchant, contract_id, slot_start, member_id, rounds, stake, payout, late_stake)
  select p_merchant, p_contract.id, p_from, s.member_id, sum(s.rounds), sum(s.stake), sum(s.payout), sum(s.late_stake)
  from pay_team(p_merchant, p_contract.downline_id, p_contract.line_no, p_from, p_to) s
  group by s.member_id;
end $$;

revoke all on function pay_write from public;
