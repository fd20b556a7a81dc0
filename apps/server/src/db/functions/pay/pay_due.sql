-- AGT-07: pays what is due (or was until a moment, for whoever lives through a past), at most so many steps; answers with how many there were, and who was paid. One process at a time goes on, which
-- only saves work: the key of `agent_pay` and that of the posting let each slot of a contract be paid once (A7).
create or replace function pay_due(p_merchant text, p_currency text, p_at_most int, p_until timestamptz default null, out steps int, out paid bigint[])
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_closed timestamptz;
begin
  steps := 0;
  paid := '{}';
  if not pg_try_advisory_xact_lock(hashtextextended('pay:' || p_merchant, 0)) then
    return;
  end if;
  select least(c.closed_until, p_until) into v_closed from pay_clock c where c.merchant = p_merchant;
  while steps < p_at_most and pay_step(p_merchant, v_closed) loop
    steps := steps + 1;
  end loop;
  -- All that was reckoned here, however many contracts below came along with it.
  select coalesce(array_agg(distinct p.member_id), '{}') into paid from pay_post(p_merchant, p_currency, p_at_most * 10) p;
end $$;

revoke all on function pay_due from public;
grant execute on function pay_due to maidan_app;
