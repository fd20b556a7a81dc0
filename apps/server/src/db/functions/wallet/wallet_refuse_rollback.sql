-- Why this may not be rolled back, or null (W9-W12, W18). What is unknown, or rolled back already, may be: it has no effect.
create or replace function wallet_refuse_rollback(
  p_rollback wallet_item, p_original wallet_transaction, p_round game_round, p_paid boolean) returns text
language sql stable as $$
  select case
    when (p_original).member_id <> ((p_rollback).seat).member_id then 'INVALID_TOKEN'
    when (p_original).kind = 'rollback'
      or ((p_original).state <> 'tombstone' and (p_original).round_id <> (p_rollback).round_id) then 'TRANSACTION_NOT_FOUND'
    -- What was taken by a correction or a tip is given back by another correction.
    when (p_original).kind = 'debit' then 'ALREADY_SETTLED'
    when (p_original).currency <> ((p_rollback).seat).currency then 'WRONG_CURRENCY'
    -- W11: a bet is settled when its round is closed or a win of it stands; of free rounds `p_paid` says all (W18).
    when (p_original).state = 'applied' and (p_paid or ((p_original).kind = 'bet' and (p_round).state = 'closed'))
      then 'ALREADY_SETTLED'
  end
$$;

revoke all on function wallet_refuse_rollback from public;
