create or replace function record_month(p_day date) returns date
language sql immutable parallel safe
as $$ select date_trunc('month', p_day::timestamp)::date $$;
