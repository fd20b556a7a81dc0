import type { sendContactCode as operation } from '@maidan/contract/accounts/contacts/send-contact-code.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertFieldRules } from '#modules/system/field-rules.ts';
import { sendCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { selectContacts, type ContactKind } from './contact.store.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { numberHolder, numberTaken } from '#modules/accounts/members/taken-number.ts';

type Input = ParsedRequestOf<typeof operation>;

export const CONTACT_TICKET = 'contact';

/** MEM-14: the password first, so that nobody learns anything from numbers typed into somebody else's page. */
export async function sendContactCode(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await assertOwnPassword(context, input.password);
  const { kind, target } = await contactOf(context, input);
  const sent = await sendCode(context, {
    purpose: 'contact',
    asker: { memberId },
    channel: kind === 'mobile' ? 'sms' : 'mail',
    target: kind === 'mobile' ? target : target.toLowerCase(),
    ...(input.kind === 'mobile' ? { dialingCode: input.countryDialingCode } : {}),
  });
  const ticket = await issueTicket(db, config.merchant, {
    purpose: CONTACT_TICKET,
    memberId,
    data: { kind, target },
    seconds: sent.expiredMinutes * 60,
  });
  return { ...sent, ticket };
}

async function contactOf(context: CallContext, input: Input): Promise<{ kind: ContactKind; target: string }> {
  if (input.kind === 'mobile') return { kind: 'mobile', target: await freeNumber(context, input) };
  if (input.kind === 'email') return { kind: 'email', target: await newAddress(context, input) };
  return knownContact(context, input.kind === 'knownMobile' ? 'mobile' : 'email');
}

/** Read from the account: the page shows it masked, so that whoever finds it open learns nothing. */
async function knownContact(context: CallContext, kind: ContactKind) {
  const { db, config } = context;
  const own = await selectContacts(db, config.merchant, sessionOf(context).memberId);
  const target = own?.[kind] ?? null;
  if (own === null || target === null || own[`${kind}Proved`]) throw new Refusal('NOT_FOUND');
  if (kind === 'mobile' && (await numberHolder(db, config.merchant, target)) === 'proved')
    throw numberTaken();
  return { kind, target };
}

async function freeNumber(context: CallContext, input: Extract<Input, { kind: 'mobile' }>): Promise<string> {
  const { db, config } = context;
  const digits = await readMobile(context, input);
  const own = await selectContacts(db, config.merchant, sessionOf(context).memberId);
  if (own?.mobile === digits) {
    if (own.mobileProved) throw new Refusal('CONTACT_SAME', { fields: { mobileNum: 'same' } });
    return digits;
  }
  if ((await numberHolder(db, config.merchant, digits)) === 'proved') throw numberTaken();
  return digits;
}

async function newAddress(context: CallContext, input: Extract<Input, { kind: 'email' }>): Promise<string> {
  const { db, config } = context;
  const email = input.email.trim();
  await assertFieldRules(context, { email });
  const own = await selectContacts(db, config.merchant, sessionOf(context).memberId);
  if (own?.emailProved === true && own.email?.toLowerCase() === email.toLowerCase())
    throw new Refusal('CONTACT_SAME', { fields: { email: 'same' } });
  return email;
}
