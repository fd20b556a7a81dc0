-- By whose clock days, weeks and months of pay are counted; the same as the contract's RECORD_TIME_ZONE.
create or replace function pay_offset() returns interval
language sql immutable parallel safe
as $$ select interval '6 hours' $$;
