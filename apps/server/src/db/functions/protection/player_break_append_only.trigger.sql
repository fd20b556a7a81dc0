create or replace trigger player_break_append_only before update or delete or truncate on player_break
  for each statement execute function ledger_refuse_change();
