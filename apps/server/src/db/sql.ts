/** A statement with its values kept apart from its text, so that no value is ever read as SQL. */
export type Sql = { readonly text: string; readonly values: readonly SqlValue[]; readonly name?: string };

/** What may stand in a `${}` of a statement. Arrays become PostgreSQL arrays; write jsonb as `${JSON.stringify(x)}::jsonb`. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | bigint | boolean | null)[];

type Part = SqlValue | Sql;

/**
 * Builds a statement: sql`select … where id = ${id}`. A statement inside a statement is woven in, which is how
 * optional conditions are written: sql`… ${onlyOpen ? sql`and open` : sql``}`.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly Part[]): Sql {
  const values: SqlValue[] = [];
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    text += isSql(part) ? renumber(part, values) : `$${values.push(part)}`;
    text += strings[index + 1] ?? '';
  });
  return { text, values };
}

/** Gives a statement a name, so that the server parses it once per connection. The text must be the same each time. */
export function prepared(name: string, statement: Sql): Sql {
  return { ...statement, name };
}

function renumber(inner: Sql, values: SqlValue[]): string {
  const shift = values.length;
  values.push(...inner.values);
  return inner.text.replace(/\$(\d+)/g, (_match, digits: string) => `$${Number(digits) + shift}`);
}

function isSql(part: Part): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part;
}
