-- What a bet meets, read after the member's row is locked. A bet is what the platform does most, and starting a statement costs
-- more than the row it finds: everything a bet must know is asked for in one.
create or replace function wallet_look_around(p_seat launch_session, p_transaction_id text, p_round text) returns wallet_table
language plpgsql stable as $$
declare
  v_table wallet_table;
begin
  select t.id, t.state, t.facts, t.balance_after, r.state, r.stake, r.vendor_code, r.currency,
    s.ended_at is not null, s.last_seen_at < platform_now() - interval '1 minute',
    -- Status 0 is normal; in maintenance nothing new begins.
    exists (select from vendor_partner p
            where p.merchant = p_seat.merchant and p.code = p_seat.partner and not p.enabled)
      or exists (select from setting o
                 where o.merchant = p_seat.merchant and o.key = 'systemStatus' and o.value <> '0'::jsonb),
    case when g.open and v.state = 'open' then g.node_id end,
    exists (select from player_limit l
            where l.merchant = p_seat.merchant and l.member_id = p_seat.member_id and l.kind <> 'deposit'),
    exists (select from ledger_account d
            where d.merchant = p_seat.merchant and split_part(d.owner, ':', 1) = p_seat.member_id::text
              and d.may_be_negative and d.shard = 0 and d.kind in ('member', 'vendor_wallet')),
    exists (select from ledger_account f
            where f.merchant = p_seat.merchant and f.frozen_at is not null and f.shard = 0
              and f.kind = case p_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end
              and f.owner = case p_seat.wallet when 'vendor' then p_seat.member_id || ':' || p_seat.vendor_code
                else p_seat.member_id::text end)
  into v_table
  from (values (1)) one (row)
  left join wallet_transaction t
    on t.merchant = p_seat.merchant and t.partner = p_seat.partner and t.transaction_id = p_transaction_id
  left join game_round r on r.merchant = p_seat.merchant and r.partner = p_seat.partner and r.round_id = p_round
    and r.member_id = p_seat.member_id
  left join session s on s.merchant = p_seat.merchant and s.id = p_seat.session_id
  left join game g on g.merchant = p_seat.merchant and g.node_id = p_seat.node_id
  left join vendor v on v.merchant = p_seat.merchant and v.code = p_seat.vendor_code;
  return v_table;
end $$;

revoke all on function wallet_look_around from public;
