-- T9: money along a line of agents: up to the agent directly above, or down to somebody below. Both members are locked, everything
-- is asked and both ends are written in one call, so that an agent's row is held for as long as the server works and not for the
-- way of ten questions from a node. `p_other` is whom the sender was shown. Without `p_percent` no turnover is asked for, else what
-- is free can be sent. Only 'known' and 'moved' name a transfer; after every other outcome nothing has changed.
create or replace function line_move(p_merchant text, p_direction text, p_sender bigint, p_other bigint, p_operation uuid,
  p_code text, p_hash bytea, p_currency text, p_amount bigint, p_offered boolean, p_agent_types int[], p_smallest bigint,
  p_largest bigint, p_per_day bigint, p_times_per_hour int, p_percent int)
returns upline_result
language plpgsql
as $$
declare
  v_line record;
  v_locked bigint;
  v_posted text;
  v_result upline_result;
begin
  select case p_direction when 'up' then m.upline_id else p_other end into v_locked
  from member m where m.merchant = p_merchant and m.id = p_sender;
  -- The lower id first whoever sends: two transfers that meet never wait for each other in a circle.
  perform from member m where m.merchant = p_merchant and m.id in (p_sender, v_locked) order by m.id for no key update;
  select 'known', t.receiver_id, r.username, t.code, t.amount, t.at into v_result.outcome, v_result.receiver_id,
    v_result.receiver, v_result.code, v_result.amount, v_result.at
  from upline_transfer t join member r on r.merchant = t.merchant and r.id = t.receiver_id
  where t.merchant = p_merchant and t.sender_id = p_sender and t.operation_id = p_operation;
  if found then
    return v_result;
  end if;
  -- Looked at under the lock: whoever stood in the line when the page was drawn may not any more.
  select o.id, o.username, m.status <> 'active' or coalesce(m.break_until > platform_now(), false) as on_break,
    o.status = 'active' and not o.is_bot and coalesce(o.break_until <= platform_now(), true) and not exists (
      select from ledger_account a where a.merchant = o.merchant and a.kind = 'member' and a.owner = o.id::text
        and a.frozen_at is not null) as open
  into v_line
  from member m
  left join member o on o.merchant = m.merchant and case p_direction
    when 'up' then o.id = m.upline_id and o.type = any(p_agent_types)
    else m.type = any(p_agent_types) and o.id = p_other and exists (select from team_line l
      where l.merchant = m.merchant and l.above_id = m.id and l.below_id = o.id) end
  where m.merchant = p_merchant and m.id = p_sender;
  v_result.outcome := case
    when not p_offered then 'off'
    when v_line.on_break then 'on_break'
    when v_line.id is null then 'none'
    when v_line.id is distinct from v_locked or v_line.id is distinct from p_other then 'changed'
    when not v_line.open then 'closed'
    -- The own limits of whoever is sent money hold as for a deposit, and nobody else is told of them.
    when p_direction = 'down' and exists (select from protection_broken(p_merchant, p_other, '{deposit}', p_amount))
      then 'closed'
  end;
  if v_result.outcome is not null then
    return v_result;
  end if;
  select coalesce(sum(t.amount), 0), count(*) filter (where t.at > platform_now() - interval '1 hour')
  into v_result.used, v_result.times
  from upline_transfer t
  where t.merchant = p_merchant and t.sender_id = p_sender and t.direction = p_direction
    and t.at > platform_now() - interval '24 hours';
  v_result.turnover_left := 0;
  v_result.bound := 0;
  if p_percent is not null then
    select w.required - w.counted, w.bound, w.available - w.bound
    into v_result.turnover_left, v_result.bound, v_result.free
    from withdrawal_bound(p_merchant, p_sender, p_currency, p_percent) w;
  end if;
  if p_amount not between p_smallest and p_largest or v_result.times >= p_times_per_hour
    or v_result.used + p_amount > p_per_day or (v_result.bound > 0 and p_amount > v_result.free)
  then
    v_result.outcome := 'rules';
    return v_result;
  end if;
  select l.outcome into v_posted
  from ledger_post(p_merchant, 'upline-transfer:' || p_sender || ':' || p_operation, p_hash,
    case p_direction when 'up' then 'transfer_upline' else 'transfer_downline' end, p_currency, '{member,member}',
    array[p_sender::text, v_line.id::text], array[-p_amount, p_amount], p_code) l;
  v_result.outcome := case v_posted when 'posted' then 'moved' else v_posted end;
  if v_posted = 'posted' then
    v_result.receiver_id := v_line.id;
    v_result.receiver := v_line.username;
    v_result.code := p_code;
    v_result.amount := p_amount;
    insert into upline_transfer (merchant, direction, sender_id, receiver_id, operation_id, code, currency, amount)
    values (p_merchant, p_direction, p_sender, v_line.id, p_operation, p_code, p_currency, p_amount)
    returning at into v_result.at;
  end if;
  return v_result;
end $$;

revoke all on function line_move from public;
grant execute on function line_move to maidan_app;
