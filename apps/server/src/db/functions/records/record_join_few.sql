-- What two parts of a day have of one sort, or null when it has become many.
create or replace function record_join_few(p_some anycompatiblearray, p_more anycompatiblearray) returns anycompatiblearray
language sql immutable parallel safe
as $$ select case when cardinality(p_some) + cardinality(p_more) <= record_few() then p_some || p_more end $$;
