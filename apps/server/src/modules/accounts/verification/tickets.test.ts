import { expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { issueTicket, peekTicket, readTicket, takeTicket } from './tickets.ts';

const database = await databaseForThisFile();

const MERCHANT = 'maidan';
const issue = (seconds = 60) =>
  issueTicket(database.db, MERCHANT, { purpose: 'test', data: { way: 'sms' }, seconds });
const take = (ticket: string, purpose = 'test', merchant = MERCHANT) =>
  takeTicket(database.db, merchant, { purpose, ticket });

test('a ticket of another purpose, another merchant or past its time opens nothing and is not used up', async () => {
  const ticket = await issue();
  expect(await take(ticket, 'other')).toBeNull();
  expect(await take(ticket, 'test', 'other')).toBeNull();
  expect(await take('A'.repeat(43))).toBeNull();
  expect(await take(ticket)).toEqual({ memberId: null, data: { way: 'sms' } });
  const late = await issue();
  await database.db.query(sql`update ticket set expires_at = platform_now()`);
  expect(await take(late)).toBeNull();
});

test('fifty takers at once: one has it', async () => {
  const ticket = await issue();
  const taken = await Promise.all(Array.from({ length: 50 }, () => take(ticket)));
  expect(taken.filter((entry) => entry !== null)).toHaveLength(1);
  expect(await readTicket(database.db, MERCHANT, { purpose: 'test', ticket })).toBeNull();
});

test('a look counts as a try, and after five of them the ticket is dead', async () => {
  const ticket = await issue();
  const looks = await Promise.all(
    Array.from({ length: 12 }, () => peekTicket(database.db, MERCHANT, { purpose: 'test', ticket })),
  );
  expect(looks.filter((entry) => entry !== null)).toHaveLength(5);
});

test('only the hash is kept', async () => {
  const ticket = await issue();
  const [row] = await database.db.query<{ kept: string }>(sql`
    select string_agg(encode(hash, 'base64') || data::text || purpose, '') as kept from ticket`);
  expect(row?.kept).not.toContain(ticket.slice(0, 12));
  expect(row?.kept).not.toContain(Buffer.from(ticket, 'base64url').toString('base64').slice(0, 12));
});
