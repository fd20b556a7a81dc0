create or replace trigger deposit_step_append_only before update or delete or truncate on deposit_step
  for each statement execute function ledger_refuse_change();
