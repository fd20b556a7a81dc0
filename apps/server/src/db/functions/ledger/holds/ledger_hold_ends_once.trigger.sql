create or replace trigger ledger_hold_ends_once before update on ledger_hold
  for each row when (old.state <> 'reserved' or old.amount <> new.amount or old.account_id <> new.account_id)
  execute function ledger_hold_ends_once();
