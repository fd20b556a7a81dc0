-- AGT-09: pays along the line for what a member has staked and settled since the last time: to the member the own rate, to everybody
-- above what the own rate exceeds the highest rate below it. Stakes count in whole hundreds, so that every share is exact. Whose wallet is
-- frozen, and to whom nothing may be given now, gets nothing, and nobody gets it instead; while the player rests, the stakes wait.
-- Answers how many were paid.
create or replace function rebate_pay(p_merchant text, p_member bigint, p_currency text) returns int
language plpgsql
as $$
declare
  v_step constant bigint := 10000;
  v_player member;
  v_mark team_rebate_mark;
  v_stake bigint;
  v_kinds text[] := '{bonus}';
  v_owners text[] := array[''];
  v_amounts bigint[] := '{0}';
  v_rates int[] := '{0}';
  v_paid int := 0;
  v_above record;
  v_posted text;
  v_frozen bigint[];
begin
  select * into v_player from member m where m.merchant = p_merchant and m.id = p_member for no key update;
  -- No posting may touch such a wallet: one of them in the line would keep the rebate from everybody else in it.
  select coalesce(array_agg(a.owner::bigint), '{}') into v_frozen from ledger_account a
  where a.merchant = p_merchant and a.kind = 'member' and a.frozen_at is not null
    and a.owner in (select p_member::text union all
      select l.above_id::text from team_line l where l.merchant = p_merchant and l.below_id = p_member);
  if protection_rests(p_merchant, p_member) && array['break', 'closed', 'limit'] or p_member = any(v_frozen) then
    return 0;
  end if;
  perform rebate_start(p_merchant, array[p_member]);
  select * into v_mark from team_rebate_mark k where k.merchant = p_merchant and k.member_id = p_member for update;
  select coalesce(sum(t.stake), 0) - v_mark.counted into v_stake
  from bet_totals(p_merchant, p_member, '2000-01-01', record_day(platform_now())) t where t.state = 'closed';
  v_stake := v_stake / v_step * v_step;
  update team_rebate_mark k set seen_version = (select coalesce(max(a.version), 0) from ledger_account a
    where a.merchant = p_merchant and a.kind = 'member' and a.owner = p_member::text and a.currency = p_currency)
  where k.merchant = p_merchant and k.member_id = p_member;
  if v_stake <= 0 then
    return 0;
  end if;
  for v_above in
    select m.id, m.id <> all(v_frozen) and cardinality(protection_rests(p_merchant, m.id)) = 0 as may,
      m.rebate_basis_points - coalesce(max(m.rebate_basis_points)
        over (order by l.depth rows between unbounded preceding and 1 preceding), 0) as rate
    from (select p_member as id, 0 as depth union all
      select l.above_id, l.depth from team_line l where l.merchant = p_merchant and l.below_id = p_member) l
    join member m on m.merchant = p_merchant and m.id = l.id
    order by l.depth
  loop
    if v_above.may and v_above.rate > 0 then
      v_paid := v_paid + 1;
      v_kinds := v_kinds || 'member'::text;
      v_owners := v_owners || v_above.id::text;
      v_rates := v_rates || v_above.rate::int;
      v_amounts := v_amounts || v_stake / v_step * v_above.rate;
      v_amounts[1] := v_amounts[1] - v_stake / v_step * v_above.rate;
    end if;
  end loop;
  update team_rebate_mark k set counted = k.counted + v_stake, times = k.times + 1
  where k.merchant = p_merchant and k.member_id = p_member;
  if v_paid = 0 then
    return 0;
  end if;
  select l.outcome into v_posted
  from ledger_post(p_merchant, 'team-rebate:' || p_member || ':' || v_mark.times + 1,
    sha256(convert_to(array_to_string(v_owners, ',') || ' ' || array_to_string(v_amounts, ','), 'UTF8')),
    'bonus', p_currency, v_kinds, v_owners, v_amounts, 'reward:team-rebate') l;
  if v_posted <> 'posted' then
    raise exception 'the rebate of member % was %', p_member, v_posted;
  end if;
  insert into team_rebate (merchant, player_id, number, receiver_id, stake, basis_points, amount)
  select p_merchant, p_member, v_mark.times + 1, v_owners[i]::bigint, v_stake, v_rates[i], v_amounts[i]
  from generate_series(2, v_paid + 1) i;
  -- Whoever else earns by these agents waits for their wallets above, so these rows need no order of their own.
  insert into team_commission_day as c (merchant, agent_id, day, amount)
  select p_merchant, v_owners[i]::bigint, record_day(platform_now()), v_amounts[i]
  from generate_series(2, v_paid + 1) i where v_owners[i]::bigint <> p_member
  on conflict (merchant, agent_id, day) do update set amount = c.amount + excluded.amount;
  return v_paid;
end $$;

revoke all on function rebate_pay from public;
grant execute on function rebate_pay to maidan_app;
