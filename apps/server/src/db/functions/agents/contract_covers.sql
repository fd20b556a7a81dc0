-- A4: whether a contract earns its agent what the terms of another one below promise: by the same period, for each tier one of its own that
-- pays no less and asks for no more, from a base that is no smaller. Otherwise the house would pay for what nobody has been given.
create or replace function contract_covers(p_above agent_contract, p_period text, p_tiers jsonb, p_fee int, p_carries boolean)
returns boolean
language sql immutable
as $$
  select (p_above).period = p_period and (p_above).fee_basis_points <= p_fee and (p_carries or not (p_above).carries_losses)
    and not exists (
      select from jsonb_to_recordset(p_tiers)
        b (rate int, members int, "validBet" bigint, "profitLoss" bigint, "betAmount" bigint)
      where not exists (
        select from jsonb_to_recordset((p_above).tiers)
          a (rate int, members int, "validBet" bigint, "profitLoss" bigint, "betAmount" bigint)
        where a.rate >= b.rate and a.members <= b.members and a."validBet" <= b."validBet" and a."profitLoss" <= b."profitLoss"
          and a."betAmount" <= b."betAmount"))
$$;
