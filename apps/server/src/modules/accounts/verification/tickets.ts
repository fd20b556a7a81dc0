import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import {
  insertSpentTicket,
  insertTicket,
  selectTicket,
  spendTicket,
  tryTicket,
  type TicketRow,
} from './ticket.store.ts';

/** Whoever holds a ticket may look at what it stands for this often before it dies. */
const TRIES = 5;

type NewTicket = {
  purpose: string;
  memberId?: string;
  data?: Readonly<Record<string, unknown>>;
  seconds: number;
};
type GivenTicket = { purpose: string; ticket: string };
export type Ticket = { memberId: string | null; data: Readonly<Record<string, unknown>> };

/** A single-use text of 256 bits that stands for a step already taken. Only its hash stays here. */
export async function issueTicket(
  db: Database,
  merchant: string,
  { purpose, memberId, data, seconds }: NewTicket,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await insertTicket(db, merchant, {
    hash: hashOf(ticket),
    purpose,
    memberId: memberId ?? null,
    data: data ?? {},
    seconds,
  });
  return ticket;
}

/** Uses the ticket up. Null when it is unknown, expired, used, or was issued for something else. */
export async function takeTicket(
  db: Database,
  merchant: string,
  { purpose, ticket }: GivenTicket,
): Promise<Ticket | null> {
  return read(await spendTicket(db, merchant, { hash: hashOf(ticket), purpose }));
}

/** What the ticket stands for, without using it up. Every look counts as a try, and five are all there are. */
export async function peekTicket(
  db: Database,
  merchant: string,
  { purpose, ticket }: GivenTicket,
): Promise<Ticket | null> {
  return read(await tryTicket(db, merchant, { hash: hashOf(ticket), purpose, tries: TRIES }));
}

/** Without counting: only where reading leads to nothing that could be guessed, such as sending to a known number. */
export async function readTicket(
  db: Database,
  merchant: string,
  { purpose, ticket }: GivenTicket,
): Promise<Ticket | null> {
  return read(await selectTicket(db, merchant, { hash: hashOf(ticket), purpose }));
}

/** For what another house gave out and would let be shown again: true for the first who shows it, once in `seconds`. */
export function useOnce(
  db: Database,
  merchant: string,
  { purpose, proof, seconds }: { purpose: string; proof: string; seconds: number },
): Promise<boolean> {
  return insertSpentTicket(db, merchant, { hash: hashOf(`${purpose} ${proof}`), purpose, seconds });
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

function read(row: TicketRow | null): Ticket | null {
  if (row === null) return null;
  const data = typeof row.data === 'object' && row.data !== null ? { ...row.data } : {};
  return { memberId: row.memberId?.toString() ?? null, data };
}
