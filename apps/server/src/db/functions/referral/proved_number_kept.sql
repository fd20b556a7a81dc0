-- A number that was proved is remembered with whoever proved it, in the same step.
create or replace function proved_number_kept() returns trigger
language plpgsql
as $$
begin
  insert into proved_number (merchant, mobile, member_id) values (new.merchant, new.mobile, new.id) on conflict do nothing;
  return null;
end $$;
