create or replace function ledger_transaction_hash(p_key text, p_input_hash bytea, p_kind text, p_currency text, p_reference text,
  p_at timestamptz, p_reverses bigint) returns bytea
language sql stable
as $$
  select sha256(convert_to(concat_ws(chr(31), p_reverses, p_kind, p_currency, p_key, '=' || p_reference), 'UTF8')
    || p_input_hash || timestamptz_send(p_at))
$$;
