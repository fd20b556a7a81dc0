import { createHmac } from 'node:crypto';
import * as pg from 'pg';

/** What a node may do is granted to a role without a login; what it logs in as has that role and nothing else. */
export type NodeRole = 'maidan_app' | 'maidan_house_app';

/**
 * Makes sure that a login for the nodes of this database exists, and answers with its address: it owns nothing and cannot
 * become the owner, whose address `ownerUrl` is. Null when this owner may not make logins.
 */
export async function openNodeLogin(ownerUrl: string, role: NodeRole): Promise<string | null> {
  const url = nodeUrlOf(ownerUrl);
  // An owner who may not make logins may have been given this one.
  await makeLogin(ownerUrl, new URL(url), role).catch(() => undefined);
  return (await letsIn(url, role)) ? url : null;
}

/** The same every time, so that it is kept nowhere; from it nobody finds the owner's password. */
export function nodeUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update(`node login of ${database}`)
    .digest('base64url');
  url.username = `${database
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, 50)}_node`;
  url.password = password;
  return url.href;
}

async function letsIn(url: string, role: NodeRole): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, options: `-c role=${role}` });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin(ownerUrl: string, { username, password }: URL, role: NodeRole): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [username]);
    const name = client.escapeIdentifier(username);
    // Nothing a login may be is left to what the server takes for granted.
    const can = `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${client.escapeLiteral(password)}`;
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${name} ${can}`);
    await client.query(`grant ${role} to ${name}`);
    const database = client.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).pathname.slice(1)));
    await client.query(`revoke connect, temporary on database ${database} from public`);
    await client.query(`grant connect on database ${database} to ${name}`);
  } finally {
    await client.end();
  }
}
