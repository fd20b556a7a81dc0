-- How many members of a team were active. Of a dividend the bet amount is what makes a member active; of a salary it is what the slot must bring.
create or replace function pay_active(p_type text, p_stakes bigint[], p_bet_amount bigint) returns int
language sql immutable
as $$
  select count(*)::int from unnest(p_stakes) b (stake)
  where b.stake >= case when p_type = 'dividend' then greatest(p_bet_amount, 1) else 1 end
$$;
