-- Each call of the seamless wallet is one function: one round trip, one transaction, money only through `ledger_post`.
-- They run with the owner's rights, so that the application can change rounds and transactions in no other way.
--
-- One bet, one win, or an ordered list of them, all or nothing (W13). One item alone is refused before it has written anything,
-- so there is nothing to undo.
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

revoke all on function wallet_transact from public;
grant execute on function wallet_transact to maidan_app;
