create or replace trigger setting_play_options after insert or update on setting
  for each row when (new.key = 'playOptions') execute function setting_play_options();
