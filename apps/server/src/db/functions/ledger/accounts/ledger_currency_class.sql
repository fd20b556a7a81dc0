-- Which currencies there are. Real and trial money never meet; points are counted apart from money.
create or replace function ledger_currency_class(p_currency text) returns text
language sql immutable
as $$ select case p_currency when 'PLY' then 'real' when 'FUN' then 'trial' when 'PTS' then 'points' end $$;
