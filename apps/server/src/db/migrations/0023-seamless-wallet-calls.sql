-- Each call of the seamless wallet is one function: one round trip, one transaction, money only through `ledger_post`.
-- They run with the owner's rights, so that the application can change rounds and transactions in no other way.

-- What a call answers. `version` is the player's account version when the balance changed, for the live news.
create type wallet_reply as (
  status text,
  balance bigint,
  currency text,
  platform_ids bigint[],
  member_id bigint,
  version bigint,
  moved boolean
);

create function wallet_refusal(p_status text, p_seat launch_session) returns wallet_reply
language plpgsql stable as $$
declare
  v_balance bigint;
begin
  if p_seat.member_id is not null then
    select b.balance into v_balance from wallet_balance_of(p_seat) b;
  end if;
  return row(p_status, v_balance, p_seat.currency, '{}'::bigint[], p_seat.member_id, null, false)::wallet_reply;
end $$;

-- One bet, one win, or an ordered list of them, all or nothing (W13).
create function wallet_transact(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_request_id text, p_items jsonb)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_item jsonb;
  v_outcome wallet_outcome;
  v_reply wallet_reply;
  v_fresh boolean := false;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, true);
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_in.seat);
  end if;
  v_reply := row('OK', null, (v_in.seat).currency, '{}'::bigint[], (v_in.seat).member_id, null, false);
  begin
    for v_item in select * from jsonb_array_elements(p_items) loop
      v_outcome := case v_item ->> 'kind'
        when 'bet' then wallet_bet(v_in.seat, v_in.member_status, p_request_id, v_item)
        else wallet_win(v_in.seat, p_request_id, v_item)
      end;
      if v_outcome.status <> 'OK' then
        -- Undoes the items before this one.
        raise exception using errcode = 'MW001', message = v_outcome.status;
      end if;
      v_reply.platform_ids := v_reply.platform_ids || v_outcome.platform_id;
      -- Of a replay the first answer counts (W2), unless something else in the list is new.
      if not v_outcome.replayed or not v_fresh then
        v_reply.balance := v_outcome.balance;
      end if;
      v_fresh := v_fresh or not v_outcome.replayed;
      v_reply.moved := v_reply.moved or v_outcome.moved;
      v_reply.version := coalesce(v_outcome.version, v_reply.version);
    end loop;
  exception when sqlstate 'MW001' then
    return wallet_refusal(v_outcome.status, v_in.seat);
  end;
  return v_reply;
end $$;

-- Undoes one bet or one win; of an unknown one it leaves a tombstone (W9-W12).
create function wallet_rollback(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_request_id text, p_transaction_id text,
  p_original_id text, p_round text)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_facts bytea;
  v_known wallet_outcome;
  v_original wallet_transaction;
  v_undone record;
  v_amount bigint := 0;
  v_balance bigint;
  v_id bigint;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, true);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_facts := wallet_facts('rollback', v_seat.member_id, p_round, null, 0, v_seat.currency, p_original_id, false);
  v_known := wallet_known(v_seat, p_transaction_id, v_facts);
  if v_known.status = 'OK' then
    return row('OK', v_known.balance, v_seat.currency, array[v_known.platform_id], v_seat.member_id, null,
      false)::wallet_reply;
  elsif v_known.status is not null then
    return wallet_refusal(v_known.status, v_seat);
  end if;

  select * into v_original from wallet_transaction t
  where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = p_original_id;
  if v_original.member_id <> v_seat.member_id then
    return wallet_refusal('INVALID_TOKEN', v_seat);
  end if;
  if v_original.kind = 'rollback' or (v_original.state <> 'tombstone' and v_original.round_id <> p_round) then
    return wallet_refusal('TRANSACTION_NOT_FOUND', v_seat);
  end if;
  if v_original.currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;

  if v_original.state = 'applied' then
    if v_original.kind = 'bet' then
      select * into v_undone from wallet_undo_bet(v_seat, wallet_round_of(v_seat, p_round), v_original,
        p_transaction_id, v_facts);
    else
      select * into v_undone from wallet_undo_win(v_seat, wallet_round_of(v_seat, p_round), v_original,
        p_transaction_id, v_facts);
    end if;
    if v_undone.status <> 'OK' then
      return wallet_refusal(v_undone.status, v_seat);
    end if;
    update wallet_transaction set state = 'rolled-back'
    where merchant = p_merchant and partner = p_partner and transaction_id = p_original_id;
    v_amount := v_original.amount;
    v_balance := (v_undone.posted).balance;
    v_id := wallet_remember(v_seat, p_request_id, 'rollback', p_transaction_id, p_round, p_original_id, null, v_amount,
      v_facts, v_balance, (v_undone.posted).ledger_id);
    return row('OK', v_balance, v_seat.currency, array[v_id], v_seat.member_id, (v_undone.posted).version,
      v_amount > 0)::wallet_reply;
  end if;

  if v_original.state is null then
    insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, currency,
      request_id)
    values (p_merchant, p_partner, p_original_id, 'bet', 'tombstone', v_seat.member_id, p_round, v_seat.currency,
      p_request_id);
  end if;
  select b.balance into v_balance from wallet_balance_of(v_seat) b;
  v_id := wallet_remember(v_seat, p_request_id, 'rollback', p_transaction_id, p_round, p_original_id, null, 0, v_facts,
    v_balance, null);
  return row('OK', v_balance, v_seat.currency, array[v_id], v_seat.member_id, null, false)::wallet_reply;
end $$;

-- Closes a round without a win: its stakes become the house's.
create function wallet_end_round(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_round text)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_round game_round;
  v_posted wallet_posting;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, true);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_round := wallet_round_of(v_seat, p_round);
  if v_round.state is null then
    return wallet_refusal('TRANSACTION_NOT_FOUND', v_seat);
  end if;
  if v_round.currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;
  if v_round.state = 'open' then
    v_posted := wallet_post(v_seat, v_round.vendor_code, p_round,
      format('end:%s:%s:%s', p_round, v_seat.member_id, v_round.closings), 'settle',
      wallet_facts('end', v_seat.member_id, p_round, null, v_round.stake, v_seat.currency, null, true),
      0, -v_round.stake);
    perform wallet_close_round(v_round, null);
  end if;
  return wallet_refusal('OK', v_seat);
end $$;

-- Token and balance, for authenticate and balance.
create function wallet_look(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_currency text, p_authenticate boolean)
returns wallet_reply
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
  v_seat launch_session;
  v_may text;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, false);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_may := wallet_may_play(v_seat, v_in.member_status);
  -- A balance may be read by whoever may not bet, as long as the token lives.
  if v_may = 'TOKEN_EXPIRED' or (p_authenticate and v_may <> 'OK') then
    return wallet_refusal(v_may, v_seat);
  end if;
  if p_currency <> v_seat.currency then
    return wallet_refusal('WRONG_CURRENCY', v_seat);
  end if;
  if p_authenticate then
    update launch_session set authenticated_at = platform_now()
    where merchant = p_merchant and token_hash = p_token_hash and authenticated_at is null;
  end if;
  return wallet_refusal('OK', v_seat);
end $$;

-- Looks something up for its partner; the nonce is spent all the same.
create function wallet_find_transaction(p_merchant text, p_partner text, p_nonce text, p_transaction_id text)
returns table (status text, platform_id bigint, kind text, round_id text, amount bigint, state text, currency text)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
begin
  if not wallet_claim_nonce(p_merchant, p_partner, p_nonce) then
    return query select 'INVALID_SIGNATURE', null::bigint, null::text, null::text, null::bigint, null::text, null::text;
    return;
  end if;
  return query select 'OK', t.id, t.kind, t.round_id, t.amount, t.state, t.currency from wallet_transaction t
    where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = p_transaction_id;
end $$;

create function wallet_find_round(p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_round text)
returns table (status text, state text, stake bigint, payout bigint, currency text, member_id bigint)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  v_in record;
begin
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash, false);
  if v_in.refused is not null then
    return query select v_in.refused, null::text, null::bigint, null::bigint, null::text, null::bigint;
    return;
  end if;
  return query select 'OK', r.state, r.stake, r.payout, r.currency, r.member_id from wallet_round_of(v_in.seat, p_round) r
    where r.state is not null;
end $$;

-- Nonces are kept twice as long as a signature lives; a bounded share at a time, so that no call waits for it.
create function wallet_forget_nonces(p_older_than_seconds int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_forgotten bigint;
begin
  delete from vendor_nonce n using (
    select merchant, partner, nonce from vendor_nonce
    where seen_at < clock_timestamp() - make_interval(secs => p_older_than_seconds)
    order by seen_at limit 5000 for update skip locked) old
  where n.merchant = old.merchant and n.partner = old.partner and n.nonce = old.nonce;
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;

-- Functions are open to everybody unless said otherwise: close all, then open the calls to the application.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname like 'wallet\_%'
  loop
    execute format('revoke all on function %s from public', v_function);
  end loop;
end $$;
grant execute on function
  wallet_transact(text, text, text, bytea, text, jsonb),
  wallet_rollback(text, text, text, bytea, text, text, text, text),
  wallet_end_round(text, text, text, bytea, text),
  wallet_look(text, text, text, bytea, text, boolean),
  wallet_find_transaction(text, text, text, text),
  wallet_find_round(text, text, text, bytea, text),
  wallet_forget_nonces(int)
  to maidan_app;
