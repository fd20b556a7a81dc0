-- What a player has staked and tipped with a partner since the day began (UTC); what was rolled back does not count. The time of the
-- bet counts, not that of its round, which may have begun on an earlier day.
create or replace function wallet_staked_today(p_merchant text, p_partner text, p_member bigint, p_now timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(t.amount), 0)::bigint from wallet_transaction t
  where t.merchant = p_merchant and t.member_id = p_member and t.partner = p_partner and t.kind in ('bet', 'debit')
    and t.state = 'applied' and t.created_at >= date_trunc('day', p_now, 'UTC')
    and (t.kind = 'bet' or exists (select from wallet_promotion w
      where w.merchant = p_merchant and w.partner = p_partner and w.transaction_id = t.transaction_id and w.reason = 'tip'))
$$;

revoke all on function wallet_staked_today from public;
