-- The steps that the wallet's calls are made of (0022). None of them is for the application itself.
-- The member's row is the lock of the wallet (W24): whoever holds it sees every transaction of that player, one call
-- after the other, and a change of the player's status either came before a bet or waits for it.

-- What became of one transaction. `status` null means: go on.
create type wallet_outcome as (
  status text,
  platform_id bigint,
  balance bigint,
  version bigint,
  moved boolean,
  replayed boolean
);

-- What a posting left behind; `balance` and `version` are the player's.
create type wallet_posting as (outcome text, ledger_id bigint, balance bigint, version bigint);

create function wallet_refuse(p_status text) returns wallet_outcome
language sql immutable as $$
  select row(p_status, null, null, null, false, false)::wallet_outcome
$$;

-- Once on all nodes: the second insert waits for the first, finds it, and is refused.
create function wallet_claim_nonce(p_merchant text, p_partner text, p_nonce text) returns boolean
language plpgsql as $$
begin
  insert into vendor_nonce (merchant, partner, nonce) values (p_merchant, p_partner, p_nonce) on conflict do nothing;
  return found;
end $$;

-- Nonce, token and player; `refused` null means: come in.
create function wallet_enter(
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
    select m.status into member_status from member m
    where m.merchant = p_merchant and m.id = seat.member_id for no key update;
  else
    select m.status into member_status from member m where m.merchant = p_merchant and m.id = seat.member_id;
  end if;
  if not found then
    refused := 'PLAYER_NOT_FOUND';
  end if;
end $$;

-- Whether new play may begin; wins and rollbacks never ask (W6, W25).
create function wallet_may_play(p_seat launch_session, p_member_status text) returns text
language plpgsql stable as $$
begin
  if p_member_status <> 'active' then
    return 'PLAYER_DISABLED';
  end if;
  if p_seat.expires_at <= platform_now() or exists (
    select from session s where s.merchant = p_seat.merchant and s.id = p_seat.session_id and s.ended_at is not null)
  then
    return 'TOKEN_EXPIRED';
  end if;
  -- Status 0 is normal; in maintenance nothing new begins.
  if exists (select from vendor_partner p
             where p.merchant = p_seat.merchant and p.code = p_seat.partner and not p.enabled)
    or exists (select from setting s
               where s.merchant = p_seat.merchant and s.key = 'systemStatus' and s.value <> '0'::jsonb)
  then
    return 'PARTNER_DISABLED';
  end if;
  return 'OK';
end $$;

-- The title that is played under the partner's game code, when it is open: the launched one; inside a live session also
-- any other live game of that vendor (W17). Null otherwise.
create function wallet_open_title(p_seat launch_session, p_game_code text) returns text
language plpgsql stable as $$
declare
  v_seated record;
begin
  if not exists (select from vendor v
                 where v.merchant = p_seat.merchant and v.code = p_seat.vendor_code and v.state = 'open') then
    return null;
  end if;
  select * into v_seated from game g where g.merchant = p_seat.merchant and g.node_id = p_seat.node_id;
  if p_game_code = p_seat.game_code then
    return case when v_seated.open then v_seated.node_id end;
  end if;
  return (
    select g.node_id from game g
    where v_seated.category = 'LIVE' and g.category = 'LIVE' and g.open and g.engine = p_game_code
      and g.merchant = p_seat.merchant and g.vendor_code = p_seat.vendor_code
    order by g.sort_order limit 1);
end $$;

create function wallet_facts(
  p_kind text, p_member bigint, p_round text, p_game text, p_amount bigint, p_currency text, p_reference text,
  p_round_closed boolean) returns bytea
language sql immutable as $$
  -- Ids cannot hold a bar, so no two different acts read alike.
  select sha256(convert_to(concat_ws('|', p_kind, p_member, p_round, coalesce(p_game, ''), p_amount, p_currency,
    coalesce(p_reference, ''), p_round_closed), 'UTF8'))
$$;

-- What this id already stands for (W2, W3, W10). A bet that was rolled back is not replayed as a success: nobody may
-- start a round on the strength of a stake that was given back.
create function wallet_known(p_seat launch_session, p_transaction_id text, p_facts bytea) returns wallet_outcome
language plpgsql stable as $$
declare
  v_known wallet_transaction;
begin
  select * into v_known from wallet_transaction t
  where t.merchant = p_seat.merchant and t.partner = p_seat.partner and t.transaction_id = p_transaction_id;
  if not found then
    return wallet_refuse(null);
  end if;
  if v_known.state = 'tombstone' then
    return wallet_refuse('ALREADY_ROLLED_BACK');
  end if;
  if v_known.facts <> p_facts then
    return wallet_refuse('DUPLICATE_TRANSACTION');
  end if;
  if v_known.state = 'rolled-back' then
    return wallet_refuse('ALREADY_ROLLED_BACK');
  end if;
  return row('OK', v_known.id, v_known.balance_after, null, false, true)::wallet_outcome;
end $$;

-- What can be played with: held money stays out of games.
create function wallet_balance_of(p_seat launch_session, out balance bigint, out version bigint)
language plpgsql stable as $$
begin
  select a.balance - a.held, a.version into balance, version from ledger_account a
  where a.merchant = p_seat.merchant and a.kind = 'member' and a.owner = p_seat.member_id::text
    and a.currency = p_seat.currency and a.shard = 0;
  balance := coalesce(balance, 0);
  version := coalesce(version, 0);
end $$;

-- The one place where the wallet moves money: what the player gets, what open bets get, and the house the rest.
-- Nothing to move is no posting.
create function wallet_post(
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
    v_kinds := v_kinds || 'member'::text;
    v_owners := v_owners || p_seat.member_id::text;
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
