import type * as pg from 'pg';

const known = new Map<string, string>();

/** What our code calls a column: `member_id` is `memberId`. */
export function camelName(column: string): string {
  const found = known.get(column);
  if (found !== undefined) return found;
  const name = column.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  known.set(column, name);
  return name;
}

/**
 * The rows of a result with the names of our code. They are asked for as arrays (`rowMode: 'array'`) and named here, once for
 * each result, so that no row is made twice. Keys inside a `jsonb` are data, and stay as they are.
 */
export function camelRows<Row extends object>({ fields, rows }: pg.QueryArrayResult<unknown[]>): Row[] {
  const names = fields.map(({ name }) => camelName(name));
  // A row that has all its keys from the start is filled several times faster than one that grows.
  const empty: Record<string, unknown> = {};
  for (const name of names) empty[name] = null;
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row as Row;
  });
}
