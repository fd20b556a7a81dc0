create or replace function lottery_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + (select ahead from lottery_clock)
$$;
