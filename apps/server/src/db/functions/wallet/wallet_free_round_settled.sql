-- W18: whether this is a free bet whose win stands, or a free bet or win whose campaign is paid: neither is taken back any more.
create or replace function wallet_free_round_settled(p_told wallet_transaction) returns boolean
language sql stable as $$
  select (p_told).kind in ('free-bet', 'free-win') and (
    exists (select from wallet_transaction t
      where t.merchant = (p_told).merchant and t.member_id = (p_told).member_id and t.round_id = (p_told).round_id
        and t.partner = (p_told).partner and t.reference = (p_told).transaction_id and t.kind = 'free-win'
        and t.state = 'applied')
    or exists (select from wallet_promotion o
      join wallet_promotion w on w.merchant = o.merchant and w.partner = o.partner and w.campaign_id = o.campaign_id
        and w.member_id = o.member_id
      join wallet_transaction t on t.merchant = w.merchant and t.partner = w.partner and t.transaction_id = w.transaction_id
      where o.merchant = (p_told).merchant and o.partner = (p_told).partner and o.transaction_id = (p_told).transaction_id
        and t.kind = 'credit' and t.state = 'applied'))
$$;

revoke all on function wallet_free_round_settled from public;
