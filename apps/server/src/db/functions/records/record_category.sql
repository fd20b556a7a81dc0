create or replace function record_category(p_category text, p_classify text) returns text
language sql immutable parallel safe
as $$ select case when p_classify = 'CRASH' then 'MXWIN' else coalesce(p_category, 'OTHER') end $$;
