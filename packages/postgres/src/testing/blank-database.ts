import { randomBytes } from 'node:crypto';
import * as pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string; houseTemplate: string };
  }
}

export type BlankDatabase = {
  url: string;
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  /** Makes it blank again, which takes far less than another one. */
  empty(): Promise<void>;
  drop(): Promise<void>;
};

/** An empty database of its own on the server of the tests. */
export async function createBlankDatabase(): Promise<BlankDatabase> {
  const { serverUrl } = inject('testDatabase');
  const name = `maidan_blank_${randomBytes(8).toString('hex')}`;
  const server = await connect(serverUrl);
  await server.query(`create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const client = await connect(url);
  return {
    url,
    query: async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows,
    async empty() {
      await client.query('drop schema public cascade; create schema public');
    },
    async drop() {
      await client.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c client_min_messages=warning' });
  await client.connect();
  return client;
}
