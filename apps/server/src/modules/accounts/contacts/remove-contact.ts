import type { removeContact as operation } from '@maidan/contract/accounts/contacts/remove-contact.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { makeAccountWait } from '#modules/accounts/sessions/make-account-wait.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { sendNotice } from '#modules/accounts/verification/notices.ts';
import { CONTACT_WAIT } from './bind-contact.ts';
import { clearContact, lockContacts, type ContactKind, type ContactRow } from './contact.store.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';

type Offered = { forgotByEmail: boolean; forgotByPhone: boolean };

/** MEM-14: with the password, told to both places, and never the last way back in. */
export async function removeContact(
  context: CallContext,
  { kind, password }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  await assertOwnPassword(context, password);
  const before = await takeOff(context, kind);
  await noteSecurityEvent(context, `${kind}-removed`);
  const { username, mobile, email } = before;
  const notice = `${kind}-removed` as const;
  sendNotice(context, { notice, username, email, mobile: null });
  sendNotice(context, { notice, username, email: null, mobile });
  return { held: isProved(before, kind) };
}

/** One after the other: of both at once, the second finds that it is the last. */
async function takeOff(context: CallContext, kind: ContactKind): Promise<ContactRow> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const offered = await settings.get('whitelabel');
  return db.transaction(async (tx) => {
    const before = await lockContacts(tx, config.merchant, memberId);
    if (before === null || before[kind] === null) throw new Refusal('NOT_FOUND');
    if (isOnlyWay(before, kind, offered)) throw new Refusal('CONTACT_ONLY_WAY');
    await clearContact(tx, config.merchant, memberId, kind);
    if (isProved(before, kind)) await makeAccountWait(tx, config.merchant, memberId, CONTACT_WAIT);
    return before;
  });
}

const isProved = (row: ContactRow, kind: ContactKind): boolean =>
  kind === 'mobile' ? row.mobileProved : row.emailProved;

/**
 * A link goes to whatever address the account has, a code only to a number that was proved. What stays must be proved, and
 * the site must let a forgotten password be set anew by it.
 */
function isOnlyWay(row: ContactRow, kind: ContactKind, offered: Offered): boolean {
  if (kind === 'mobile') return row.mobileProved && !(row.emailProved && offered.forgotByEmail);
  const isWay = row.emailProved || offered.forgotByEmail;
  return isWay && !(row.mobileProved && offered.forgotByPhone);
}
