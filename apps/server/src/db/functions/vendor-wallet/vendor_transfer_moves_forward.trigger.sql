create or replace trigger vendor_transfer_moves_forward before update on vendor_transfer
  for each row execute function vendor_transfer_moves_forward();
