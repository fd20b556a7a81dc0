-- MSG-03: in the step's own transaction, so that no step is without its message and no message without its step.
create or replace function tell_of_withdrawal() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts)
  values (new.merchant, new.member_id,
    case new.state when 'disbursed' then 'withdrawal-paid' else 'withdrawal-' || new.state end,
    jsonb_build_object('amount', case new.state
      when 'disbursed' then new.amount - new.fee
      when 'refunded' then (select r.amount from withdrawal_refund r
        where r.merchant = new.merchant and r.withdrawal_id = new.id)
      else new.amount end));
  return null;
end $$;
