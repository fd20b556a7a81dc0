-- For each statement, not for each row: a row trigger before updates would make every posting lock its rows twice.
create or replace function ledger_account_refuse_renaming() returns trigger
language plpgsql
as $$
begin
  raise exception using errcode = 'LG006', message = 'an account keeps its name, its owner and its currency for ever';
end $$;
