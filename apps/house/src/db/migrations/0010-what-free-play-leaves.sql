-- Forgetting a session asks each table that refers to it; without these every such question read a whole table.
create index round_by_session on round (session_id);
create index round_seen_by_round on round_seen (round_id);
create index shared_bet_by_session on shared_bet (session_id);
create index seed_pair_by_player on seed_pair (player_id);
