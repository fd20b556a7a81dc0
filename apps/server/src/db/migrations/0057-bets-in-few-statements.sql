-- A bet is what the platform does most, and starting a statement costs more than the row it finds: everything a bet must
-- know is asked for in one, and what it leaves behind is written in one. What is decided, and in which order, stays.

-- As before (0047), with the seat and the lock in one statement. A seat that a break has just closed is read together with
-- the member's row as the break left it.
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

-- What a bet meets, read after the member's row is locked: the id it comes under, its round, its title, who may play.
create type wallet_table as (
  known_id bigint, known_state text, known_facts bytea, known_balance bigint,
  round_state text, round_stake bigint, round_vendor text, round_currency text,
  logged_out boolean, session_stale boolean, closed boolean, title text, limited boolean
);

create function wallet_look_around(p_seat launch_session, p_transaction_id text, p_round text) returns wallet_table
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
            where l.merchant = p_seat.merchant and l.member_id = p_seat.member_id and l.kind <> 'deposit')
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

-- Why this bet may not be, or null; in the order of 0022 and 0047.
create function wallet_refuse_bet(
  p_seat launch_session, p_member_status text, p_item jsonb, p_title text, p_amount bigint, p_table wallet_table)
returns text
language plpgsql stable as $$
begin
  if p_member_status <> 'active' then
    return 'PLAYER_DISABLED';
  elsif p_seat.expires_at <= platform_now() or p_table.logged_out then
    return 'TOKEN_EXPIRED';
  elsif p_table.closed then
    return 'PARTNER_DISABLED';
  elsif p_item ->> 'currency' <> p_seat.currency then
    return 'WRONG_CURRENCY';
  elsif p_title is null or p_table.round_vendor <> p_seat.vendor_code then
    return 'INVALID_GAME';
  elsif p_table.round_state = 'closed' then
    return 'ROUND_CLOSED';
  elsif p_table.round_currency <> p_seat.currency then
    return 'WRONG_CURRENCY';
  -- What one posting may move at most, so that every round can be closed in one.
  elsif coalesce(p_table.round_stake, 0) + p_amount > 1000000000000 then
    return 'LIMIT_REACHED';
  elsif p_table.limited and exists (
    select from protection_broken(p_seat.merchant, p_seat.member_id, '{stake,loss,time}', p_amount)) then
    return 'LIMIT_REACHED';
  end if;
  return null;
end $$;

-- As before (0047).
create or replace function wallet_bet(p_seat launch_session, p_member_status text, p_request_id text, p_item jsonb)
returns wallet_outcome
language plpgsql as $$
declare
  v_id constant text := p_item ->> 'transactionId';
  v_round constant text := p_item ->> 'roundId';
  v_game constant text := p_item ->> 'gameCode';
  v_amount constant bigint := (p_item ->> 'amount')::bigint;
  v_closed constant boolean := (p_item ->> 'roundClosed')::boolean;
  -- As wallet_facts writes it.
  v_facts constant bytea := sha256(convert_to(concat_ws('|', 'bet', p_seat.member_id, v_round, coalesce(v_game, ''), v_amount,
    p_item ->> 'currency', '', v_closed), 'UTF8'));
  v_table wallet_table := wallet_look_around(p_seat, v_id, v_round);
  v_title text := v_table.title;
  v_refusal text;
  v_posted wallet_posting;
  v_platform_id bigint;
begin
  if v_table.known_id is not null then
    return case
      when v_table.known_state = 'tombstone' then wallet_refuse('ALREADY_ROLLED_BACK')
      when v_table.known_facts <> v_facts then wallet_refuse('DUPLICATE_TRANSACTION')
      when v_table.known_state = 'rolled-back' then wallet_refuse('ALREADY_ROLLED_BACK')
      else row('OK', v_table.known_id, v_table.known_balance, null, false, true)::wallet_outcome
    end;
  end if;
  if v_game <> p_seat.game_code then
    v_title := wallet_open_title(p_seat, v_game);
  end if;
  v_refusal := wallet_refuse_bet(p_seat, p_member_status, p_item, v_title, v_amount, v_table);
  if v_refusal is not null then
    return wallet_refuse(v_refusal);
  end if;
  v_posted := wallet_post(p_seat, p_seat.vendor_code, v_round, 'tx:' || v_id, 'bet', v_facts, -v_amount,
    case when v_closed then -coalesce(v_table.round_stake, 0) else v_amount end);
  if v_posted.outcome = 'insufficient' then
    return row('INSUFFICIENT_FUNDS', null, v_posted.balance, v_posted.version, false, false)::wallet_outcome;
  end if;
  with placed as (
    insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
      bets_in_effect, settled_at, closings, closed_by)
    values (p_seat.merchant, p_seat.partner, v_round, p_seat.member_id, p_seat.vendor_code, v_title, p_seat.currency,
      case when v_closed then 'closed' else 'open' end, v_amount, 1, case when v_closed then platform_now() end,
      v_closed::int, case when v_closed then v_id end)
    -- A round whose bets were all rolled back comes to life again with the next bet, so that order does not matter.
    on conflict (merchant, partner, round_id, member_id) do update
      set stake = r.stake + excluded.stake, bets_in_effect = r.bets_in_effect + 1, state = excluded.state,
        settled_at = excluded.settled_at, closings = r.closings + excluded.closings,
        closed_by = coalesce(excluded.closed_by, r.closed_by)
  )
  insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code, amount,
    currency, facts, balance_after, ledger_transaction_id, request_id)
  values (p_seat.merchant, p_seat.partner, v_id, 'bet', 'applied', p_seat.member_id, v_round, v_game, v_amount,
    p_seat.currency, v_facts, v_posted.balance, v_posted.ledger_id, p_request_id)
  returning id into v_platform_id;
  if v_table.session_stale then
    update session set last_seen_at = platform_now()
    where merchant = p_seat.merchant and id = p_seat.session_id and ended_at is null;
  end if;
  return row('OK', v_platform_id, v_posted.balance, v_posted.version, true, false)::wallet_outcome;
end $$;

-- As before (0023). One item alone is refused before it has written anything, so there is nothing to undo.
create or replace function wallet_transact(
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
  if jsonb_array_length(p_items) = 1 then
    v_item := p_items -> 0;
    v_outcome := case v_item ->> 'kind'
      when 'bet' then wallet_bet(v_in.seat, v_in.member_status, p_request_id, v_item)
      else wallet_win(v_in.seat, p_request_id, v_item)
    end;
    if v_outcome.status <> 'OK' then
      return wallet_refusal(v_outcome.status, v_in.seat);
    end if;
    return row('OK', v_outcome.balance, (v_in.seat).currency, array[v_outcome.platform_id], (v_in.seat).member_id,
      v_outcome.version, v_outcome.moved)::wallet_reply;
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

revoke all on function wallet_look_around(launch_session, text, text),
  wallet_refuse_bet(launch_session, text, jsonb, text, bigint, wallet_table) from public;
