-- The member's row is the lock of the wallet (W24): whoever holds it sees every transaction of that player, one call
-- after the other, and a change of the player's status either came before a bet or waits for it.
--
-- Nonce, token and player; `refused` null means: come in. Whoever takes a break is out of play for as long. The seat and the
-- lock are one statement, and a seat that a break has just closed is read together with the member's row as the break left it.
create or replace function wallet_enter(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_lock boolean,
  out refused text, out seat launch_session, out member_status text)
language plpgsql as $$
declare
  v_found record;
begin
  insert into vendor_nonce (merchant, partner, nonce) values (p_merchant, p_partner, p_nonce) on conflict do nothing;
  if not found then
    refused := 'INVALID_SIGNATURE';
    return;
  end if;
  if p_lock then
    select l, case when m.break_until > platform_now() then 'excluded' else m.status end as status into v_found
    from launch_session l join member m on m.merchant = l.merchant and m.id = l.member_id
    where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner
    for no key update of m;
  else
    select l, case when m.break_until > platform_now() then 'excluded' else m.status end as status into v_found
    from launch_session l join member m on m.merchant = l.merchant and m.id = l.member_id
    where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner;
  end if;
  if not found then
    -- A seat always has its member: the foreign key says so.
    refused := 'INVALID_TOKEN';
    return;
  end if;
  seat := v_found.l;
  member_status := v_found.status;
end $$;

revoke all on function wallet_enter from public;
