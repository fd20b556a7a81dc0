-- A7: counts rounds that have settled since the last time into slots of five minutes, each round once, and closes the slots of which all is
-- counted. Reads what the wallet has written; the bet itself knows nothing of it. Answers with how many transactions it has seen.
--
-- Numbers of transactions are given out in order but kept in any: all up to a fence is read when everybody who was writing at its moment has
-- ended. A round that ends without a transaction has its number in `round_ended`, until it is counted. What settles into a slot that is closed already, or changes there, is counted in the first open one and marked as late.
create or replace function pay_fold(p_merchant text, p_at_most int) returns int
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_clock pay_clock;
  v_upto bigint;
  v_seen int;
begin
  insert into pay_clock (merchant) values (p_merchant) on conflict do nothing;
  select * into v_clock from pay_clock c where c.merchant = p_merchant for no key update skip locked;
  if not found or v_clock.fence_xid > pg_snapshot_xmin(pg_current_snapshot()) then
    return 0;
  end if;
  select max(q.id), count(*) into v_upto, v_seen from (
    select t.id from (
      select id from wallet_transaction where merchant = p_merchant
      union all
      select id from round_ended where merchant = p_merchant) t
    where t.id > v_clock.counted_id and t.id <= v_clock.fence_id
    order by t.id limit p_at_most) q;
  if v_seen > 0 then
    perform pay_count(p_merchant, v_clock.counted_id, v_upto, v_clock.closed_until);
    delete from round_ended e where e.merchant = p_merchant and e.id <= v_upto;
  end if;
  if v_seen = p_at_most then
    update pay_clock c set counted_id = v_upto where c.merchant = p_merchant;
  else
    update pay_clock c set
      counted_id = coalesce(v_clock.fence_id, 0),
      closed_until = greatest(v_clock.closed_until, pay_slot_start('realtime', v_clock.fence_at)),
      fence_at = platform_now(),
      fence_xid = pg_snapshot_xmax(pg_current_snapshot()),
      fence_id = greatest((select coalesce(max(t.id), 0) from wallet_transaction t where t.merchant = p_merchant),
        (select max(e.id) from round_ended e where e.merchant = p_merchant))
    where c.merchant = p_merchant;
  end if;
  return v_seen;
end $$;

revoke all on function pay_fold from public;
grant execute on function pay_fold to maidan_app;
