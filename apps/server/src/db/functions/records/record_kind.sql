-- What a posting is to the member whose balance it moves. A reversal counts with what it reverses.
create or replace function record_kind(p_posting_kind text) returns text
language sql immutable parallel safe
as $$
  select case split_part(p_posting_kind, '_', 1)
    when 'deposit' then 'deposit'
    when 'withdrawal' then 'withdrawal'
    when 'bet' then 'bet'
    when 'win' then 'win'
    when 'bonus' then 'bonus'
    when 'transfer' then 'transfer'
    when 'salary' then 'salary'
    when 'dividend' then 'dividend'
    else 'adjustment'
  end
$$;
