-- The one way in which games move money. Takes calls of many players, each an ordered list of bets and wins, all or nothing (W13),
-- or one rollback, or the end of a round, and answers each as if it had come alone, in one transaction and by few statements:
-- lock, read, decide, write. It runs with the owner's rights, so that the application can change rounds and transactions
-- in no other way; money moves through the ledger alone.
--
-- The member's row is the lock of the wallet (W24): whoever holds it sees every transaction of that player, one call after the
-- other, and a change of the player's status either came before a bet or waits for it. Many calls wait for nobody: whose
-- player or purse is locked, whose token is unknown and whose player has another call before it has no answer
-- and has changed nothing, not even its nonce. One that comes alone (`p_waits`) is always answered. Player and purse are read as
-- they are once they are locked, and limits, debts, transactions and rounds after it, so that all that was done before is seen; seat,
-- session and title, which no lock keeps, as they are when the call begins, or has waited. An error undoes all calls.
--
-- Of each seat, and of whatever else is asked, little is kept (decision 0143): to begin a statement costs more than a row, and so does
-- an expression that this function meets for the first time in a transaction.
create or replace function wallet_take(
  p_merchant text, p_partner text, p_nonces text[], p_token_hashes bytea[], p_request_ids text[], p_items jsonb, p_waits boolean)
returns table (
  place int, status text, balance bigint, currency text, platform_ids bigint[], member_id bigint, version bigint, moved boolean)
language plpgsql
security definer
set search_path = public, pg_temp
set lock_timeout = '3s'
set plan_cache_mode = force_generic_plan
set join_collapse_limit = 1
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_now timestamptz;
  -- The seats whose player is locked, and the calls that they belong to; the nonces of these, and those never heard before.
  v_seats wallet_item[];
  v_places int[];
  v_members bigint[];
  v_nonces text[];
  v_unheard text[];
  v_read record;
  -- The answers, and what is to be written for all calls together.
  v_answered int[];
  v_reply wallet_reply;
  v_replies wallet_reply[];
  v_transaction wallet_transaction;
  v_transactions wallet_transaction[];
  v_postings ledger_posting[];
  v_legs ledger_leg[];
  v_rounds game_round[];
  v_limited bigint[];
  v_stale_sessions uuid[];
  v_ledger_ids bigint[];
  -- How many of them there are; what lies beyond was refused again.
  v_calls int := 0;
  v_transaction_count int := 0;
  v_posting_count int := 0;
  v_leg_count int := 0;
  v_round_count int := 0;
  -- Of the call at hand: how many there were before it, what is left in the purse, and what it has staked and won so far.
  v_item wallet_item;
  v_at int;
  v_number int;
  v_place int;
  v_sitting wallet_item;
  v_seat launch_session;
  v_transactions_before int;
  v_postings_before int;
  v_legs_before int;
  v_rounds_before int;
  v_available bigint;
  v_version bigint;
  v_staked bigint;
  v_won bigint;
  v_has_new boolean;
  -- Of the item at hand.
  v_refused text;
  v_facts bytea;
  v_known wallet_transaction;
  v_referred wallet_transaction;
  v_round game_round;
  v_round_place int;
  -- What of the stakes of the round lies in the open bets.
  v_open bigint;
  v_title text;
  v_other_game boolean;
  v_reopens boolean;
  v_key text;
  v_kind text;
  v_player bigint;
  v_open_bets bigint;
  v_amount bigint;
begin
  if p_waits then
    perform from launch_session l
    join member m on m.merchant = p_merchant and m.id = l.member_id
    where l.merchant = p_merchant and l.token_hash = p_token_hashes[1] and l.partner = p_partner
    for no key update of m;
    perform from launch_session l
    join ledger_account a on a.merchant = p_merchant and a.shard = 0 and a.currency = l.currency
      and a.kind = case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end
      and a.owner = case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end
    where l.merchant = p_merchant and l.token_hash = p_token_hashes[1] and l.partner = p_partner
    for no key update of a;
    v_nonces := p_nonces;
  end if;
  v_now := platform_now();
  -- Locks those that are not locked yet, and reads them as they are then.
  for v_item in
    select w.place::int, null::text, null::text, null::text, null::text, null::bigint, null::text, null::text, null::boolean,
      l, m.status, s.ended_at is not null, s.last_seen_at < v_now - interval '1 minute',
      case when g.open and d.state = 'open' then g.node_id end, null::boolean, null::boolean, null::boolean,
      o.kind, o.owner, a.available, a.version, null::wallet_transaction, null::wallet_transaction, null::game_round
    from unnest(p_token_hashes) with ordinality w (token_hash, place)
    join launch_session l on l.merchant = p_merchant and l.token_hash = w.token_hash and l.partner = p_partner
    cross join lateral (
      select case when m.break_until > v_now then 'excluded' else m.status end as status from member m
      where m.merchant = p_merchant and m.id = l.member_id for no key update skip locked) m
    cross join lateral (
      select case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end as kind,
        case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end as owner) o
    left join lateral (
      select a.balance - a.held as available, a.version from ledger_account a
      where a.merchant = p_merchant and a.kind = o.kind and a.owner = o.owner and a.currency = l.currency and a.shard = 0
      for no key update skip locked) a on true
    left join session s on s.merchant = p_merchant and s.id = l.session_id
    left join game g on g.merchant = p_merchant and g.node_id = l.node_id
    left join vendor d on d.merchant = p_merchant and d.code = l.vendor_code
  loop
    v_seat := v_item.seat;
    continue when v_seat.member_id = any(v_members) or (v_item.version is null and not p_waits);
    if v_item.version is null then
      -- It came into being after this call had waited, and somebody holds it: that is waited for, too.
      select a.balance - a.held, a.version into v_item.available, v_item.version from ledger_account a
      where a.merchant = p_merchant and a.kind = v_item.purse_kind and a.owner = v_item.purse_owner
        and a.currency = v_seat.currency and a.shard = 0
      for no key update;
    end if;
    v_members := v_members || v_seat.member_id;
    v_places := v_places || v_item.place;
    v_seats := v_seats || v_item;
    if (p_nonces[v_item.place] = any(v_nonces)) is not true then
      v_nonces := v_nonces || p_nonces[v_item.place];
    end if;
  end loop;
  -- Once on all nodes: the second insert waits for the first, finds it, and is refused. What came as one request has one nonce.
  with spent as (
    insert into vendor_nonce (merchant, partner, nonce)
    select p_merchant, p_partner, n.nonce from unnest(v_nonces) n (nonce) order by n.nonce
    on conflict do nothing returning nonce
  )
  select array_agg(s.nonce) into v_unheard from spent s;
  -- What holds for the partner, and for few of its players: who has limits, who owes, whose purse is frozen. Then what the partner
  -- has told before under ids that the calls name, and the rounds that they go on with.
  select r.closed, r.most_per_bet, r.most_per_day,
    array(select b.member_id from player_limit b
      where b.merchant = p_merchant and b.member_id = any(v_members) and b.kind <> 'deposit') as limited,
    array(select split_part(e.owner, ':', 1)::bigint from ledger_account e
      where e.merchant = p_merchant and split_part(e.owner, ':', 1) = any(v_members::text[]) and e.may_be_negative
        and e.shard = 0 and e.kind in ('member', 'vendor_wallet')) as owing,
    array(select f.kind || ' ' || f.owner from ledger_account f
      where f.merchant = p_merchant and f.frozen_at is not null and f.shard = 0 and f.kind in ('member', 'vendor_wallet')
        and split_part(f.owner, ':', 1) = any(v_members::text[])) as frozen,
    array(select t from wallet_transaction t
      where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = any(array(
        select unnest(array[i."transactionId", i.reference])
        from jsonb_to_recordset(p_items) i ("transactionId" text, reference text)))) as told,
    -- Of a round that many play each player has a row of their own: theirs alone are read, however many there are.
    array(select r from jsonb_to_recordset(p_items) i (place int, "roundId" text)
      join game_round r on r.merchant = p_merchant and r.partner = p_partner and r.round_id = i."roundId"
        and r.member_id = v_members[array_position(v_places, i.place)]) as met
  into v_read
  from wallet_partner_rules(p_merchant, p_partner) r;

  for v_at, v_number, v_item.kind, v_item.transaction_id, v_item.round_id, v_item.game_code, v_item.amount, v_item.currency,
    v_item.reference, v_item.round_closed
  in
    select i.* from jsonb_to_recordset(p_items) i (place int, n int, kind text, "transactionId" text, "roundId" text,
      "gameCode" text, amount bigint, currency text, reference text, "roundClosed" boolean)
    order by i.place, i.n
  loop
    if v_at is distinct from v_place then
      v_place := v_at;
      v_sitting := v_seats[array_position(v_places, v_place)];
      -- Left out: its player is locked, or unknown, or has another call before it.
      continue when v_sitting.place is null;
      v_seat := v_sitting.seat;
      v_available := coalesce(v_sitting.available, 0);
      v_version := coalesce(v_sitting.version, 0);
      v_item.seat := v_seat;
      v_item.member_status := v_sitting.member_status;
      v_item.logged_out := v_sitting.logged_out;
      v_item.session_stale := v_sitting.session_stale;
      v_item.title := v_sitting.title;
      v_item.purse_kind := v_sitting.purse_kind;
      v_item.purse_owner := v_sitting.purse_owner;
      v_item.available := v_available;
      v_item.limited := v_seat.member_id = any(v_read.limited);
      v_item.owes := v_seat.member_id = any(v_read.owing);
      v_item.frozen := v_item.purse_kind || ' ' || v_item.purse_owner = any(v_read.frozen);
      v_transactions_before := v_transaction_count;
      v_postings_before := v_posting_count;
      v_legs_before := v_leg_count;
      v_rounds_before := v_round_count;
      v_staked := 0;
      v_won := 0;
      v_has_new := false;
      v_refused := null;
      v_calls := v_calls + 1;
      v_answered[v_calls] := v_place;
      if p_nonces[v_place] = any(v_unheard) then
        v_reply := row('OK', v_available, v_seat.currency, '{}'::bigint[], v_seat.member_id, null::bigint, false)::wallet_reply;
      else
        v_refused := 'INVALID_SIGNATURE';
        v_replies[v_calls] := row(v_refused, null, null, '{}'::bigint[], null, null, false)::wallet_reply;
        continue;
      end if;
    elsif v_sitting.place is null or v_refused is not null then
      continue;
    end if;

    -- What is known of it, and what earlier items of this call have made of it.
    v_known := null;
    v_referred := null;
    v_round := null;
    v_round_place := null;
    if cardinality(v_read.told) > 0 then
      foreach v_transaction in array v_read.told loop
        if v_transaction.transaction_id = v_item.transaction_id then
          v_known := v_transaction;
        elsif v_transaction.transaction_id = v_item.reference then
          v_referred := v_transaction;
        end if;
      end loop;
    end if;
    if cardinality(v_read.met) > 0 then
      select r.* into v_round from unnest(v_read.met) r
      where r.round_id = v_item.round_id and r.member_id = v_seat.member_id;
    end if;
    if v_has_new then
      for n in v_transactions_before + 1 .. v_transaction_count loop
        if (v_transactions[n]).transaction_id = v_item.transaction_id then
          v_known := v_transactions[n];
        elsif (v_transactions[n]).transaction_id = v_item.reference then
          v_referred := v_transactions[n];
        end if;
      end loop;
      for n in v_rounds_before + 1 .. v_round_count loop
        if (v_rounds[n]).round_id = v_item.round_id then
          v_round := v_rounds[n];
          v_round_place := n;
        end if;
      end loop;
    end if;
    v_facts := wallet_facts(v_item.kind, v_seat.member_id, v_item.round_id, v_item.game_code, v_item.amount,
      coalesce(v_item.currency, v_seat.currency), v_item.reference, v_item.round_closed);
    v_refused := wallet_known(v_known, v_facts);
    if v_refused = 'OK' then
      v_refused := null;
      v_reply.platform_ids := v_reply.platform_ids || v_known.id;
      -- Of a replay the first answer counts (W2), unless something else in the list is new.
      if not v_has_new then
        v_reply.balance := v_known.balance_after;
      end if;
      v_replies[v_calls] := v_reply;
      continue;
    end if;
    v_open := case when v_round.state = 'open' then v_round.stake else 0 end;

    -- May it be? And what does it move: `v_player` is what the player gets, `v_open_bets` what the open bets get.
    v_key := 'tx:' || v_item.transaction_id;
    v_kind := v_item.kind;
    v_amount := v_item.amount;
    case v_item.kind
      when 'bet' then
        if v_refused is null then
          v_title := case when v_item.game_code = v_seat.game_code then v_item.title
            else wallet_open_title(v_seat, v_item.game_code) end;
          v_refused := wallet_refuse_bet(v_item, v_round, v_title, v_read.closed, v_now);
        end if;
        if v_refused is null and v_item.limited then
          if exists (select from protection_broken(
            p_merchant, v_seat.member_id, '{stake,loss,time}', v_amount, v_staked, v_won))
          then
            v_refused := 'LIMIT_REACHED';
          end if;
        end if;
        if v_refused is null and (v_amount > v_read.most_per_bet or (v_read.most_per_day is not null
          and wallet_staked_today(p_merchant, p_partner, v_seat.member_id, v_now) + v_staked + v_amount
            > v_read.most_per_day))
        then
          v_refused := 'LIMIT_REACHED';
        end if;
        if v_refused is null and v_available < v_amount then
          v_refused := 'INSUFFICIENT_FUNDS';
        end if;
        v_player := -v_amount;
        v_open_bets := case when v_item.round_closed then -v_open else v_amount end;
      when 'win' then
        if v_refused is null then
          v_other_game := v_referred.game_code <> v_item.game_code;
          if v_other_game then
            v_other_game := not exists (select from game g
              where g.merchant = p_merchant and g.vendor_code = v_round.vendor_code and g.engine = v_item.game_code);
          end if;
          v_refused := wallet_refuse_win(v_item, v_referred, v_round, v_other_game);
        end if;
        v_player := v_amount;
        v_open_bets := case when v_item.round_closed then -v_open else 0 end;
      when 'rollback' then
        if v_refused is null then
          v_refused := wallet_refuse_rollback(v_item, v_referred, v_round,
            (v_referred.kind = 'bet' and exists (select from wallet_transaction t
              where t.merchant = p_merchant and t.member_id = v_seat.member_id and t.round_id = v_item.round_id
                and t.partner = p_partner and t.reference = v_item.reference and t.kind = 'win' and t.state = 'applied'))
            or wallet_free_round_settled(v_referred));
        end if;
        v_reopens := v_referred.kind = 'win' and v_referred.state = 'applied' and v_round.state = 'closed'
          and v_round.closed_by = v_item.reference;
        v_amount := case when v_referred.state = 'applied' then v_referred.amount else 0 end;
        v_player := case when v_referred.kind = 'bet' then v_amount else -v_amount end;
        v_open_bets := case when v_amount = 0 and not v_reopens then 0 when v_referred.kind = 'bet' then -v_amount
          when v_reopens then v_round.stake else 0 end;
        v_kind := case when v_referred.kind = 'bet' then 'bet_rollback' else 'win_reversal' end;
      else
        v_refused := case
          when v_round.state is null then 'TRANSACTION_NOT_FOUND'
          when v_round.currency <> v_seat.currency then 'WRONG_CURRENCY'
        end;
        v_player := 0;
        v_open_bets := -v_open;
        v_kind := 'settle';
        v_key := format('end:%s:%s:%s', v_item.round_id, v_seat.member_id, v_round.closings);
        v_facts := wallet_facts('end', v_seat.member_id, v_item.round_id, null, v_open, v_seat.currency, null, true);
    end case;
    if v_refused is not null then
      -- Nothing of this call is to be written.
      v_transaction_count := v_transactions_before;
      v_posting_count := v_postings_before;
      v_leg_count := v_legs_before;
      v_round_count := v_rounds_before;
      v_replies[v_calls] := row(v_refused, v_item.available, v_seat.currency, '{}'::bigint[],
        v_seat.member_id, null::bigint, false)::wallet_reply;
      continue;
    end if;

    -- The player's part, that of the open bets, and the house the rest. Nothing to move is no posting.
    if v_player <> 0 or v_open_bets <> 0 then
      v_posting_count := v_posting_count + 1;
      v_postings[v_posting_count] :=
        row('wallet:' || p_partner || ':' || v_key, v_facts, v_kind, v_seat.currency, v_item.round_id)::ledger_posting;
      if v_player <> 0 then
        v_leg_count := v_leg_count + 1;
        v_legs[v_leg_count] := row(v_posting_count, v_item.purse_kind, v_item.purse_owner, v_player)::ledger_leg;
        v_available := v_available + v_player;
        v_version := v_version + 1;
        v_reply.moved := true;
      end if;
      if v_open_bets <> 0 then
        v_leg_count := v_leg_count + 1;
        v_legs[v_leg_count] := row(v_posting_count, 'open_bets', coalesce(v_round.vendor_code, v_seat.vendor_code),
          v_open_bets)::ledger_leg;
      end if;
      if v_player + v_open_bets <> 0 then
        v_leg_count := v_leg_count + 1;
        v_legs[v_leg_count] := row(v_posting_count, 'house', coalesce(v_round.vendor_code, v_seat.vendor_code),
          -(v_player + v_open_bets))::ledger_leg;
      end if;
    end if;

    -- The round.
    case
      when v_item.kind = 'bet' then
        if v_round.state is null then
          v_round := row(p_merchant, p_partner, v_item.round_id, v_seat.member_id, null, v_seat.vendor_code, v_title,
            v_seat.currency, 'open', v_amount, 0, 1, 0, null, v_now, null)::game_round;
        else
          -- A round whose bets were all rolled back comes to life again with the next bet, so that order does not matter.
          v_round.state := 'open';
          v_round.settled_at := null;
          v_round.stake := v_round.stake + v_amount;
          v_round.bets_in_effect := v_round.bets_in_effect + 1;
        end if;
        v_staked := v_staked + v_amount;
      when v_item.kind = 'win' then
        v_round.payout := v_round.payout + v_amount;
        v_won := v_won + v_amount;
      when v_kind = 'bet_rollback' and v_referred.state = 'applied' then
        v_round.stake := v_round.stake - v_amount;
        v_round.bets_in_effect := v_round.bets_in_effect - 1;
        if v_round.bets_in_effect = 0 then
          v_round.state := 'void';
          v_round.settled_at := v_now;
        end if;
      when v_kind = 'win_reversal' and v_referred.state = 'applied' then
        v_round.payout := v_round.payout - v_amount;
        if v_reopens then
          v_round.state := 'open';
          v_round.settled_at := null;
          v_round.closed_by := null;
        end if;
      else
        null;
    end case;
    if v_item.round_closed and v_round.state = 'open' then
      v_round.state := 'closed';
      v_round.settled_at := v_now;
      v_round.closings := v_round.closings + 1;
      v_round.closed_by := v_item.transaction_id;
      if v_item.kind = 'end' then
        -- It has no transaction; what counts settled rounds finds it by this.
        insert into round_ended (merchant, partner, round_id, member_id)
        values (p_merchant, p_partner, v_item.round_id, v_seat.member_id);
      end if;
    end if;
    if v_round.state is not null then
      if v_round_place is null then
        v_round_count := v_round_count + 1;
        v_round_place := v_round_count;
      end if;
      v_rounds[v_round_place] := v_round;
    end if;
    if v_item.kind = 'end' then
      v_replies[v_calls] := v_reply;
      continue;
    end if;

    -- What was said, under the id that the partner gave it, and what is said in answer.
    if v_item.kind = 'rollback' then
      if v_referred.state = 'applied' then
        update wallet_transaction t set state = 'rolled-back'
        where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = v_item.reference;
      elsif v_referred.state is null then
        v_transaction_count := v_transaction_count + 1;
        v_transactions[v_transaction_count] := row(p_merchant, p_partner, v_item.reference,
          nextval('wallet_transaction_id_seq'), 'bet', 'tombstone', v_seat.member_id, v_item.round_id, null, null, 0,
          v_seat.currency, null, null, null, p_request_ids[v_place], v_now)::wallet_transaction;
      end if;
      if v_kind = 'win_reversal' and v_amount > 0 and v_available < 0 then
        insert into wallet_alert (merchant, kind, member_id, partner, transaction_id, balance, currency)
        values (p_merchant, 'negative-balance', v_seat.member_id, p_partner, v_item.transaction_id, v_available,
          v_seat.currency);
      end if;
    end if;
    v_transaction := row(p_merchant, p_partner, v_item.transaction_id, nextval('wallet_transaction_id_seq'), v_item.kind,
      'applied', v_seat.member_id, v_item.round_id, v_item.reference, v_item.game_code, v_amount, v_seat.currency, v_facts,
      v_available, case when v_player <> 0 or v_open_bets <> 0 then v_posting_count end, p_request_ids[v_place],
      v_now)::wallet_transaction;
    v_transaction_count := v_transaction_count + 1;
    v_transactions[v_transaction_count] := v_transaction;
    if v_item.limited and v_item.kind in ('bet', 'win') then
      v_limited := v_limited || v_seat.member_id;
    end if;
    if v_item.kind = 'bet' and v_item.session_stale then
      v_stale_sessions := v_stale_sessions || v_seat.session_id;
    end if;
    v_has_new := true;
    v_reply.platform_ids := v_reply.platform_ids || v_transaction.id;
    v_reply.balance := v_available;
    v_reply.version := case v_item.purse_kind when 'member' then v_version end;
    v_replies[v_calls] := v_reply;
  end loop;

  if v_posting_count > 0 then
    v_ledger_ids := ledger_write_many(p_merchant, v_postings[1:v_posting_count], v_legs[1:v_leg_count]);
  end if;
  if v_round_count > 0 then
    -- Nobody else writes a round of a player who is locked.
    insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
      bets_in_effect, settled_at, closings, closed_by)
    select p_merchant, p_partner, w.round_id, w.member_id, w.vendor_code, w.node_id, w.currency, w.state, w.stake, w.payout,
      w.bets_in_effect, w.settled_at, w.closings, w.closed_by
    from unnest(v_rounds[1:v_round_count]) w where w.id is null;
    if cardinality(v_read.met) > 0 then
      update game_round r set state = w.state, stake = w.stake, payout = w.payout, bets_in_effect = w.bets_in_effect,
        settled_at = w.settled_at, closings = w.closings, closed_by = w.closed_by
      from unnest(v_rounds[1:v_round_count]) w
      where w.id is not null and r.merchant = p_merchant and r.partner = p_partner and r.round_id = w.round_id
        and r.member_id = w.member_id;
    end if;
  end if;
  if v_transaction_count > 0 then
    -- Whoever uses the same id at this very moment fails here and is undone; asking again gives the answer.
    insert into wallet_transaction (merchant, partner, transaction_id, id, kind, state, member_id, round_id, reference,
      game_code, amount, currency, facts, balance_after, ledger_transaction_id, request_id, created_at)
    overriding system value
    select p_merchant, p_partner, t.transaction_id, t.id, t.kind, t.state, t.member_id, t.round_id, t.reference, t.game_code,
      t.amount, t.currency, t.facts, t.balance_after, v_ledger_ids[t.ledger_transaction_id::int], t.request_id, t.created_at
    from unnest(v_transactions[1:v_transaction_count]) t;
  end if;
  if v_limited is not null then
    perform protection_note_play(p_merchant, p.member_id, v_now, p.stake, p.payout)
    from (
      select t.member_id, coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0)::bigint as stake,
        coalesce(sum(t.amount) filter (where t.kind = 'win'), 0)::bigint as payout
      from unnest(v_transactions[1:v_transaction_count]) t
      where t.member_id = any(v_limited) and t.kind in ('bet', 'win') and t.amount > 0
      group by t.member_id order by t.member_id) p;
  end if;
  if v_stale_sessions is not null then
    update session s set last_seen_at = v_now
    from (select n.id from session n where n.merchant = p_merchant and n.id = any(v_stale_sessions) and n.ended_at is null
          for no key update skip locked) n
    where s.merchant = p_merchant and s.id = n.id;
  end if;
  return query select r.* from unnest(v_answered, v_replies) r;
  if p_waits and v_calls = 0 then
    return query select 1, case when p_nonces = v_unheard then 'INVALID_TOKEN' else 'INVALID_SIGNATURE' end, null::bigint, null::text, '{}'::bigint[], null::bigint, null::bigint, false;
  end if;
end $$;

revoke all on function wallet_take from public;
grant execute on function wallet_take to maidan_app;
