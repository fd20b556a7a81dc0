-- Whoever becomes an agent is one from that moment on, and whoever was born one from the beginning.
create or replace function agent_since() returns trigger
language plpgsql
as $$
begin
  if new.type not in (1, 2, 41, 42) then
    new.agent_since := null;
  elsif tg_op = 'INSERT' then
    new.agent_since := new.created_at;
  elsif old.type not in (1, 2, 41, 42) then
    new.agent_since := platform_now();
  end if;
  return new;
end $$;
