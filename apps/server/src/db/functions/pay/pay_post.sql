-- Moves the money of reckoned slots, in the order in which everybody locks wallets. A10: whoever is frozen, closed or on a break gets it
-- when that is over; until then it is withheld.
create or replace function pay_post(p_merchant text, p_currency text, p_at_most int)
returns table (member_id bigint, amount bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_pay agent_pay;
  v_posted ledger_result;
  v_key text;
  v_kinds text[];
  v_owners text[];
  v_amounts bigint[];
begin
  for v_pay in
    select p.* from agent_pay p
    join member m on m.merchant = p.merchant and m.id = p.member_id
    where p.merchant = p_merchant and (p.state = 'due' or (p.state = 'withheld' and m.status = 'active'
      and coalesce(m.break_until <= platform_now(), true) and not exists (select from ledger_account a
        where a.merchant = p.merchant and a.kind = 'member' and a.owner = p.member_id::text and a.frozen_at is not null)))
    order by (p.state = 'due') desc, p.member_id::text, p.slot_start, p.contract_id limit p_at_most
    for no key update of p
  loop
    if v_pay.state = 'due' and exists (select from member m
      where m.merchant = p_merchant and m.id = v_pay.member_id
        and (m.status <> 'active' or m.break_until > platform_now() or exists (select from ledger_account a
          where a.merchant = p_merchant and a.kind = 'member' and a.owner = m.id::text and a.frozen_at is not null)))
    then
      update agent_pay p set state = 'withheld'
      where p.merchant = p_merchant and p.contract_id = v_pay.contract_id and p.slot_start = v_pay.slot_start;
      continue;
    end if;
    v_key := 'pay:' || v_pay.contract_id || ':' || extract(epoch from v_pay.slot_start)::bigint;
    v_kinds := '{house}';
    v_owners := '{""}';
    v_amounts := array[-v_pay.amount - v_pay.rounding];
    if v_pay.amount > 0 then
      v_kinds := v_kinds || 'member'::text;
      v_owners := v_owners || v_pay.member_id::text;
      v_amounts := v_amounts || v_pay.amount;
    end if;
    if v_pay.rounding > 0 then
      v_kinds := v_kinds || 'rounding'::text;
      v_owners := v_owners || ''::text;
      v_amounts := v_amounts || v_pay.rounding;
    end if;
    v_posted := ledger_post(p_merchant, v_key, sha256(convert_to(jsonb_build_array(v_key, p_currency, v_owners, v_amounts)::text, 'UTF8')),
      case v_pay.type when 'dividend' then 'dividend' else 'salary' end, p_currency, v_kinds, v_owners, v_amounts,
      v_pay.type || ':' || v_pay.id);
    if v_posted.outcome <> 'posted' then
      raise exception 'the pay % was %', v_key, v_posted.outcome;
    end if;
    update agent_pay p set state = 'paid', paid_at = platform_now(), ledger_transaction_id = v_posted.transaction_id
    where p.merchant = p_merchant and p.contract_id = v_pay.contract_id and p.slot_start = v_pay.slot_start;
    if v_pay.amount > 0 then
      member_id := v_pay.member_id;
      amount := v_pay.amount;
      return next;
    end if;
  end loop;
end $$;

revoke all on function pay_post from public;
