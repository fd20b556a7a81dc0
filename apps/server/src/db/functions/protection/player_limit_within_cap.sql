-- A limit of money is money: none lies above what one posting may move.
create or replace function player_limit_within_cap() returns trigger
language plpgsql as $$
begin
  raise exception using errcode = 'LG002', message = 'a limit is above the cap of money';
end $$;
