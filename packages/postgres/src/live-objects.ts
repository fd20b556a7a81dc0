import type * as pg from 'pg';

/** A function, view or trigger that the database has. */
export type LiveObject = {
  key: string;
  /** Which catalogue it stands in, and its number there: a replaced one keeps it. */
  catalogue: string;
  oid: number;
  /** As it is named in `drop`. */
  identity: string;
  /** Who besides its owner was given rights, or null while nobody has said anything about them. */
  grantees: string[] | null;
};

const grantees = (acl: string, owner: string): string => `
  case when ${acl} is not null then array(
    select distinct case when r.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(r.grantee)) end
    from aclexplode(${acl}) r where r.grantee <> ${owner}) end as grantees`;

/** Everything of its kinds in the schema, but what belongs to an extension. */
export async function readLiveObjects(client: pg.Client): Promise<Map<string, LiveObject[]>> {
  const { rows } = await client.query<LiveObject>(`
    select 'function ' || p.proname as key, 'pg_proc' as catalogue, p.oid,
      case p.prokind when 'a' then 'aggregate ' when 'p' then 'procedure ' else 'function ' end || p.oid::regprocedure
        as identity, ${grantees('p.proacl', 'p.proowner')}
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select 'view ' || c.relname, 'pg_class', c.oid, 'view ' || c.oid::regclass, ${grantees('c.relacl', 'c.relowner')}
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    union all
    select 'trigger ' || t.tgname, 'pg_trigger', t.oid, format('trigger %I on %s', t.tgname, t.tgrelid::regclass), null
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`);
  const found = new Map<string, LiveObject[]>();
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row]);
  return found;
}

export type Hanging = { key: string | null; description: string };

/** What would go together with it; `key` where that is something of its kinds. */
export async function readHanging(client: pg.Client, object: LiveObject): Promise<Hanging[]> {
  const { rows } = await client.query<Hanging>(
    `with recursive hanging (classid, objid, subid) as (
       select $1::regclass::oid, $2::oid, 0
       union
       select more.* from hanging h cross join lateral (
         select d.classid, d.objid, d.objsubid from pg_depend d
         where d.refclassid = h.classid and d.refobjid = h.objid and d.deptype in ('n', 'a', 'i')
         union all
         select 'pg_class'::regclass, r.ev_class, 0 from pg_rewrite r
         where h.classid = 'pg_rewrite'::regclass and r.oid = h.objid
       ) more
     )
     select distinct coalesce('function ' || p.proname, 'trigger ' || t.tgname, 'view ' || c.relname) as key,
       pg_describe_object(h.classid, h.objid, h.subid) as description
     from hanging h
     left join pg_proc p on h.classid = 'pg_proc'::regclass and p.oid = h.objid
     left join pg_trigger t on h.classid = 'pg_trigger'::regclass and t.oid = h.objid
     left join pg_class c on h.classid = 'pg_class'::regclass and c.oid = h.objid and c.relkind = 'v'
     where (h.classid, h.objid) <> ($1::regclass::oid, $2::oid)
       -- A view is also a rule and a type of rows; they come and go with it.
       and h.classid <> 'pg_rewrite'::regclass
       and not exists (select from pg_type y left join pg_type e on e.oid = y.typelem
                       join pg_class v on v.oid in (y.typrelid, e.typrelid) and v.relkind = 'v'
                       where h.classid = 'pg_type'::regclass and y.oid = h.objid)
     order by 2`,
    [object.catalogue, object.oid],
  );
  return rows;
}
