-- A6: a contract begins as a proposal of the direct upline, its terms never change, and what has ended stays ended.
create or replace function agent_contract_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' or not exists (
      select from member m where m.merchant = new.merchant and m.id = new.downline_id and m.upline_id = new.upline_id)
    then
      raise exception 'a contract is proposed by the direct upline' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a contract is never deleted' using errcode = 'check_violation';
  end if;
  if (old.state, new.state) not in (('proposed', 'accepted'), ('proposed', 'rejected'), ('accepted', 'terminated')) then
    raise exception 'a contract does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (to_jsonb(new) - array['state', 'decided_at', 'ended_at'])
     <> (to_jsonb(old) - array['state', 'decided_at', 'ended_at'])
     or (old.decided_at is not null and new.decided_at is distinct from old.decided_at) then
    raise exception 'the terms of a contract never change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
