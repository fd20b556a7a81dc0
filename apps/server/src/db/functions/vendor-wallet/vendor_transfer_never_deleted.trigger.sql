create or replace trigger vendor_transfer_never_deleted before delete or truncate on vendor_transfer
  for each statement execute function ledger_refuse_change();
