-- A bot logs in nowhere and takes no money out, whichever way somebody tries it (decision 0082).
create or replace function bot_refuse() returns trigger
language plpgsql
as $$
begin
  if exists (select from member m where m.merchant = new.merchant and m.id = new.member_id and m.is_bot) then
    raise exception using errcode = '23514', message = format('a bot has no %s', tg_table_name);
  end if;
  return new;
end $$;
