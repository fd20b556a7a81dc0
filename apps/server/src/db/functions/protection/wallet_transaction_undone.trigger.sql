create or replace trigger wallet_transaction_undone after update of state on wallet_transaction
  for each row when (old.state = 'applied' and new.state = 'rolled-back' and new.kind in ('bet', 'win'))
  execute function protection_undo_play();
