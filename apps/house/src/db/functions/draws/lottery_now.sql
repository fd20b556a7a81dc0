create or replace function lottery_now() returns timestamptz language sql volatile as $$
  select greatest(clock_timestamp() + ahead, to_timestamp(told_minute::float8 * 60)) from lottery_clock
$$;
