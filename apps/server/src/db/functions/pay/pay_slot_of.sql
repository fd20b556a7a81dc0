-- By which slots a contract is paid: a dividend by its period, a salary by its kind.
create or replace function pay_slot_of(p_type text, p_period text) returns text
language sql immutable parallel safe
as $$ select case p_type when 'dividend' then p_period else p_type end $$;
