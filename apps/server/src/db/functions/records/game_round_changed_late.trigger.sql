-- A round is counted 20 minutes after it was placed at the earliest, so that little is left to be read where it lies. Until 10
-- minutes after, nobody need be told of a change, and a new round is placed now.
create or replace trigger game_round_changed_late after update on game_round
  for each row when (new.placed_at < platform_now() - interval '10 minutes')
  execute function bet_day_note_late();
