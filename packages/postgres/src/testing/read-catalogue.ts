type Asked = { query(text: string): Promise<{ line: string }[]> };

/** Every table, type, function, view, trigger, constraint, index and right of a database, one line each. */
export async function readCatalogue(database: Asked): Promise<string[]> {
  const rows = await database.query(CATALOGUE);
  return rows.map(({ line }) => line);
}

const rights = (acl: string): string =>
  `coalesce((select string_agg(r::text, ' ' order by r::text) from unnest(${acl}) r), '')`;

/** The place of a column is part of it, because rows are passed to functions; but for the record's own, which grew. */
const CATALOGUE = `
  select concat_ws(' ', 'function', p.oid::regprocedure, ${rights(`coalesce(p.proacl, acldefault('f', p.proowner))`)},
    case p.prokind
      when 'a' then (select concat_ws(' ', a.aggtransfn, a.aggtranstype::regtype) from pg_aggregate a where a.aggfnoid = p.oid)
      else pg_get_functiondef(p.oid)
    end) collate "C" as line
  from pg_proc p where p.pronamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'relation', c.relkind, c.relname, array_to_string(c.reloptions, ','), ${rights('c.relacl')},
    case when c.relkind = 'v' then pg_get_viewdef(c.oid) end)
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'c', 'S', 'p', 'm')
  union all
  select concat_ws(' ', 'column', c.relname, case when c.relname not like '%\\_migration' then a.attnum end, a.attname,
    format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
    pg_get_expr(d.adbin, d.adrelid), ${rights('a.attacl')})
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'c', 'p', 'm')
  union all
  select concat_ws(' ', 'constraint', n.conrelid::regclass, n.conname, pg_get_constraintdef(n.oid))
  from pg_constraint n where n.connamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'index', i.indexdef) from pg_indexes i where i.schemaname = 'public'
  order by 1`;
