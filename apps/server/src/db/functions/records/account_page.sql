-- One page of what moved a balance, below a version. Day by day from the newest; of a day that has few such movements only those
-- are looked at. Few rows, as `bet_page`.
create or replace function account_page(p_merchant text, p_account bigint, p_from date, p_to date, p_kind text,
  p_before bigint, p_limit int)
returns table (version bigint, transaction_id bigint, amount bigint, balance_after bigint, at timestamptz,
  posting_kind text, reference text, key text)
language plpgsql stable security definer rows 25 set search_path = public, pg_temp
as $$
#variable_conflict use_column
declare
  v_day date := p_to + 1;
  v_part record;
  v_left int := p_limit;
  v_found int;
begin
  while v_left > 0 loop
    -- Of one kind a day has one row.
    select d.day, min(d.first_version) as low, max(d.last_version) as high,
      case when p_kind is not null then min(d.versions) end as versions
    into v_part
    from account_day d
    where d.merchant = p_merchant and d.account_id = p_account and d.day >= p_from and d.day < v_day
      and (p_kind is null or d.kind = p_kind) and (p_before is null or d.first_version < p_before)
    group by d.day order by d.day desc limit 1;
    exit when not found;
    v_day := v_part.day;
    if v_part.versions is null then
      return query
      select e.version, e.transaction_id, e.amount, e.balance_after, e.at, t.kind, t.reference, t.key
      from ledger_entry e
      join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
      where e.merchant = p_merchant and e.account_id = p_account and e.version between v_part.low and v_part.high
        and (p_before is null or e.version < p_before) and (p_kind is null or record_kind(t.kind) = p_kind)
      order by e.version desc
      limit v_left;
    else
      return query
      select e.version, e.transaction_id, e.amount, e.balance_after, e.at, t.kind, t.reference, t.key
      from ledger_entry e
      join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
      where e.merchant = p_merchant and e.account_id = p_account and e.version = any(v_part.versions)
        and (p_before is null or e.version < p_before)
      order by e.version desc
      limit v_left;
    end if;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
  end loop;
end $$;

revoke all on function account_page from public;
grant execute on function account_page to maidan_app;
