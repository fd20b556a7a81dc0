-- Money that has come does not go back to waiting, not even by mistake of a statement.
create or replace function deposit_moves_forward() returns trigger
language plpgsql
as $$
begin
  if (old.state || '>' || new.state) not in (
    'created>waiting', 'created>expired', 'created>failed',
    'waiting>review', 'waiting>paid', 'waiting>partly', 'waiting>failed', 'waiting>expired', 'waiting>charged_back',
    'review>paid', 'review>partly', 'review>failed', 'review>charged_back',
    -- Money that comes after all is stronger than the word that it would not, and what was taken back stronger than both.
    'expired>late', 'expired>partly', 'expired>held', 'expired>charged_back',
    'failed>paid', 'failed>partly', 'failed>held', 'failed>charged_back',
    'held>late', 'held>partly', 'held>charged_back',
    'paid>charged_back', 'partly>charged_back', 'late>charged_back')
  then
    raise exception using errcode = 'DP001', message = format('a deposit does not go from %s to %s', old.state, new.state);
  end if;
  return new;
end $$;
