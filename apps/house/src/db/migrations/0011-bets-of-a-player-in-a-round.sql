-- How often a player has bet in a round is counted before each bet, also what was taken back.
create index shared_bet_by_player on shared_bet (round_id, player_id);
