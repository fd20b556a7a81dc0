-- History is never edited, not even by the owner of the database: a mistake is corrected by a reversal.
create or replace function ledger_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception using errcode = 'LG006',
    message = format('%s is append only: %s refused, post a reversal instead', tg_table_name, tg_op);
end $$;
