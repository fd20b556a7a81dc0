import type { bindContact as operation } from '@maidan/contract/accounts/contacts/bind-contact.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import { errorCode } from '#db/database-errors.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { makeAccountWait } from '#modules/accounts/sessions/make-account-wait.ts';
import { maskEmail, maskMobile } from '#modules/accounts/members/verification-ways.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { sendNotice } from '#modules/accounts/verification/notices.ts';
import { readTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { lockContacts, releaseTyped, setEmail, setMobile } from './contact.store.ts';
import type { ContactKind, ContactRow } from './contact.store.ts';
import { numberTaken } from '#modules/accounts/members/taken-number.ts';
import { CONTACT_TICKET } from './send-contact-code.ts';

type Contact = { kind: ContactKind; target: string };
type Input = ParsedRequestOf<typeof operation>;

/** So long a contact that was replaced or taken off makes logins without a second step wait (decision 0012). */
export const CONTACT_WAIT = { hours: 24, because: 'contactChanged' } as const;
const UNIQUE_VIOLATION = '23505';

/** MEM-14: bound by the one who can read the code; what was there before is told. */
export async function bindContact(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const contact = await contactOf(context, input.ticket);
  const target = contact.kind === 'email' ? contact.target.toLowerCase() : contact.target;
  await checkCode(context, {
    purpose: 'contact',
    target,
    code: input.verificationCode,
    asker: { memberId: sessionOf(context).memberId },
  });
  const before = await replace(context, input.ticket, contact);
  const old = before[contact.kind];
  const held = wasProved(before, contact.kind) && old !== contact.target;
  await noteSecurityEvent(context, contact.kind === 'mobile' ? 'mobile-bound' : 'email-bound');
  tellOldContact(context, before, contact);
  return { bound: contact.kind === 'mobile' ? maskMobile(target) : maskEmail(contact.target), held };
}

const wasProved = (row: ContactRow, kind: ContactKind): boolean =>
  kind === 'mobile' ? row.mobileProved : row.emailProved;

async function contactOf(context: CallContext, ticket: string): Promise<Contact> {
  const { db, config } = context;
  const found = await readTicket(db, config.merchant, { purpose: CONTACT_TICKET, ticket });
  const { kind, target } = found?.data ?? {};
  const isOwn = found?.memberId === sessionOf(context).memberId;
  if (!isOwn || (kind !== 'mobile' && kind !== 'email') || typeof target !== 'string')
    throw new Refusal('TICKET_INVALID');
  return { kind, target };
}

/** The ticket, the contact and the wait stand or fall together. Answers with what was there before. */
async function replace(context: CallContext, ticket: string, contact: Contact): Promise<ContactRow> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const work = async (tx: Database): Promise<ContactRow> => {
    const taken = await takeTicket(tx, config.merchant, { purpose: CONTACT_TICKET, ticket });
    const before = taken === null ? null : await lockContacts(tx, config.merchant, memberId);
    if (before === null) throw new Refusal('TICKET_INVALID');
    await write(tx, config.merchant, memberId, contact);
    if (wasProved(before, contact.kind) && before[contact.kind] !== contact.target)
      await makeAccountWait(tx, config.merchant, memberId, CONTACT_WAIT);
    return before;
  };
  return db.transaction(work).catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION ? numberTaken() : error;
  });
}

async function write(tx: Database, merchant: string, memberId: string, { kind, target }: Contact) {
  if (kind === 'email') return setEmail(tx, merchant, memberId, target);
  await releaseTyped(tx, merchant, memberId, target);
  if (!(await setMobile(tx, merchant, memberId, target))) throw numberTaken();
}

/** Where the old one was, or else by the other way: whoever lost the account hears of it where a thief cannot reach. */
function tellOldContact(context: CallContext, before: ContactRow, { kind, target }: Contact): void {
  const { username, mobile, email } = before;
  const replaced = before[kind] !== null && before[kind] !== target;
  const bySms = (kind === 'mobile') === replaced;
  const to = bySms ? { email: null, mobile } : { email, mobile: null };
  sendNotice(context, { notice: `${kind}-bound`, username, ...to });
}
