-- Counts what came since, at most so many numbers at once; answers with how many are left that could be counted already. The
-- grace is real time, as transactions are: the platform's own clock can be moved.
create or replace function game_play_count(p_merchant text, p_currency text, p_at_most bigint, p_grace interval) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_mark game_play_mark;
  v_newest bigint;
  v_upto bigint;
  v_first_day constant date := record_day(platform_now()) - 6;
begin
  select coalesce(max(t.id), 0) into v_newest from wallet_transaction t where t.merchant = p_merchant;
  -- A platform that has been there for years begins with what was played lately.
  insert into game_play_mark (merchant, counted_id, newest_id, newest_at)
  values (p_merchant, greatest(0, v_newest - 500000), v_newest, clock_timestamp())
  on conflict do nothing;
  select * into v_mark from game_play_mark m where m.merchant = p_merchant for update skip locked;
  if not found or v_mark.newest_at > clock_timestamp() - p_grace then
    return 0;
  end if;
  v_upto := least(v_mark.newest_id, v_mark.counted_id + p_at_most);
  insert into game_play_day as d (merchant, day, node_id, rounds)
  select p_merchant, record_day(t.created_at), r.node_id, count(*)
  from wallet_transaction t
  join game_round r on r.merchant = t.merchant and r.partner = t.partner and r.round_id = t.round_id
    and r.member_id = t.member_id and r.state <> 'void'
  join member m on m.merchant = t.merchant and m.id = t.member_id and not m.is_bot
  where t.merchant = p_merchant and t.id > v_mark.counted_id and t.id <= v_upto
    and t.kind = 'bet' and t.state = 'applied' and t.currency = p_currency
    and record_day(t.created_at) >= v_first_day
    -- A round of many bets is one round.
    and not exists (
      select from wallet_transaction e
      where e.merchant = t.merchant and e.member_id = t.member_id and e.round_id = t.round_id
        and e.partner = t.partner and e.kind = 'bet' and e.id < t.id
    )
  group by 2, 3
  on conflict (merchant, day, node_id) do update set rounds = d.rounds + excluded.rounds;
  update game_play_mark m set counted_id = v_upto,
    newest_id = case when v_upto = m.newest_id then v_newest else m.newest_id end,
    newest_at = case when v_upto = m.newest_id then clock_timestamp() else m.newest_at end
  where m.merchant = p_merchant;
  delete from game_play_day d where d.merchant = p_merchant and d.day < v_first_day;
  return v_mark.newest_id - v_upto;
end $$;

revoke all on function game_play_count from public;
grant execute on function game_play_count to maidan_app;
