-- Why this win may not be, or null (W7, W8). The game may have closed since the bet; the win is paid all the same.
create or replace function wallet_refuse_win(
  p_win wallet_item, p_bet wallet_transaction, p_round game_round, p_other_game boolean) returns text
language sql stable as $$
  select case
    when ((p_bet).kind = 'bet') is not true then 'TRANSACTION_NOT_FOUND'
    when (p_bet).member_id <> ((p_win).seat).member_id then 'INVALID_TOKEN'
    when (p_bet).state <> 'applied' then 'ALREADY_ROLLED_BACK'
    when (p_bet).round_id <> (p_win).round_id then 'TRANSACTION_NOT_FOUND'
    when (p_win).currency <> (p_bet).currency or (p_bet).currency <> ((p_win).seat).currency then 'WRONG_CURRENCY'
    when p_other_game then 'INVALID_GAME'
    when (p_round).state = 'closed' then 'ALREADY_SETTLED'
  end
$$;

revoke all on function wallet_refuse_win from public;
