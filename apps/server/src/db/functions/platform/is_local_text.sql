-- A text by language tag: the default language is there, and no language is there with nothing to read.
create or replace function is_local_text(p_text jsonb, p_longest int) returns boolean
language sql immutable parallel safe as $$
  select jsonb_typeof(p_text) = 'object' and p_text ? 'en' and not exists (
    select from jsonb_each(p_text) t
    where t.key !~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' or jsonb_typeof(t.value) <> 'string'
      or length(t.value #>> '{}') not between 1 and p_longest)
$$;
