-- A break is not shortened, not even by mistake of a statement.
create or replace function member_break_stays() returns trigger
language plpgsql as $$
begin
  raise exception using errcode = 'PB001', message = 'a break that has begun is never shortened';
end $$;
