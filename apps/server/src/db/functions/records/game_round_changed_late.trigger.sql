-- A round is counted 20 minutes after it was placed at the earliest, so that little is left to be read where it lies. Until 10
-- minutes after, nobody need be told of a change. Asked by built-in functions alone, since every spin asks; where the platform's
-- clock is moved, the function asks again.
create or replace trigger game_round_changed_late after insert or update on game_round
  for each row when (new.placed_at < clock_timestamp() - interval '10 minutes'
    or current_setting('maidan.clock_offset', true) <> '')
  execute function bet_day_note_late();
