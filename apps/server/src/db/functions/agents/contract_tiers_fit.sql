-- AGT-05: one to five tiers, each asking for no less than the one before and paying more.
create or replace function contract_tiers_fit(p_tiers jsonb) returns boolean
language sql immutable
as $$
  select jsonb_typeof(p_tiers) = 'array' and jsonb_array_length(p_tiers) between 1 and 5 and not exists (
    select from (
      select t.*, lag(t.rate) over o as rate_before, lag(t.members) over o as members_before, lag(t."validBet") over o as bet_before,
        lag(t."profitLoss") over o as profit_before, lag(t."betAmount") over o as amount_before
      from jsonb_array_elements(p_tiers) with ordinality e (tier, place)
      cross join jsonb_to_record(e.tier) t (rate int, members int, "validBet" bigint, "profitLoss" bigint, "betAmount" bigint)
      window o as (order by e.place)
    ) t
    where (t.rate between 1 and 10000 and t.members between 0 and 1000000 and t."validBet" between 0 and 1000000000000
      and t."profitLoss" between 0 and 1000000000000 and t."betAmount" between 0 and 1000000000000
      and t.rate > coalesce(t.rate_before, 0) and t.members >= coalesce(t.members_before, 0)
      and t."validBet" >= coalesce(t.bet_before, 0) and t."profitLoss" >= coalesce(t.profit_before, 0)
      and t."betAmount" >= coalesce(t.amount_before, 0)) is not true)
$$;
