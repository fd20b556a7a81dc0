-- How many rounds or movements of one sort a day may have for their places to be kept beside their sums.
create or replace function record_few() returns int
language sql immutable parallel safe
as $$ select 100 $$;
