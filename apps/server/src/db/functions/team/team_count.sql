-- Counts days of members again: from the last one that was counted on, and earlier ones that were noted. Counted twice, the sums
-- are the same: what was added for a day is taken out before the day is added.
create or replace function team_count(p_merchant text, p_currency text, p_members bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_now constant timestamptz := platform_now();
  -- A round that is being written when its day is counted comes with the next time.
  v_day constant date := record_day(v_now - interval '30 minutes');
  v_account record;
  v_members bigint[];
  v_from date[];
  v_to date[];
begin
  perform team_lock(p_merchant, false);
  -- One at a time: those above many are in the sums of all of them.
  perform pg_advisory_xact_lock(hashtextextended('team-count:' || p_merchant, 0));
  insert into team_mark (merchant, member_id) select distinct p_merchant, m.id from unnest(p_members) as m (id)
  on conflict do nothing;
  -- The version before the rows: what comes in between is counted now and again.
  for v_account in
    select a.id, a.version, a.owner::bigint as member_id from ledger_account a
    where a.merchant = p_merchant and a.kind = 'member' and a.owner = any(p_members::text[]) and a.currency = p_currency
      and a.shard = 0
  loop
    update team_mark k set version = v_account.version
    where k.merchant = p_merchant and k.member_id = v_account.member_id;
    while account_day_fold(p_merchant, v_account.id, 50000) > 0 loop end loop;
  end loop;
  -- A note that is being written is left for the next time: whoever writes it never waits for those who wait here.
  with ready as (
    select s.member_id, s.day from team_stale s where s.merchant = p_merchant and s.member_id = any(p_members)
    for update skip locked
  ), noted as (
    delete from team_stale s using ready r
    where s.merchant = p_merchant and s.member_id = r.member_id and s.day = r.day
    returning s.member_id, s.day
  ), again as (
    select k.member_id, least(k.day, v_day) as low, 'infinity'::date as high from team_mark k
    where k.merchant = p_merchant and k.member_id = any(p_members)
  ), ranges as (
    select a.member_id, a.low, a.high from again a
    union all
    select n.member_id, n.day, n.day from noted n join again a on a.member_id = n.member_id and n.day < a.low
  )
  select array_agg(r.member_id), array_agg(r.low), array_agg(r.high) into v_members, v_from, v_to from ranges r;
  perform team_take(p_merchant, v_members, v_from, v_to);
  perform team_write_days(p_merchant, p_currency, v_members, v_from, v_to);
  perform team_write_payments(p_merchant, p_currency, v_members, v_from, v_to);
  perform team_add(p_merchant, v_members, v_from, v_to, 1);
  update team_mark k set day = v_day, counted_at = v_now where k.merchant = p_merchant and k.member_id = any(p_members);
end $$;

revoke all on function team_count from public;
grant execute on function team_count to maidan_app;
