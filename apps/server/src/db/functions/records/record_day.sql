-- Whose midnight begins a day: the contract's RECORD_TIME_ZONE.
create or replace function record_day(p_at timestamptz) returns date
language sql immutable parallel safe
as $$ select (p_at at time zone 'Asia/Dhaka')::date $$;
