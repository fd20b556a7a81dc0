-- A6: a contract begins as a proposal of the direct upline (of the house, where nobody is above), its terms never change, and what has
-- ended stays ended. It holds for whole slots: it begins with the first slot after its acceptance and ends with the one that is running.
create or replace function agent_contract_guard() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_slot text;
  v_closed timestamptz;
  v_decided timestamptz;
  v_turn timestamptz;
begin
  if tg_op = 'DELETE' then
    raise exception 'a contract is never deleted' using errcode = 'check_violation';
  end if;
  v_slot := pay_slot_of(new.type, new.period);
  if (tg_op = 'INSERT' or new.state = 'accepted') and not exists (
    select from member m
    where m.merchant = new.merchant and m.id = new.downline_id and m.upline_id is not distinct from new.upline_id)
  then
    raise exception 'a contract is proposed by the direct upline' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' or new.starts_at is not null or new.ends_at is not null then
      raise exception 'a contract begins as a proposal' using errcode = 'check_violation';
    elsif not contract_tiers_fit(new.tiers) or new.rate_basis_points <> (new.tiers -> -1 ->> 'rate')::int then
      raise exception 'the tiers of a contract do not fit' using errcode = 'check_violation';
    end if;
    perform contract_lock(new.merchant, new.type);
    select coalesce(max(c.version), 0) + 1 into new.version from agent_contract c
    where c.merchant = new.merchant and c.upline_id is not distinct from new.upline_id and c.downline_id = new.downline_id
      and c.type = new.type;
    return new;
  end if;
  if (old.state, new.state) not in (('proposed', 'accepted'), ('proposed', 'rejected'), ('proposed', 'withdrawn'),
    ('proposed', 'lapsed'), ('accepted', 'terminated')) then
    raise exception 'a contract does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (to_jsonb(new) - array['state', 'decided_at', 'ended_at'])
     <> (to_jsonb(old) - array['state', 'decided_at', 'ended_at'])
     or (old.decided_at is not null and new.decided_at is distinct from old.decided_at) then
    raise exception 'the terms of a contract never change' using errcode = 'check_violation';
  end if;
  perform contract_lock(new.merchant, new.type);
  -- Never into slots that are closed, also when the platform's clock was set back.
  select p.closed_until into v_closed from pay_clock p where p.merchant = new.merchant and isfinite(p.closed_until);
  v_decided := coalesce(new.ended_at, new.decided_at);
  v_turn := greatest(pay_slot_end(v_slot, v_decided), v_closed);
  if new.state = 'accepted' then
    -- After the one that it takes the place of, which may be paid by longer slots and ends in this very statement.
    new.starts_at := pay_slot_from(v_slot, greatest(v_turn, (
      select max(coalesce(c.ends_at, greatest(c.starts_at,
        pay_slot_from(o.slot, greatest(pay_slot_end(o.slot, v_decided), v_closed)))))
      from agent_contract c
      cross join lateral (select pay_slot_of(c.type, c.period) as slot) o
      where c.merchant = new.merchant and c.downline_id = new.downline_id and c.type = new.type
        and c.state in ('accepted', 'terminated')), (
      -- Nor before the contract of the one who gives it, from whose gross it is taken.
      select c.starts_at from agent_contract c
      where c.merchant = new.merchant and c.downline_id = new.upline_id and c.type = new.type and c.state = 'accepted')));
    -- A move that nobody sees yet waits for the lock, and ends this contract.
    new.line_no := (select l.line_no from pay_line(new.merchant, new.downline_id, 'infinity') l);
    insert into agent_pay_mark (merchant, contract_id, slot_start, due_at)
    values (new.merchant, new.id, new.starts_at, pay_slot_end(v_slot, new.starts_at));
  elsif new.state = 'terminated' then
    new.ends_at := greatest(new.starts_at, pay_slot_from(v_slot, v_turn));
  end if;
  return new;
end $$;

revoke all on function agent_contract_guard from public;
