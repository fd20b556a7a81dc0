-- T32: what two accounts have in common. An address counts however many others come from it: ten accounts made in one house would
-- otherwise pass for a network, and whoever decides is told how many there are.
create or replace function referral_signals(p_merchant text, p_inviter bigint, p_friend bigint) returns text[]
language sql stable security definer set search_path = public, pg_temp
as $$
  select array_remove(array[
    case when exists (
      select from payout_account i
      join payout_account f on f.merchant = i.merchant and f.number_print = i.number_print and f.member_id = p_friend
      where i.merchant = p_merchant and i.member_id = p_inviter
    ) then 'payout' end,
    case when exists (
      select from proved_number i
      join proved_number f on f.merchant = i.merchant and f.mobile = i.mobile and f.member_id = p_friend
      where i.merchant = p_merchant and i.member_id = p_inviter
    ) then 'phone' end,
    case when exists (
      select from known_device i
      join known_device f on f.merchant = i.merchant and f.token_hash = i.token_hash and f.member_id = p_friend
      where i.merchant = p_merchant and i.member_id = p_inviter
    ) or exists (
      select from session i
      join session f on f.merchant = i.merchant and f.member_id = p_friend and f.ip = i.ip and f.device = i.device
        and f.created_at between i.created_at - interval '1 hour' and i.last_seen_at + interval '1 hour'
      where i.merchant = p_merchant and i.member_id = p_inviter and i.device <> ''
    ) then 'device' end,
    case when exists (
      select from member_address i
      join member_address f on f.merchant = i.merchant and f.address = i.address and f.member_id = p_friend
      where i.merchant = p_merchant and i.member_id = p_inviter
    ) then 'address' end
  ], null)
$$;

revoke all on function referral_signals from public;
grant execute on function referral_signals to maidan_app;
