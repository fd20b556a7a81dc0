create or replace function protection_undo_play() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform protection_note_play(new.merchant, new.member_id, new.created_at,
    case when new.kind = 'bet' then -new.amount else 0 end, case when new.kind = 'win' then -new.amount else 0 end);
  return null;
end $$;

revoke all on function protection_undo_play from public;
