create or replace trigger ledger_hold_never_deleted before delete or truncate on ledger_hold
  for each statement execute function ledger_refuse_change();
