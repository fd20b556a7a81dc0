-- Bets that were settled more than a day after they were placed: whether a deposit came right after a loss is asked of these too.
create index game_round_took_long on game_round (merchant, member_id, settled_at)
  where settled_at - placed_at > interval '24 hours';
