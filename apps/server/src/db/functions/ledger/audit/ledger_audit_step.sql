-- One step of the look; answers with what it found, each with its account where there is one to freeze. Does nothing while
-- another node is at it, or has been within the pause.
create or replace function ledger_audit_step(p_merchant text, p_pause interval, p_entries int)
returns table (account_id bigint, because text, frozen boolean)
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
declare
  v_state ledger_audit;
  v_until bigint;
  v_count bigint;
  v_changes bigint;
  v_limit int;
  v_found record;
begin
  insert into ledger_audit (merchant) values (p_merchant) on conflict do nothing;
  select * into v_state from ledger_audit s
  where s.merchant = p_merchant and s.run_at <= clock_timestamp() - p_pause for update skip locked;
  if not found then
    return;
  end if;

  -- An eighth of all accounts in one step, so that a round of steps of five seconds is over within a minute.
  select max(a.id), count(*) into v_until, v_count from (
    select l.id from ledger_account l where l.merchant = p_merchant and l.id > v_state.next_account
    order by l.id limit least(20000, greatest(2000, v_state.lap_accounts / 8))) a;
  for v_found in
    select * from ledger_audit_accounts(p_merchant, v_state.next_account, v_until, false)
  loop
    account_id := v_found.account_id;
    because := v_found.because;
    frozen := ledger_freeze(p_merchant, account_id, because);
    return next;
  end loop;
  v_state.seen := v_state.seen + v_count;
  v_state.next_account := v_until;
  if v_until is null or not exists (
    select from ledger_account l where l.merchant = p_merchant and l.id > v_until) then
    v_state.next_account := 0;
    v_state.lap_accounts := v_state.seen;
    v_state.seen := 0;
    v_state.lap_seconds := extract(epoch from clock_timestamp() - v_state.lap_began_at);
    v_state.lap_began_at := clock_timestamp();
  end if;

  -- What only ever grows has no updates and no deletes; the server counts them. One more, or a count that began anew, and
  -- everything is looked at from the beginning, as fast as may be.
  v_changes := pg_stat_get_tuples_updated('ledger_entry'::regclass) + pg_stat_get_tuples_deleted('ledger_entry'::regclass)
    + pg_stat_get_tuples_updated('ledger_transaction'::regclass) + pg_stat_get_tuples_deleted('ledger_transaction'::regclass);
  if v_changes <> v_state.changes then
    v_state.changes := v_changes;
    v_state.hurried := true;
    v_state.entry_account := 0;
    v_state.entry_version := 0;
  end if;
  v_limit := case when v_state.hurried then p_entries * 20 else p_entries end;
  v_count := 0;
  for v_found in
    select * from ledger_audit_entries(p_merchant, v_state.entry_account, v_state.entry_version, 9223372036854775807, v_limit,
      false)
  loop
    if v_found.seen is not null then
      v_state.entry_account := v_found.last_account;
      v_state.entry_version := v_found.last_version;
      v_count := v_found.seen;
    else
      account_id := v_found.account_id;
      because := v_found.because;
      frozen := ledger_freeze(p_merchant, account_id, because);
      return next;
    end if;
  end loop;
  if v_count < v_limit then
    v_state.entry_account := 0;
    v_state.entry_version := 0;
    v_state.hurried := false;
  end if;
  update ledger_audit s set run_at = clock_timestamp(), next_account = v_state.next_account, seen = v_state.seen,
    lap_began_at = v_state.lap_began_at, lap_accounts = v_state.lap_accounts, lap_seconds = v_state.lap_seconds,
    entry_account = v_state.entry_account, entry_version = v_state.entry_version, changes = v_state.changes,
    hurried = v_state.hurried
  where s.merchant = p_merchant;
end $$;

revoke all on function ledger_audit_step from public;
grant execute on function ledger_audit_step to maidan_app;
