-- What a transaction id stands for: the same id with other facts is refused. Stable and not immutable, so that it becomes part
-- of the expression that calls it.
create or replace function wallet_facts(
  p_kind text, p_member bigint, p_round text, p_game text, p_amount bigint, p_currency text, p_reference text,
  p_round_closed boolean) returns bytea
language sql stable as $$
  -- Ids cannot hold a bar, so no two different acts read alike.
  select sha256(convert_to(concat_ws('|', p_kind, p_member, p_round, coalesce(p_game, ''), p_amount, p_currency,
    coalesce(p_reference, ''), p_round_closed), 'UTF8'))
$$;

revoke all on function wallet_facts from public;
