-- GAM-09: wallets that vendors keep. Each has an account in the ledger beside the member's, `member:vendor`, so that main
-- and vendor together never change by moving between them (W11).

-- Like a member's own, such an account belongs to somebody, is one row and never goes below zero. The ledger's functions name
-- the kinds of owners in one and the same way; each is written anew with this one added, and keeps its rights.
do $$
declare
  v_function regprocedure;
  v_text text;
begin
  for v_function in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'ledger\_%'
      and prosrc like '%(''member'', ''agent'', ''points''%'
  loop
    v_text := pg_get_functiondef(v_function);
    execute replace(v_text, '(''member'', ''agent'', ''points''', '(''member'', ''agent'', ''points'', ''vendor_wallet''');
  end loop;
end $$;

-- Which purse a seat plays from; decided when it is launched.
alter table launch_session add column wallet text not null default 'main' check (wallet in ('main', 'vendor'));

-- As before (0021), from the purse of the seat. Only the main one has a version: live news speaks of nothing else.
create or replace function wallet_balance_of(p_seat launch_session, out balance bigint, out version bigint)
language plpgsql stable as $$
begin
  select a.balance - a.held, a.version into balance, version from ledger_account a
  where a.merchant = p_seat.merchant and a.shard = 0
    and a.kind = case p_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end
    and a.owner = case p_seat.wallet when 'vendor' then p_seat.member_id || ':' || p_seat.vendor_code
      else p_seat.member_id::text end
    and a.currency = p_seat.currency;
  balance := coalesce(balance, 0);
  version := case p_seat.wallet when 'main' then coalesce(version, 0) end;
end $$;

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
