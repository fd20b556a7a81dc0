-- Bets that meet are taken together: one round trip and one flush to disk, and every statement is started once for all of
-- them. Each stays a call of its own, with its own nonce, posting, round and answer.

-- Takes what can be taken at once: new bets of players who may play and have the money. What is missing in the answer has
-- changed nothing, not even its nonce; `wallet_transact` takes it or says why not. An error undoes all of them.
--
-- Two statements, as for a bet alone: the first locks, the second reads what was left behind by whoever held the lock
-- before. Nobody waits here for a player: whose row or purse is locked by somebody else goes alone. One player is served
-- once in a call, so that limits are asked one bet after the other.
create function wallet_bet_many(
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
  v_free bigint[];
begin
  select array_agg(f.place) into v_free from (
    select w.place
    from unnest(p_token_hashes) with ordinality as w (token_hash, place)
    join launch_session l on l.merchant = p_merchant and l.token_hash = w.token_hash and l.partner = p_partner
    join member m on m.merchant = p_merchant and m.id = l.member_id
    join ledger_account a on a.merchant = p_merchant and a.shard = 0 and a.currency = l.currency
      and a.kind = case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end
      and a.owner = case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end
    for no key update of m, a skip locked) f;
  return query
  with wanted as materialized (
    select distinct on (l.member_id) w.place::int as place, l.member_id, l.vendor_code, l.node_id, l.wallet, a.kind, a.owner, a.held,
      -- As wallet_facts writes it.
      sha256(convert_to(concat_ws('|', 'bet', l.member_id, w.round, w.game, w.amount, w.currency, '', w.closed), 'UTF8'))
        as facts
    from unnest(p_nonces, p_token_hashes, p_transaction_ids, p_rounds, p_games, p_amounts, p_currencies, p_closed)
      with ordinality as w (nonce, token_hash, transaction_id, round, game, amount, currency, closed, place)
    join launch_session l on l.merchant = p_merchant and l.token_hash = w.token_hash and l.partner = p_partner
      and l.game_code = w.game and l.currency = w.currency and l.expires_at > v_now
    join member m on m.merchant = p_merchant and m.id = l.member_id and m.status = 'active'
      and (m.break_until > v_now) is not true
    join ledger_account a on a.merchant = p_merchant and a.shard = 0 and a.currency = l.currency
      and a.kind = case l.wallet when 'vendor' then 'vendor_wallet' else 'member' end
      and a.owner = case l.wallet when 'vendor' then l.member_id || ':' || l.vendor_code else l.member_id::text end
      and a.balance - a.held >= w.amount
    join game g on g.merchant = p_merchant and g.node_id = l.node_id and g.open
    join vendor v on v.merchant = p_merchant and v.code = l.vendor_code and v.state = 'open'
    left join session s on s.merchant = p_merchant and s.id = l.session_id
    left join game_round r on r.merchant = p_merchant and r.partner = p_partner and r.round_id = w.round
      and r.member_id = l.member_id
    where w.place = any(v_free)
      and s.ended_at is null and (s.last_seen_at < v_now - interval '1 minute') is not true
      -- What closes a round with stakes in it moves them too, which is no plain posting.
      and (r.state is null or (r.state <> 'closed' and r.vendor_code = l.vendor_code and r.currency = l.currency
        and r.stake + w.amount <= 1000000000000 and (r.stake = 0 or not w.closed)))
      and not exists (select from wallet_transaction t
        where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = w.transaction_id)
      and not exists (select from vendor_nonce n
        where n.merchant = p_merchant and n.partner = p_partner and n.nonce = w.nonce)
      and not exists (select from vendor_partner p where p.merchant = p_merchant and p.code = p_partner and not p.enabled)
      and not exists (select from setting o
        where o.merchant = p_merchant and o.key = 'systemStatus' and o.value <> '0'::jsonb)
      and not exists (select from player_limit b
        where b.merchant = p_merchant and b.member_id = l.member_id and b.kind <> 'deposit'
          and exists (select from protection_broken(p_merchant, l.member_id, '{stake,loss,time}', w.amount)))
    order by l.member_id, w.place
  ), listed as (
    select w.*, row_number() over (order by w.place) as posting from wanted w
  ), posted as materialized (
    select p.place as posting, p.transaction_id, p.balances[1] as balance, p.versions[1] as version
    from (
      select array_agg('wallet:' || p_partner || ':tx:' || p_transaction_ids[w.place] order by w.posting) as keys,
        array_agg(w.facts order by w.posting) as facts, array_agg('bet'::text) as kinds,
        array_agg(p_currencies[w.place] order by w.posting) as currencies,
        array_agg(p_rounds[w.place] order by w.posting) as rounds, array_agg(w.kind order by w.posting) as owner_kinds,
        array_agg(w.owner order by w.posting) as owners,
        array_agg(case when p_closed[w.place] then 'house' else 'open_bets' end order by w.posting) as platform_kinds,
        array_agg(w.vendor_code order by w.posting) as vendors,
        array_agg(-p_amounts[w.place] order by w.posting) as amounts, array_agg(true) as owner_first
      from listed w) l
    cross join lateral ledger_post_many(p_merchant, l.keys, l.facts, l.kinds, l.currencies, l.rounds, l.owner_kinds,
      l.owners, l.platform_kinds, l.vendors, l.amounts, l.owner_first) p
    where l.keys is not null
  ), taken as materialized (
    select w.*, p.transaction_id as ledger_id, p.balance - w.held as balance,
      case w.wallet when 'main' then p.version end as version
    from listed w join posted p on p.posting = w.posting
  ), nonces as (
    -- Whoever spends the same nonce at this very moment fails here, and so does the same transaction below.
    insert into vendor_nonce (merchant, partner, nonce) select p_merchant, p_partner, p_nonces[t.place] from taken t
  ), rounds as (
    insert into game_round as r (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
      bets_in_effect, settled_at, closings, closed_by)
    select p_merchant, p_partner, p_rounds[t.place], t.member_id, t.vendor_code, t.node_id, p_currencies[t.place],
      case when p_closed[t.place] then 'closed' else 'open' end, p_amounts[t.place], 1,
      case when p_closed[t.place] then v_now end, p_closed[t.place]::int,
      case when p_closed[t.place] then p_transaction_ids[t.place] end
    from taken t order by t.place
    -- As for a bet alone (0057).
    on conflict (merchant, partner, round_id, member_id) do update
      set stake = r.stake + excluded.stake, bets_in_effect = r.bets_in_effect + 1, state = excluded.state,
        settled_at = excluded.settled_at, closings = r.closings + excluded.closings,
        closed_by = coalesce(excluded.closed_by, r.closed_by)
  ), remembered as (
    insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code,
      amount, currency, facts, balance_after, ledger_transaction_id, request_id)
    select p_merchant, p_partner, p_transaction_ids[t.place], 'bet', 'applied', t.member_id, p_rounds[t.place],
      p_games[t.place], p_amounts[t.place], p_currencies[t.place], t.facts, t.balance, t.ledger_id, p_request_ids[t.place]
    from taken t order by t.place
    returning transaction_id, id
  )
  select t.place, r.id, t.balance, p_currencies[t.place], t.member_id, t.version
  from taken t join remembered r on r.transaction_id = p_transaction_ids[t.place];
end $$;

revoke all on function
  wallet_bet_many(text, text, text[], bytea[], text[], text[], text[], text[], bigint[], text[], boolean[]) from public;
grant execute on function
  wallet_bet_many(text, text, text[], bytea[], text[], text[], text[], text[], bigint[], text[], boolean[]) to maidan_app;
