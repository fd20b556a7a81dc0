create or replace trigger withdrawal_step_append_only before update or delete or truncate on withdrawal_step
  for each statement execute function ledger_refuse_change();
