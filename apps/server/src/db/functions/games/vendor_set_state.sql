-- A vendor rests or opens again; answers whether there is such a vendor.
create or replace function vendor_set_state(p_merchant text, p_code text, p_state text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update vendor set state = p_state where merchant = p_merchant and code = p_code;
  return found;
end $$;

revoke all on function vendor_set_state from public;
grant execute on function vendor_set_state to maidan_app;
