-- The one place where the wallet moves money: what the player gets, what open bets get, and the house the rest.
-- Nothing to move is no posting.
create or replace function wallet_post(
  p_seat launch_session, p_vendor text, p_round text, p_key text, p_kind text, p_facts bytea, p_player bigint,
  p_open_bets bigint) returns wallet_posting
language plpgsql as $$
declare
  v_kinds text[] := '{}';
  v_owners text[] := '{}';
  v_amounts bigint[] := '{}';
  v_house bigint := -(p_player + p_open_bets);
  v_ledger record;
  v_posting wallet_posting := row('posted', null, null, null);
begin
  if p_player <> 0 then
    if p_seat.wallet = 'vendor' then
      v_kinds := v_kinds || 'vendor_wallet'::text;
      v_owners := v_owners || (p_seat.member_id || ':' || p_seat.vendor_code);
    else
      v_kinds := v_kinds || 'member'::text;
      v_owners := v_owners || p_seat.member_id::text;
    end if;
    v_amounts := v_amounts || p_player;
  end if;
  if p_open_bets <> 0 then
    v_kinds := v_kinds || 'open_bets'::text;
    v_owners := v_owners || p_vendor;
    v_amounts := v_amounts || p_open_bets;
  end if;
  if v_house <> 0 then
    v_kinds := v_kinds || 'house'::text;
    v_owners := v_owners || p_vendor;
    v_amounts := v_amounts || v_house;
  end if;
  if cardinality(v_amounts) > 0 then
    select * into v_ledger from ledger_post(p_seat.merchant, 'wallet:' || p_seat.partner || ':' || p_key, p_facts,
      p_kind, p_seat.currency, v_kinds, v_owners, v_amounts, p_round);
    v_posting.outcome := v_ledger.outcome;
    v_posting.ledger_id := v_ledger.transaction_id;
  end if;
  if v_posting.outcome not in ('posted', 'insufficient') then
    -- The wallet has just seen that this id is new, so another player's call under the same id is being committed right
    -- now. Undone and run again, this one finds that transaction and is told so.
    raise exception using errcode = 'serialization_failure',
      message = format('the ledger answered %s to the new wallet transaction %s', v_posting.outcome, p_key);
  end if;
  select b.balance, b.version into v_posting.balance, v_posting.version from wallet_balance_of(p_seat) b;
  return v_posting;
end $$;

revoke all on function wallet_post from public;
