-- From now on stakes of these members are counted for rebates; what was staked before is not. Whoever is counted already stays as
-- they are.
create or replace function rebate_start(p_merchant text, p_members bigint[]) returns void
language plpgsql
as $$
begin
  insert into team_rebate_mark (merchant, member_id, counted)
  select p_merchant, m.id, coalesce((select sum(t.stake) from bet_totals(p_merchant, m.id, '2000-01-01', record_day(platform_now())) t
    where t.state = 'closed'), 0)
  from unnest(p_members) m (id)
  where not exists (select from team_rebate_mark k where k.merchant = p_merchant and k.member_id = m.id)
  on conflict do nothing;
end $$;

revoke all on function rebate_start from public;
grant execute on function rebate_start to maidan_app;
