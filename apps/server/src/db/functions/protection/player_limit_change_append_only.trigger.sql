create or replace trigger player_limit_change_append_only before update or delete or truncate on player_limit_change
  for each statement execute function ledger_refuse_change();
