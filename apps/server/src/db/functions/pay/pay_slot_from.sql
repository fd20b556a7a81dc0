-- The first beginning of a slot that is not before a moment.
create or replace function pay_slot_from(p_slot text, p_at timestamptz) returns timestamptz
language sql immutable parallel safe
as $$ select case when pay_slot_start(p_slot, p_at) = p_at then p_at else pay_slot_end(p_slot, p_at) end $$;
