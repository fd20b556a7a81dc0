-- A hold ends once.
create or replace function ledger_hold_ends_once() returns trigger
language plpgsql
as $$
begin
  raise exception using errcode = 'LG006', message = format('hold %s has ended and cannot change', old.id);
end $$;
