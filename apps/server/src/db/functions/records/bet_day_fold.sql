-- Brings the sums of one member up to date; answers with the moment before which rounds are counted.
create or replace function bet_day_fold(p_merchant text, p_member bigint) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_upto constant timestamptz :=
    date_bin('10 minutes', platform_now() - interval '20 minutes', '2020-01-01 00:00+00');
  v_counted timestamptz;
  v_day date;
  v_days date[];
begin
  select m.upto into v_counted from bet_day_mark m where m.merchant = p_merchant and m.member_id = p_member;
  if v_counted = v_upto
    and not exists (select from bet_day_stale s where s.merchant = p_merchant and s.member_id = p_member)
  then
    return v_upto;
  end if;
  insert into bet_day_mark (merchant, member_id) values (p_merchant, p_member) on conflict do nothing;
  select m.upto into v_counted from bet_day_mark m where m.merchant = p_merchant and m.member_id = p_member for update;
  if v_counted > v_upto then
    -- The platform's clock was set back: what was counted is counted anew.
    delete from bet_day d where d.merchant = p_merchant and d.member_id = p_member;
    delete from bet_month m where m.merchant = p_merchant and m.member_id = p_member;
    v_counted := '-infinity';
  end if;
  -- First the notes, then the rounds: a change that is being made is waited for, and the next statement sees it.
  with gone as (
    delete from bet_day_stale s where s.merchant = p_merchant and s.member_id = p_member returning s.day
  )
  select array_agg(gone.day) into v_days from gone;
  if v_days is not null then
    perform bet_day_take(p_merchant, p_member, v_days);
    foreach v_day in array v_days loop
      perform bet_day_add(p_merchant, p_member, record_day_start(v_day), least(record_day_start(v_day + 1), v_counted));
    end loop;
  end if;
  perform bet_day_add(p_merchant, p_member, v_counted, v_upto);
  update bet_day_mark m set upto = v_upto where m.merchant = p_merchant and m.member_id = p_member;
  return v_upto;
end $$;

revoke all on function bet_day_fold from public;
