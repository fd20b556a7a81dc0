create or replace function record_day_start(p_day date) returns timestamptz
language sql immutable parallel safe
as $$ select p_day::timestamp at time zone 'Asia/Dhaka' $$;
