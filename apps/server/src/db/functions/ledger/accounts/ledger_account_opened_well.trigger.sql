create or replace trigger ledger_account_opened_well before insert on ledger_account
  for each row execute function ledger_account_refuse_malformed();
