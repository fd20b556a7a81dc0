create or replace trigger ledger_account_keeps_its_name
  before update of merchant, id, kind, owner, shard, currency on ledger_account
  for each statement execute function ledger_account_refuse_renaming();
