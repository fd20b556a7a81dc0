-- Nonce, token and player of a call that moves nothing; `refused` null means: come in. Whoever takes a break is out of play for
-- as long.
create or replace function wallet_enter(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea,
  out refused text, out seat launch_session, out member_status text)
language plpgsql as $$
declare
  v_found record;
begin
  if not wallet_claim_nonce(p_merchant, p_partner, p_nonce) then
    refused := 'INVALID_SIGNATURE';
    return;
  end if;
  select l, case when m.break_until > platform_now() then 'excluded' else m.status end as status into v_found
  from launch_session l join member m on m.merchant = l.merchant and m.id = l.member_id
  where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner;
  if not found then
    -- A seat always has its member: the foreign key says so.
    refused := 'INVALID_TOKEN';
    return;
  end if;
  seat := v_found.l;
  member_status := v_found.status;
end $$;

revoke all on function wallet_enter from public;
