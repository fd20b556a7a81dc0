create or replace trigger upline_transfer_append_only before update or delete or truncate on upline_transfer
  for each statement execute function ledger_refuse_change();
