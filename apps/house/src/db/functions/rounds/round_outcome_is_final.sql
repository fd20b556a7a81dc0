create or replace function round_outcome_is_final() returns trigger language plpgsql as $$
begin
  if old.state in ('settled', 'refused', 'rolled-back') then
    raise exception 'round % has ended and cannot change', old.id;
  end if;
  if old.outcome is not null and (new.outcome is distinct from old.outcome or new.win is distinct from old.win) then
    raise exception 'the outcome of round % is decided and cannot change', old.id;
  end if;
  -- What the player has done stays done: actions are only added.
  if new.actions is distinct from old.actions and old.actions is distinct from (
    select coalesce(jsonb_agg(a.action order by a.step), '[]')
    from jsonb_array_elements(new.actions) with ordinality a (action, step)
    where a.step <= jsonb_array_length(old.actions))
  then
    raise exception 'the actions of round % are taken and cannot change', old.id;
  end if;
  if (new.bet, new.seed_pair_id, new.nonce, new.player_id, new.game_code, new.pool_share, new.jackpot, new.campaign_id)
    is distinct from (old.bet, old.seed_pair_id, old.nonce, old.player_id, old.game_code, old.pool_share, old.jackpot,
      old.campaign_id)
  then
    raise exception 'what round % was placed with cannot change', old.id;
  end if;
  return new;
end
$$;
