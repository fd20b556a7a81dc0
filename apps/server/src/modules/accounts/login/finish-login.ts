import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { login } from '@maidan/contract/accounts/login/login.ts';
import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import { addressKey } from '@maidan/http/address-key.ts';
import * as z from 'zod/mini';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import {
  findAtDoor,
  rememberForced,
  rememberLogin,
  type MemberAtDoor,
} from '#modules/accounts/members/member-for-login.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { sendNotice } from '#modules/accounts/verification/notices.ts';
import { issueTicket, type Ticket } from '#modules/accounts/verification/tickets.ts';
import { rememberDevice } from '#modules/accounts/second-step/known-device.ts';
import { lossOf, recoveryCodesLeft } from '#modules/accounts/second-step/second-step.ts';
import { secondStepAtDoor } from '#modules/accounts/second-step/second-step-at-door.ts';
import { ADDRESS_TICKET } from '#modules/accounts/second-step/address-ticket.ts';
import { forcedChange } from './forced-change.ts';
import { isKnownAddress, rememberAddress } from './member-address.store.ts';
import { openSession, type SessionOpening } from '#modules/accounts/sessions/open-session.ts';
import {
  lossWays,
  offeredWays,
  secondStepWays,
  type ListedWay,
  type OfferedWay,
  type VerificationWay,
} from '#modules/accounts/members/verification-ways.ts';

const LOGIN_WAYS = [
  'password',
  'sms',
  'firebase',
  'social',
  'passkey',
  'handOver',
  'reset',
  'register',
  'freePlay',
] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];
const keptArrival = z.object({
  way: z.enum(LOGIN_WAYS),
  site: z.enum(['member', 'agent']),
  passwordIsWeak: z.boolean(),
});
export type LoginResult = ResponseOf<typeof login>;
export type Arrival = {
  memberId: string;
  way: LoginWay;
  site: 'member' | 'agent';
  /** Known better by the caller than by the row, e.g. when registering. */
  firstTime?: boolean;
  /** The password that was just shown stands on the operator's list of weak ones. */
  passwordIsWeak?: boolean;
  /** LOG-13: how this login was confirmed a moment ago. */
  confirmedBy?: VerificationWay;
  /** LOG-13: whether this browser counts as known after its second step. */
  rememberDevice?: boolean;
  /** LOG-13: a screen that has shown the second step has let this device in. */
  vouched?: boolean;
  /** LOG-13: it could not be confirmed, because the member has nothing to confirm it with. */
  unproved?: boolean;
};

export const CHANGE_TICKET = 'change-password';
const TICKET_SECONDS = 600;
/** T19, T25: whoever came in without the password moves no money for so long. */
const HELD_HOURS = 24;

/** The last steps of every way in: may this account, through this door, from here, and with this password? */
export async function finishLogin(context: CallContext, arrival: Arrival): Promise<LoginResult> {
  const member = await findAtDoor(context.db, context.config.merchant, arrival.memberId);
  if (member === null) throw new Refusal('LOGIN_FAILED');
  await assertMayEnter(context, member, arrival);
  const second = await secondStepAtDoor(context, member, {
    showed: arrival.way === 'passkey' || isSecondStep(arrival.confirmedBy),
    vouched: arrival.vouched ?? false,
  });
  if (second === 'missing') return askForSecondStep(context, member, arrival);
  const proved: Arrival & Proved = { ...arrival, secondStepStands: second === 'shown' };
  const missing = await missingProof(context, member, proved);
  if (missing === null) return letIn(context, member, proved);
  if (missing.ways.length > 0) return askForProof(context, proved, missing);
  return { ...(await letInUnproved(context, member, proved)), unprovedAddress: true };
}

type Proved = { secondStepStands: boolean };
const isSecondStep = (way: VerificationWay | undefined): boolean => way === 'totp' || way === 'recovery';

/** LOG-13, T25: nobody is locked out for having nothing to show, but a stranger with the password gains little either. */
async function letInUnproved(
  context: CallContext,
  member: MemberAtDoor,
  arrival: Arrival & Proved,
): Promise<LoginResult> {
  const result = await letIn(context, member, { ...arrival, unproved: true });
  await noteSecurityEvent(context, 'address-unproved', member.id);
  sendNotice(context, {
    notice: 'new-address',
    username: member.username,
    email: member.email,
    mobile: member.mobile,
  });
  return result;
}

/** Said only to somebody who has proved to be the owner (T23). */
async function assertMayEnter(context: CallContext, member: MemberAtDoor, arrival: Arrival): Promise<void> {
  if (member.status === 'closed') {
    await noteSecurityEvent(context, 'login-closed-account', member.id);
    throw new Refusal('ACCOUNT_CLOSED');
  }
  const isAgent = AGENT_TYPES.some((type) => type === member.type);
  if (arrival.site === 'agent' && !isAgent) throw new Refusal('NOT_AN_AGENT');
  if (arrival.site === 'member' && isAgent) throw new Refusal('NOT_A_MEMBER');
}

/** These began on this very address, or were agreed to on a screen that is already in. */
const WITHOUT_ADDRESS_CHECK: ReadonlySet<LoginWay> = new Set(['register', 'freePlay', 'handOver', 'reset']);

/** What proves the owner apart from the number: with one of them a held account moves money again. */
const SECOND_STEPS: ReadonlySet<VerificationWay> = new Set(['totp', 'recovery', 'email']);
const WITHOUT_APP: readonly ListedWay[] = ['email'];

type Missing = Pick<Verification, 'reason' | 'heldUntil' | 'heldBecause'> & { ways: OfferedWay[] };
type Verification = NonNullable<LoginResult['verification']>;

/** Null when nothing is missing, else the ways to prove it: none for a member who has none of them. */
async function missingProof(
  { db, config, settings, ip }: CallContext,
  member: MemberAtDoor,
  arrival: Arrival,
): Promise<Missing | null> {
  if (arrival.confirmedBy !== undefined || WITHOUT_ADDRESS_CHECK.has(arrival.way)) return null;
  // T25: the new password of a held account may be a thief's; something that no phone number can reset must speak too.
  const second = member.heldHours > 0 && arrival.way === 'password' ? offeredWays(member, WITHOUT_APP) : [];
  if (second.length > 0)
    return {
      reason: 'held',
      ways: second,
      heldUntil: member.heldUntil?.toISOString() ?? null,
      heldBecause: member.heldBecause,
    };
  const { newAddressCheck } = await settings.get('whitelabel');
  // Nobody has ever come in: there is no address to compare with.
  if (!newAddressCheck.enabled || member.firstTime) return null;
  if (await isKnownAddress(db, config.merchant, member.id, addressKey(ip))) return null;
  const ways = offeredWays(member, newAddressCheck.ways);
  // A passkey is more than any of the ways.
  return ways.length === 0 && arrival.way === 'passkey'
    ? null
    : { reason: 'newAddress', ways, heldUntil: null, heldBecause: null };
}

/** Who has shown the password and lost the app can ask for its removal; whoever came another way shows it first. */
async function askForSecondStep(
  context: CallContext,
  member: MemberAtDoor,
  arrival: Arrival,
): Promise<LoginResult> {
  const { db, config } = context;
  const loss = await lossOf(db, config.merchant, member.id);
  return askForProof(context, arrival, {
    reason: 'secondStep',
    ways: secondStepWays(await recoveryCodesLeft(db, config.merchant, member.id)),
    heldUntil: null,
    heldBecause: null,
    lossWays: arrival.way === 'password' ? lossWays(member) : [],
    removesAt: loss?.removesAt.toISOString() ?? null,
  });
}

async function askForProof(
  { db, config }: CallContext,
  arrival: Arrival,
  asked: Missing & Partial<Pick<Verification, 'lossWays' | 'removesAt'>>,
): Promise<LoginResult> {
  const { memberId, way, site, passwordIsWeak = false } = arrival;
  const whole = { lossWays: [], removesAt: null, ...asked };
  const ticket = await issueTicket(db, config.merchant, {
    purpose: ADDRESS_TICKET,
    memberId,
    data: {
      way,
      site,
      passwordIsWeak,
      ways: whole.ways.map((offered) => offered.way),
      lossWays: whole.lossWays.map((offered) => offered.way),
    },
    seconds: TICKET_SECONDS,
  });
  return {
    token: null,
    firstTimeLogin: false,
    passwordExpired: false,
    changeTicket: null,
    verification: { ticket, ...whole },
  };
}

/** What stood behind an address ticket, to go on where the login stopped. */
export function readArrival({ memberId, data }: Ticket): Arrival {
  const { way, site, passwordIsWeak } = keptArrival.parse(data);
  if (memberId === null) throw new Refusal('TICKET_INVALID');
  return { memberId, way, site, passwordIsWeak };
}

async function letIn(
  context: CallContext,
  member: MemberAtDoor,
  arrival: Arrival & Proved,
): Promise<LoginResult> {
  const { db, config } = context;
  const { merchant } = config;
  const { expired, forced } =
    arrival.way === 'password'
      ? await forcedChange(context, member, arrival.passwordIsWeak ?? false)
      : { expired: false, forced: false };
  const opened = await db.transaction(async (tx) => {
    await rememberLogin(tx, merchant, member.id);
    // Whoever leaves the form and comes again is no longer here for the first time.
    if (forced && member.firstTime) await rememberForced(tx, merchant, member.id);
    const knownAfterHours = arrival.unproved === true ? HELD_HOURS : 0;
    await rememberAddress(tx, merchant, member.id, addressKey(context.ip), knownAfterHours);
    const changeTicket = forced
      ? await issueTicket(tx, merchant, {
          purpose: CHANGE_TICKET,
          memberId: member.id,
          seconds: TICKET_SECONDS,
        })
      : null;
    // Whoever wants to be asked each time leaves no device behind that is not asked.
    if (isSecondStep(arrival.confirmedBy) && arrival.rememberDevice !== false && !member.secondStepAlways)
      await rememberDevice(tx, context, member.id);
    const session = await openSession(tx, context, openingFor(member, arrival, forced));
    return { ...session, changeTicket };
  });
  context.setSessionHalf(opened.half);
  await noteSecurityEvent(context, 'login', member.id, { way: arrival.way });
  return {
    token: opened.token,
    firstTimeLogin: arrival.firstTime ?? member.firstTime,
    passwordExpired: expired,
    changeTicket: opened.changeTicket,
    verification: null,
  };
}

function openingFor(member: MemberAtDoor, arrival: Arrival & Proved, forced: boolean): SessionOpening {
  const confirmed = arrival.confirmedBy !== undefined && SECOND_STEPS.has(arrival.confirmedBy);
  // No passkey can be added to a held account, so one that fits was there before.
  const secondStep = confirmed || arrival.way === 'passkey';
  const heldBecause = holdReasonFor(member, arrival, secondStep);
  return {
    memberId: member.id,
    assurance: heldBecause === null ? 'full' : 'low',
    heldBecause,
    ...(heldBecause === 'phoneReset' ? { accountWait: { hours: HELD_HOURS, because: heldBecause } } : {}),
    secondStep,
    secondStepStands: arrival.secondStepStands,
    mustChangePassword: forced,
  };
}

/** T19, T25: the one reason for which a session that comes about like this waits; null when it does not. */
function holdReasonFor(member: MemberAtDoor, arrival: Arrival, secondStep: boolean): HoldReason | null {
  if (arrival.unproved === true) return 'newAddress';
  if (arrival.way === 'reset') return secondStep ? null : 'phoneReset';
  if (arrival.way === 'handOver') return 'noPassword';
  // A number can be moved to another card, so it is a full proof only for whoever has no password to show.
  const byNumber = arrival.way === 'sms' || arrival.way === 'firebase';
  return byNumber && member.passwordHash !== null && !secondStep ? 'noPassword' : null;
}
