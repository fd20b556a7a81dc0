-- MSG-03: money that came, as much of it as is the member's.
create or replace function tell_of_deposit() returns trigger
language plpgsql
as $$
begin
  insert into platform_message (merchant, member_id, kind, facts)
  values (new.merchant, new.member_id, 'deposit-credited', jsonb_build_object('amount', new.credited));
  return null;
end $$;
