-- AGT-09: counts a browser that came by a link, once, and not endlessly many of one day. Links that lead nowhere count nothing.
create or replace function invitation_visit(p_merchant text, p_code text, p_browser bytea, p_most int) returns boolean
language plpgsql
as $$
begin
  insert into affiliate_visit (merchant, code, browser)
  select a.merchant, a.code, p_browser
  from affiliate a
  where a.merchant = p_merchant and a.code = upper(p_code) and a.active
    and coalesce(a.expires_at > platform_now(), true)
    and (select count(*) from (select from affiliate_visit v
      where v.merchant = a.merchant and v.code = a.code and v.at > platform_now() - interval '24 hours' limit p_most) n) < p_most
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update affiliate a set visits = a.visits + 1 where a.merchant = p_merchant and a.code = upper(p_code);
  return true;
end $$;

revoke all on function invitation_visit from public;
grant execute on function invitation_visit to maidan_app;
