create or replace trigger wallet_transaction_counted after insert on wallet_transaction
  for each row when (new.kind in ('bet', 'win') and new.state = 'applied' and new.amount > 0)
  execute function protection_note_play();
