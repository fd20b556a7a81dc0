-- What of an engine's features a list may promise: one that can be bought only where the operator lets it be sold. Engines stand in the
-- database of a sandbox alone, whose standard is to sell them (settings/standard-site.ts).
create or replace function game_features_offered(p_merchant text, p_features text[]) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when coalesce((select value ? 'bought-features' from setting
                   where merchant = p_merchant and key = 'playOptions'), true)
    then p_features
    else array_remove(p_features, 'buy-in')
  end
$$;

revoke all on function game_features_offered from public;
