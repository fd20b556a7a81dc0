-- The acts of protection, and the wallet that obeys them.

-- Tighter takes effect at once; looser, or none, is only asked for: after a day it can be confirmed (R1).
create function protection_set_limit(
  p_merchant text, p_member bigint, p_kind text, p_period text, p_value bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known player_limit;
  v_act text;
begin
  perform from member m where m.merchant = p_merchant and m.id = p_member for no key update;
  select * into v_known from player_limit l
  where l.merchant = p_merchant and l.member_id = p_member and l.kind = p_kind and l.period = p_period;
  if v_known.value is null then
    if p_value is null then
      return 'none';
    end if;
    if p_kind <> 'deposit' and not exists (
      select from player_limit l where l.merchant = p_merchant and l.member_id = p_member and l.kind <> 'deposit') then
      perform protection_look_back(p_merchant, p_member);
    end if;
    insert into player_limit (merchant, member_id, kind, period, value)
    values (p_merchant, p_member, p_kind, p_period, p_value);
    v_act := 'set';
  elsif p_value <= v_known.value then
    update player_limit set value = p_value, wanted = null, wanted_from = null, set_at = platform_now()
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
    v_act := case when p_value = v_known.value then 'withdrawn' else 'set' end;
  else
    -- Asking again for the same does not begin a new day; asking for something else does.
    if v_known.wanted_from > platform_now() - interval '7 days' and v_known.wanted is not distinct from p_value then
      return 'asked';
    end if;
    update player_limit set wanted = p_value, wanted_from = platform_now() + interval '24 hours'
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
    v_act := 'asked';
  end if;
  insert into player_limit_change (merchant, member_id, kind, period, act, value)
  values (p_merchant, p_member, p_kind, p_period, v_act, p_value);
  return v_act;
end $$;

-- The second yes. A wish that nobody confirms within a week is forgotten.
create function protection_confirm_limit(p_merchant text, p_member bigint, p_kind text, p_period text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known player_limit;
begin
  perform from member m where m.merchant = p_merchant and m.id = p_member for no key update;
  select * into v_known from player_limit l
  where l.merchant = p_merchant and l.member_id = p_member and l.kind = p_kind and l.period = p_period;
  if v_known.wanted_from is null or v_known.wanted_from < platform_now() - interval '7 days' then
    return 'none';
  end if;
  if v_known.wanted_from > platform_now() then
    return 'early';
  end if;
  if v_known.wanted is null then
    delete from player_limit
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
  else
    update player_limit set value = wanted, wanted = null, wanted_from = null, set_at = platform_now()
    where merchant = p_merchant and member_id = p_member and kind = p_kind and period = p_period;
  end if;
  insert into player_limit_change (merchant, member_id, kind, period, act, value)
  values (p_merchant, p_member, p_kind, p_period, 'confirmed', v_known.wanted);
  return 'confirmed';
end $$;

-- A break begins at once and only ever grows (R2). Locked like a bet: one that came first counts, one after is refused.
create function protection_start_break(p_merchant text, p_member bigint, p_kind text, p_length interval)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until timestamptz := case when p_length is null then 'infinity'::timestamptz else platform_now() + p_length end;
  v_present timestamptz;
begin
  select m.break_until into v_present from member m where m.merchant = p_merchant and m.id = p_member
  for no key update;
  if v_present > platform_now() and v_present >= v_until then
    return 'shorter';
  end if;
  update member set break_until = v_until, break_kind = p_kind where merchant = p_merchant and id = p_member;
  insert into player_break (merchant, member_id, kind, ends_at) values (p_merchant, p_member, p_kind, v_until);
  -- Games that are open now stay closed when the break is over.
  update launch_session set expires_at = platform_now()
  where merchant = p_merchant and member_id = p_member and expires_at > platform_now();
  return 'begun';
end $$;

-- As before (0021), and whoever takes a break is out of play for as long.
create or replace function wallet_enter(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_lock boolean,
  out refused text, out seat launch_session, out member_status text)
language plpgsql as $$
begin
  if not wallet_claim_nonce(p_merchant, p_partner, p_nonce) then
    refused := 'INVALID_SIGNATURE';
    return;
  end if;
  select l.* into seat from launch_session l
  where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner;
  if not found then
    refused := 'INVALID_TOKEN';
    return;
  end if;
  if p_lock then
    select case when m.break_until > platform_now() then 'excluded' else m.status end into member_status
    from member m where m.merchant = p_merchant and m.id = seat.member_id for no key update;
  else
    select case when m.break_until > platform_now() then 'excluded' else m.status end into member_status
    from member m where m.merchant = p_merchant and m.id = seat.member_id;
  end if;
  if not found then
    refused := 'PLAYER_NOT_FOUND';
  end if;
end $$;

-- As before (0022), and within the limits that the player has set. Wins and rollbacks never ask.
create or replace function wallet_bet(p_seat launch_session, p_member_status text, p_request_id text, p_item jsonb)
returns wallet_outcome
language plpgsql as $$
declare
  v_id text := p_item ->> 'transactionId';
  v_game text := p_item ->> 'gameCode';
  v_amount bigint := (p_item ->> 'amount')::bigint;
  v_closed boolean := (p_item ->> 'roundClosed')::boolean;
  v_facts bytea := wallet_facts('bet', p_seat.member_id, p_item ->> 'roundId', v_game, v_amount,
    p_item ->> 'currency', null, v_closed);
  v_outcome wallet_outcome := wallet_known(p_seat, v_id, v_facts);
  v_round game_round;
  v_posted wallet_posting;
  v_may text;
  v_title text;
begin
  if v_outcome.status is not null then
    return v_outcome;
  end if;
  v_may := wallet_may_play(p_seat, p_member_status);
  if v_may <> 'OK' then
    return wallet_refuse(v_may);
  end if;
  if p_item ->> 'currency' <> p_seat.currency then
    return wallet_refuse('WRONG_CURRENCY');
  end if;
  v_round := wallet_round_of(p_seat, p_item ->> 'roundId');
  v_title := wallet_open_title(p_seat, v_game);
  if v_title is null or v_round.vendor_code <> p_seat.vendor_code then
    return wallet_refuse('INVALID_GAME');
  end if;
  if v_round.state = 'closed' then
    return wallet_refuse('ROUND_CLOSED');
  end if;
  if v_round.currency <> p_seat.currency then
    return wallet_refuse('WRONG_CURRENCY');
  end if;
  -- What one posting may move at most, so that every round can be closed in one.
  if coalesce(v_round.stake, 0) + v_amount > 1000000000000 then
    return wallet_refuse('LIMIT_REACHED');
  end if;
  if exists (select from protection_broken(p_seat.merchant, p_seat.member_id, '{stake,loss,time}', v_amount)) then
    return wallet_refuse('LIMIT_REACHED');
  end if;
  v_posted := wallet_post(p_seat, p_seat.vendor_code, p_item ->> 'roundId', 'tx:' || v_id, 'bet', v_facts,
    -v_amount, case when v_closed then -coalesce(v_round.stake, 0) else v_amount end);
  if v_posted.outcome = 'insufficient' then
    return row('INSUFFICIENT_FUNDS', null, v_posted.balance, v_posted.version, false, false)::wallet_outcome;
  end if;
  insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
    bets_in_effect)
  values (p_seat.merchant, p_seat.partner, p_item ->> 'roundId', p_seat.member_id, p_seat.vendor_code, v_title,
    p_seat.currency, 'open', v_amount, 1)
  -- A round whose bets were all rolled back comes to life again with the next bet, so that order does not matter.
  on conflict (merchant, partner, round_id, member_id) do update
    set stake = r.stake + v_amount, bets_in_effect = r.bets_in_effect + 1, state = 'open', settled_at = null
  returning r.* into v_round;
  if v_closed then
    perform wallet_close_round(v_round, v_id);
  end if;
  update session set last_seen_at = platform_now()
  where merchant = p_seat.merchant and id = p_seat.session_id and ended_at is null
    and last_seen_at < platform_now() - interval '1 minute';
  return row('OK', wallet_remember(p_seat, p_request_id, 'bet', v_id, v_round.round_id, null, v_game, v_amount, v_facts,
    v_posted.balance, v_posted.ledger_id), v_posted.balance, v_posted.version, true, false)::wallet_outcome;
end $$;

-- Functions are open to everybody unless said otherwise: close all, then open the acts to the application.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname like 'protection\_%'
  loop
    execute format('revoke all on function %s from public', v_function);
  end loop;
end $$;
grant execute on function
  protection_used(text, bigint, text, text),
  protection_broken(text, bigint, text[], bigint),
  protection_set_limit(text, bigint, text, text, bigint),
  protection_confirm_limit(text, bigint, text, text),
  protection_start_break(text, bigint, text, interval)
  to maidan_app;
