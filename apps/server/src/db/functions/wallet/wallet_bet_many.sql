-- Bets that meet are taken together: one round trip and one flush to disk, and every statement is started once for all of
-- them. Each stays a call of its own, with its own nonce, posting, round and answer.
--
-- Takes what can be taken at once: new bets of players who may play, owe nothing and have the money in a purse that is not
-- frozen. What is missing in the answer has changed nothing, not even its nonce; `wallet_transact` takes it or says why not. An
-- error undoes all of them.
--
-- Two statements, as for a bet alone. What is known of a seat is read by the statement that locks it, and only what is left
-- behind by whoever held the lock before is read by the next: the round and the limits. The rows that are locked are read
-- as they are then: a break that has just begun is seen. The id of a bet is known to the ledger by its key, and whatever
-- else has taken it fails at the unique index, which undoes the group, so that each goes alone. Nobody waits here for a player:
-- whose row or purse is locked by somebody else goes alone. One player is served once in a call, so that limits are asked one
-- bet after the other.
create or replace function wallet_bet_many(
  p_merchant text, p_partner text, p_nonces text[], p_token_hashes bytea[], p_request_ids text[],
  p_transaction_ids text[], p_rounds text[], p_games text[], p_amounts bigint[], p_currencies text[], p_closed boolean[])
returns table (place int, platform_id bigint, balance bigint, currency text, member_id bigint, version bigint)
language plpgsql
security definer
set search_path = public, pg_temp
set lock_timeout = '3s'
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_now constant timestamptz := platform_now();
  -- One element for each seat that may play.
  v_places int[];
  v_members bigint[];
  v_vendors text[];
  v_nodes text[];
  v_purse_kinds text[];
  v_purses text[];
  v_held bigint[];
begin
  select array_agg(s.place), array_agg(s.member_id), array_agg(s.vendor_code), array_agg(s.node_id), array_agg(s.kind),
    array_agg(s.owner), array_agg(s.held)
  into v_places, v_members, v_vendors, v_nodes, v_purse_kinds, v_purses, v_held
  from (
    select w.place::int as place, l.member_id, l.vendor_code, l.node_id, a.kind, a.owner, a.held
    from unnest(p_token_hashes, p_games, p_amounts, p_currencies) with ordinality
      as w (token_hash, game, amount, currency, place)
    join launch_session l on l.merchant = p_merchant and l.token_hash = w.token_hash and l.partner = p_partner
      and l.game_code = w.game and l.currency = w.currency and l.expires_at > v_now
    join game g on g.merchant = p_merchant and g.node_id = l.node_id and g.open
    join vendor v on v.merchant = p_merchant and v.code = l.vendor_code and v.state = 'open'
    left join session s on s.merchant = p_merchant and s.id = l.session_id
    join member m on m.merchant = p_merchant and m.id = l.member_id and m.status = 'active'
      and (m.break_until > v_now) is not true
    join ledger_account a on a.merchant = p_merchant and a.shard = 0 and a.currency = l.currency
      and a.kind = case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end
      and a.owner = case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end
      and a.balance - a.held >= w.amount and a.frozen_at is null
    where not exists (select from ledger_account d where d.merchant = p_merchant
        and split_part(d.owner, ':', 1) = l.member_id::text and d.may_be_negative and d.shard = 0
        and d.kind in ('member', 'vendor_wallet'))
      and s.ended_at is null and (s.last_seen_at < v_now - interval '1 minute') is not true
      and not exists (select from vendor_partner p where p.merchant = p_merchant and p.code = p_partner and not p.enabled)
      and not exists (select from setting o
        where o.merchant = p_merchant and o.key = 'systemStatus' and o.value <> '0'::jsonb)
    for no key update of m, a skip locked) s;
  return query
  with plain as (
    select array_agg(w.seat) as seats,
      array_agg('wallet:' || p_partner || ':tx:' || p_transaction_ids[w.place]) as keys,
      -- As wallet_facts writes it.
      array_agg(sha256(convert_to(concat_ws('|', 'bet', w.member_id, p_rounds[w.place], p_games[w.place],
        p_amounts[w.place], p_currencies[w.place], '', p_closed[w.place]), 'UTF8'))) as facts,
      array_agg('bet'::text) as kinds, array_agg(p_currencies[w.place]) as currencies,
      array_agg(p_rounds[w.place]) as rounds, array_agg(v_purse_kinds[w.seat]) as purse_kinds,
      array_agg(v_purses[w.seat]) as purses,
      array_agg(case when p_closed[w.place] then 'house' else 'open_bets' end) as platform_kinds,
      array_agg(v_vendors[w.seat]) as vendors, array_agg(-p_amounts[w.place]) as amounts, array_agg(true) as purse_first
    from unnest(v_places, v_members) with ordinality as w (place, member_id, seat)
    left join game_round r on r.merchant = p_merchant and r.partner = p_partner and r.round_id = p_rounds[w.place]
      and r.member_id = w.member_id
    -- One player is served once in a call, so that limits are asked one bet after the other.
    where array_position(v_members, w.member_id) = w.seat
      -- What closes a round with stakes in it moves them too, which is no plain posting.
      and (r.state is null or (r.state <> 'closed' and r.vendor_code = v_vendors[w.seat]
        and r.currency = p_currencies[w.place] and r.stake + p_amounts[w.place] <= 1000000000000
        and (r.stake = 0 or not p_closed[w.place])))
      and not exists (select from vendor_nonce n
        where n.merchant = p_merchant and n.partner = p_partner and n.nonce = p_nonces[w.place])
      and not exists (select from player_limit b
        where b.merchant = p_merchant and b.member_id = w.member_id and b.kind <> 'deposit'
          and exists (select from protection_broken(p_merchant, w.member_id, '{stake,loss,time}', p_amounts[w.place])))
  ), taken as materialized (
    select v_places[l.seats[p.place]] as place, l.seats[p.place] as seat, l.facts[p.place] as facts,
      p.transaction_id as ledger_id, p.balances[1] - v_held[l.seats[p.place]] as balance,
      case v_purse_kinds[l.seats[p.place]] when 'member' then p.versions[1] end as version
    from plain l
    cross join lateral ledger_post_many(p_merchant, l.keys, l.facts, l.kinds, l.currencies, l.rounds, l.purse_kinds,
      l.purses, l.platform_kinds, l.vendors, l.amounts, l.purse_first) p
    where l.keys is not null
    order by 1
  ), nonces as (
    -- Whoever spends the same nonce at this very moment fails here, and so does the same transaction below.
    insert into vendor_nonce (merchant, partner, nonce) select p_merchant, p_partner, p_nonces[t.place] from taken t
  ), rounds as (
    insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
      bets_in_effect, settled_at, closings, closed_by)
    select p_merchant, p_partner, p_rounds[t.place], v_members[t.seat], v_vendors[t.seat], v_nodes[t.seat],
      p_currencies[t.place], case when p_closed[t.place] then 'closed' else 'open' end, p_amounts[t.place], 1,
      case when p_closed[t.place] then v_now end, p_closed[t.place]::int,
      case when p_closed[t.place] then p_transaction_ids[t.place] end
    from taken t
    -- As for a bet alone.
    on conflict (merchant, partner, round_id, member_id) do update
      set stake = r.stake + excluded.stake, bets_in_effect = r.bets_in_effect + 1, state = excluded.state,
        settled_at = excluded.settled_at, closings = r.closings + excluded.closings,
        closed_by = coalesce(excluded.closed_by, r.closed_by)
  ), remembered as (
    insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code,
      amount, currency, facts, balance_after, ledger_transaction_id, request_id)
    select p_merchant, p_partner, p_transaction_ids[t.place], 'bet', 'applied', v_members[t.seat], p_rounds[t.place],
      p_games[t.place], p_amounts[t.place], p_currencies[t.place], t.facts, t.balance, t.ledger_id, p_request_ids[t.place]
    from taken t
    returning transaction_id, id
  )
  select t.place, r.id, t.balance, p_currencies[t.place], v_members[t.seat], t.version
  from taken t join remembered r on r.transaction_id = p_transaction_ids[t.place];
end $$;

revoke all on function wallet_bet_many from public;
grant execute on function wallet_bet_many to maidan_app;
