-- Counts at most so many entries, and keeps the versions where a day has few of a kind; answers with how many are left, so that
-- a long history is counted in several goes.
create or replace function account_day_fold(p_merchant text, p_account bigint, p_at_most int) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_counted bigint;
  v_last bigint;
  v_version bigint;
begin
  select coalesce((select m.version from account_day_mark m where m.merchant = p_merchant and m.account_id = p_account), 0),
    (select a.version from ledger_account a where a.merchant = p_merchant and a.id = p_account)
  into v_counted, v_version;
  if v_version is null or v_counted = v_version then
    return 0;
  end if;
  insert into account_day_mark (merchant, account_id) values (p_merchant, p_account) on conflict do nothing;
  select m.version into v_counted from account_day_mark m
  where m.merchant = p_merchant and m.account_id = p_account for update;
  v_last := least(v_version, v_counted + p_at_most);
  if v_last > v_counted then
    insert into account_day as d (merchant, account_id, day, kind, entries, amount, rebates, first_version, last_version, versions)
    select p_merchant, p_account, record_day(e.at), record_kind(t.kind), count(*), sum(e.amount),
      coalesce(sum(e.amount) filter (where t.reference = 'reward:team-rebate'), 0), min(e.version), max(e.version),
      case when count(*) <= record_few() then array_agg(e.version) end
    from ledger_entry e
    join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    where e.merchant = p_merchant and e.account_id = p_account and e.version > v_counted and e.version <= v_last
    group by 3, 4
    on conflict (merchant, account_id, day, kind) do update
      set entries = d.entries + excluded.entries, amount = d.amount + excluded.amount, rebates = d.rebates + excluded.rebates,
        last_version = excluded.last_version, versions = record_join_few(d.versions, excluded.versions);
    update account_day_mark m set version = v_last where m.merchant = p_merchant and m.account_id = p_account;
  end if;
  return v_version - greatest(v_last, v_counted);
end $$;

revoke all on function account_day_fold from public;
grant execute on function account_day_fold to maidan_app;
