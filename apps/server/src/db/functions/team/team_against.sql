-- T9: whether two won and lost against each other more than chance would have it, from how often their bets ended together, how often exactly
-- one won, and how often each did. By the correlation of the two, which is -1 where one always wins what the other loses, about -0.6 for
-- home and away with draws between, and nought for those who bet as it comes; and only where chance makes it less than once in 10,000 pairs.
create or replace function team_against(p_together numeric, p_opposite numeric, p_one_won numeric, p_other_won numeric) returns boolean
language sql immutable
as $$
  select coalesce(c.phi <= -0.45 and p_together * c.phi ^ 2 >= 15, false)
  from (select (p_together * (p_one_won + p_other_won - p_opposite) / 2 - p_one_won * p_other_won)
    / nullif(sqrt(p_one_won * (p_together - p_one_won) * p_other_won * (p_together - p_other_won)), 0) as phi) c
$$;

revoke all on function team_against from public;
grant execute on function team_against to maidan_app;
