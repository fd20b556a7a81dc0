create or replace trigger ledger_account_never_deleted before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
