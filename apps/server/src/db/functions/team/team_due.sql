-- Members of teams who have something to count, and were not counted since a moment: the balance moved, or moved within the last
-- minutes, since a bet that is lost at once moves nothing; or an earlier day was noted. Whoever was counted by a clock that was
-- ahead is counted again.
create or replace function team_due(p_merchant text, p_currency text, p_since timestamptz, p_limit int)
returns table (member_id bigint)
language sql stable security definer set search_path = public, pg_temp
as $$
  select m.id
  from member m
  left join team_mark k on k.merchant = m.merchant and k.member_id = m.id
  left join ledger_account a on a.merchant = m.merchant and a.kind = 'member' and a.owner = m.id::text
    and a.currency = p_currency and a.shard = 0
  where m.merchant = p_merchant and m.upline_id is not null
    and coalesce(k.counted_at < p_since or k.counted_at > platform_now() + interval '1 minute', true)
    and (coalesce(k.counted_at, '-infinity') = '-infinity' or k.counted_at > platform_now() + interval '1 minute' or k.version is distinct from coalesce(a.version, 0)
      or k.counted_at < a.last_at + interval '12 minutes')
  union
  select s.member_id from team_stale s where s.merchant = p_merchant
    and (s.noted_at < p_since or s.noted_at > platform_now() + interval '1 minute')
  limit p_limit
$$;

revoke all on function team_due from public;
grant execute on function team_due to maidan_app;
