-- What holds for all bets with this partner now: whether nothing new begins (it is switched off, or the site is in maintenance;
-- status 0 is normal), and what a player may stake with it, null where it has no bound of its own.
create or replace function wallet_partner_rules(p_merchant text, p_partner text)
returns table (closed boolean, most_per_bet bigint, most_per_day bigint)
language sql stable as $$
  select coalesce(not p.enabled, false)
      or exists (select from setting s where s.merchant = p_merchant and s.key = 'systemStatus' and s.value <> '0'::jsonb),
    p.most_per_bet, p.most_per_day
  from (values (p_merchant, p_partner)) asked (merchant, partner)
  left join vendor_partner p on p.merchant = asked.merchant and p.code = asked.partner
$$;

revoke all on function wallet_partner_rules from public;
