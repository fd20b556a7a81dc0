create or replace trigger withdrawal_never_deleted before delete or truncate on withdrawal
  for each statement execute function ledger_refuse_change();
