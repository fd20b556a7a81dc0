-- Bets less than five minutes apart are one stretch of play; a first bet is a minute of it.
create or replace function protection_note_time(p_merchant text, p_member bigint) returns void
language plpgsql as $$
declare
  v_now timestamptz := platform_now();
begin
  update play_stretch s set last_at = v_now
  where s.merchant = p_merchant and s.member_id = p_member and s.last_at < v_now
    and s.started_at = (select max(n.started_at) from play_stretch n
                        where n.merchant = p_merchant and n.member_id = p_member)
    and s.last_at > v_now - interval '5 minutes';
  if not found then
    insert into play_stretch (merchant, member_id, started_at, last_at)
    select p_merchant, p_member, v_now, v_now + interval '1 minute'
    where not exists (select from play_stretch s
                      where s.merchant = p_merchant and s.member_id = p_member and s.last_at >= v_now)
    on conflict do nothing;
  end if;
end $$;

revoke all on function protection_note_time from public;
