import { randomBytes } from 'node:crypto';
import type { openDownlineAccount as operation } from '@maidan/contract/downline/open-downline-account.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';
import { RESET_TICKET } from '#modules/accounts/password-change/forgot-by-email.ts';
import { hashPassword } from '#modules/accounts/passwords/password.ts';
import { checkAge } from '#modules/accounts/person/check-person.ts';
import { openAccount } from '#modules/accounts/registration/open-account.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { assertFieldRules, assertPasswordRule } from '#modules/system/field-rules.ts';
import { selectStanding } from './downline.store.ts';
import { opensOf } from './get-agent-standing.ts';
import { rebateRefusal } from './rebate-refusal.ts';

const LINK_DAYS = 3;
const DAY_S = 86_400;

type Input = ParsedRequestOf<typeof operation>;

/** AGT-09, AGT-10: directly below the reader, of a type further down the ladder, with a rebate within the own one. */
export async function openDownlineAccount(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await assertMayOpen(context, input);
  const { username } = input;
  const age = await checkAge(context, {
    username,
    name: null,
    mobile: null,
    email: null,
    documentNumber: null,
  });
  const id = await openAccount(context, {
    username,
    usernameKey: usernameKey(username),
    type: input.type,
    rebate: input.rebate,
    passwordHash: await hashPassword(input.password ?? randomBytes(32).toString('base64url')),
    hasPassword: input.password !== undefined,
    mustChangePassword: input.password !== undefined,
    termsAccepted: false,
    age,
    uplineId: memberId,
    ...NOTHING_KNOWN,
  });
  if (input.password !== undefined) return { id, username, link: null, linkDays: null };
  const code = await issueTicket(db, config.merchant, {
    purpose: RESET_TICKET,
    memberId: id,
    seconds: LINK_DAYS * DAY_S,
  });
  return {
    id,
    username,
    link: `${config.publicOrigin}/reset#${code}`,
    linkDays: LINK_DAYS,
  };
}

const NOTHING_KNOWN = {
  paymentPasswordHash: null,
  mobile: null,
  mobileVerified: false,
  email: null,
  payeeName: null,
  idNumber: null,
  contacts: {},
  referredBy: null,
  affiliateCode: null,
  registerUrl: null,
  socialTicket: null,
} as const;

async function assertMayOpen(context: CallContext, input: Input): Promise<void> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  if (!(await settings.get('downline')).opensAccounts) throw new Refusal('FEATURE_OFF');
  await assertNoBreak(db, whose);
  const standing = await selectStanding(db, whose);
  if (!opensOf(standing.type).includes(input.type)) throw new Refusal('NOT_ALLOWED');
  if (input.rebate > standing.rebate) throw rebateRefusal({ lowest: 0, highest: standing.rebate });
  await assertFieldRules(context, { username: input.username });
  if (input.password !== undefined)
    await assertPasswordRule(context, input.password, { username: input.username });
}
