-- A7, A9: what was reckoned never changes; a row only goes on from due to paid, or waits in between.
create or replace function agent_pay_fixed() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' or old.state in ('paid', 'nothing')
    or (to_jsonb(new) - array['state', 'paid_at', 'ledger_transaction_id'])
      <> (to_jsonb(old) - array['state', 'paid_at', 'ledger_transaction_id'])
  then
    raise exception 'what was reckoned is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
