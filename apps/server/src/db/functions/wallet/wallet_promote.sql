-- What a partner does without a bet: a free bet or a free win, which move nothing (W18), or a credit or debit with its reason (W29).
-- The same ids, the same lock and the same way to the ledger as `wallet_take`, one call at a time: these are few.
create or replace function wallet_promote(
  p_merchant text, p_partner text, p_nonce text, p_token_hash bytea, p_request_id text, p_kind text, p_transaction_id text,
  p_round text, p_game text, p_amount bigint, p_currency text, p_reference text, p_campaign text, p_reason text)
returns wallet_reply
language plpgsql
security definer
set search_path = public, pg_temp
set lock_timeout = '3s'
as $$
declare
  v_in record;
  v_seat launch_session;
  v_known wallet_transaction;
  v_facts bytea;
  v_refused text;
  v_available bigint;
  v_version bigint;
  v_moves bigint := case p_kind when 'credit' then p_amount when 'debit' then -p_amount else 0 end;
  v_purse text;
  v_owner text;
  v_ledger bigint[];
  v_id bigint := nextval('wallet_transaction_id_seq');
begin
  perform from launch_session l join member m on m.merchant = p_merchant and m.id = l.member_id
  where l.merchant = p_merchant and l.token_hash = p_token_hash and l.partner = p_partner
  for no key update of m;
  select * into v_in from wallet_enter(p_merchant, p_partner, p_nonce, p_token_hash);
  v_seat := v_in.seat;
  if v_in.refused is not null then
    return wallet_refusal(v_in.refused, v_seat);
  end if;
  v_purse := case v_seat.wallet when 'vendor' then 'vendor_wallet' else 'member' end;
  v_owner := case v_seat.wallet when 'vendor' then v_seat.member_id || ':' || v_seat.vendor_code else v_seat.member_id::text end;
  perform from ledger_account a
  where a.merchant = p_merchant and a.shard = 0 and a.kind = v_purse and a.owner = v_owner and a.currency = v_seat.currency
  for no key update;

  v_facts := wallet_facts(p_kind, v_seat.member_id, p_round, p_game, p_amount, p_currency,
    concat_ws('/', coalesce(p_reference, ''), coalesce(p_campaign, ''), p_reason), false);
  select * into v_known from wallet_transaction t
  where t.merchant = p_merchant and t.partner = p_partner and t.transaction_id = p_transaction_id;
  v_refused := wallet_known(v_known, v_facts);
  if v_refused = 'OK' then
    return row('OK', v_known.balance_after, v_seat.currency, array[v_known.id], v_seat.member_id, null, false)::wallet_reply;
  end if;
  select b.balance, b.version into v_available, v_version from wallet_balance_of(v_seat) b;
  v_refused := coalesce(v_refused,
    case when p_currency <> v_seat.currency then 'WRONG_CURRENCY' end,
    wallet_refuse_promotion(v_seat, v_in.member_status, p_kind, p_round, p_game, p_amount, p_reference, p_campaign, p_reason),
    case when v_moves < 0 and v_available + v_moves < 0 then 'INSUFFICIENT_FUNDS' end);
  if v_refused is not null then
    return wallet_refusal(v_refused, v_seat);
  end if;

  if v_moves <> 0 then
    v_ledger := ledger_write_many(p_merchant,
      array[row('wallet:' || p_partner || ':tx:' || p_transaction_id, v_facts,
        case when v_moves > 0 then 'win_promo' else 'adjustment_vendor' end, v_seat.currency, p_round)::ledger_posting],
      array[row(1, v_purse, v_owner, v_moves)::ledger_leg, row(1, 'house', v_seat.vendor_code, -v_moves)::ledger_leg]);
    v_available := v_available + v_moves;
  end if;
  insert into wallet_transaction (merchant, partner, transaction_id, id, kind, state, member_id, round_id, reference, game_code,
    amount, currency, facts, balance_after, ledger_transaction_id, request_id, created_at)
  overriding system value
  values (p_merchant, p_partner, p_transaction_id, v_id, p_kind, 'applied', v_seat.member_id, p_round, p_reference, p_game,
    abs(v_moves), v_seat.currency, v_facts, v_available, v_ledger[1], p_request_id, platform_now());
  insert into wallet_promotion (merchant, partner, transaction_id, member_id, campaign_id, reason, told_amount)
  values (p_merchant, p_partner, p_transaction_id, v_seat.member_id, p_campaign, p_reason, p_amount);
  if p_reason = 'tip' then
    perform protection_note_play(p_merchant, v_seat.member_id, platform_now(), p_amount, 0);
  end if;
  return row('OK', v_available, v_seat.currency, array[v_id], v_seat.member_id,
    case when v_moves <> 0 then v_version + 1 end, v_moves <> 0)::wallet_reply;
end $$;

revoke all on function wallet_promote from public;
grant execute on function wallet_promote to maidan_app;
