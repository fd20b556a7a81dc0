-- Whether nothing new begins with this partner: it is switched off, or the site is in maintenance (status 0 is normal).
create or replace function wallet_partner_closed(p_merchant text, p_partner text) returns boolean
language plpgsql stable as $$
begin
  return exists (select from vendor_partner p where p.merchant = p_merchant and p.code = p_partner and not p.enabled)
    or exists (select from setting s where s.merchant = p_merchant and s.key = 'systemStatus' and s.value <> '0'::jsonb);
end $$;

revoke all on function wallet_partner_closed from public;
