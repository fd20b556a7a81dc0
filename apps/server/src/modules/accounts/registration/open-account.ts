import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { linkTakenIdentity, SOCIAL_TICKET } from '#modules/accounts/identity/taken-identity.ts';
import { keepAge, type checkAge } from '#modules/accounts/person/check-person.ts';
import { noteReferral } from '#modules/referral/note-referral.ts';
import { takeTicket } from '#modules/accounts/verification/tickets.ts';
import { makeReferralCode } from '#modules/referral/referral-code.ts';
import { numberHolder, numberTaken } from '#modules/accounts/members/taken-number.ts';
import { insertMember, isNameTaken, releaseClaim, type NewMember } from './register.store.ts';
import { giveWelcomeMoney } from './welcome-money.ts';

/** Eight signs of thirty-two: a second try is rarer than a winning ticket. */
const CODE_TRIES = 3;

type Account = Omit<NewMember, 'referralCode' | 'termsVersion'> & {
  socialTicket: string | null;
  age: Awaited<ReturnType<typeof checkAge>>;
  /** By its owner; whoever opens it for somebody else accepts nothing in their name. */
  termsAccepted: boolean;
};

/** Member, identity and welcome money come into being together or not at all. */
export async function openAccount(
  context: CallContext,
  { socialTicket, age, termsAccepted, ...member }: Account,
): Promise<string> {
  const { merchant } = context.config;
  const termsVersion = termsAccepted ? await context.settings.get('termsVersion') : null;
  return context.db.transaction(async (tx) => {
    const ticket = socialTicket === null ? null : await takeSocialTicket(tx, merchant, socialTicket);
    if (member.mobile !== null && member.mobileVerified) await releaseClaim(tx, merchant, member.mobile);
    const memberId = await insertUnderFreeCode(tx, merchant, { ...member, termsVersion });
    if (ticket !== null) await linkTakenIdentity(tx, merchant, memberId, ticket.data);
    await keepAge(tx, { merchant, memberId }, age);
    // An agent's invitation is another thing: whoever comes by both is the agent's.
    if (member.referredBy !== null && member.affiliateCode === null)
      await noteReferral(tx, { merchant, friendId: memberId, inviterId: member.referredBy });
    if (member.type === 0) await giveWelcomeMoney(tx, context, memberId);
    return memberId;
  });
}

async function takeSocialTicket(tx: Database, merchant: string, ticket: string) {
  const taken = await takeTicket(tx, merchant, { purpose: SOCIAL_TICKET, ticket });
  if (taken === null) throw new Refusal('TICKET_INVALID');
  return taken;
}

async function insertUnderFreeCode(
  tx: Database,
  merchant: string,
  member: Omit<NewMember, 'referralCode'>,
): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const id = await insertMember(tx, merchant, { ...member, referralCode: makeReferralCode() });
    if (id !== null) return id;
    if (await isNameTaken(tx, merchant, member.usernameKey))
      throw new Refusal('USERNAME_TAKEN', { fields: { username: 'taken' } });
    if (member.mobile !== null && (await numberHolder(tx, merchant, member.mobile)) !== 'nobody')
      throw numberTaken();
  }
  throw new Error('no free referral code was found');
}
