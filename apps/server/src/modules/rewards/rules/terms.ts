import { gameCode } from '@maidan/contract/ids.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { RECORD_CATEGORIES, RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { REWARD_PAYMENTS, REWARD_PERIODS } from '@maidan/contract/rewards/reward-words.ts';
import * as z from 'zod/mini';
import { missionFact } from './mission.ts';
import { vipFact } from './vip-benefit.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const aboveZero = moneyText.check(z.refine((amount) => parseMoney(amount) > 0n, 'must be above zero'));
/** A hundredth of a per cent; nothing gives back more than what it is counted from. */
const basisPoints = whole(1, 10_000);
const zone = z.string().check(
  z.maxLength(40),
  z.refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'must be a time zone such as Asia/Dhaka'),
);
const byCategory = <Part extends z.ZodMiniType>(part: Part) =>
  z.partialRecord(z.enum(RECORD_CATEGORIES), part);

/** What a rule counts, and how much of it comes back. */
const fact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stake'), rates: byCategory(basisPoints) }),
  z.strictObject({ kind: z.literal('loss'), rate: basisPoints }),
  z.strictObject({ kind: z.literal('deposit'), rate: basisPoints }),
  z.strictObject({ kind: z.literal('fixed'), amount: aboveZero }),
  /** So much for each friend who has staked so much within so many days; in a month no more than so much. */
  z.strictObject({
    kind: z.literal('friend'),
    amount: aboveZero,
    stake: aboveZero,
    days: whole(1, 90),
    monthly: aboveZero,
  }),
  z.strictObject({
    kind: z.literal('raffle'),
    prizes: z
      .array(z.strictObject({ amount: aboveZero, count: whole(1, 1_000) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  missionFact,
  vipFact,
]);

/** Rounds of the own house that cost nothing; the games by their codes there. */
const freeRounds = z.strictObject({
  count: whole(1, 1_000),
  stake: aboveZero,
  games: z.array(gameCode).check(z.minLength(1), z.maxLength(5)),
  mostWon: z.optional(aboveZero),
  days: whole(1, 60),
});

/** Whom a rule is for, narrowed by all that is said. */
const audience = z
  .strictObject({
    /** This VIP rank or a higher one. */
    fromLevel: z.optional(whole(1, 50)),
    /** By username; told to nobody else. */
    members: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(32))).check(z.minLength(1), z.maxLength(1_000)),
    ),
    /** Whoever reads in one of these when they take part. */
    languages: z.optional(z.array(z.enum(LANGUAGES)).check(z.minLength(1))),
  })
  .check(
    z.refine(
      (who) => Object.values(who).some((one) => one !== undefined),
      'audience: says whom, or is left out',
    ),
  );

/** Everything that a version of a rule says. Written by an operator, read by nobody else but through this. */
export const rewardTerms = z
  .strictObject({
    fact,
    period: z.enum(REWARD_PERIODS),
    /** Whose midnight a period begins at. */
    zone: z._default(zone, RECORD_TIME_ZONE),
    needsJoin: z._default(z.boolean(), false),
    /** A person decides; what is given is `fixed`. */
    byApplication: z._default(z.boolean(), false),
    /** Welcome money: only for whoever registered at most so many days ago when they join or ask. */
    newcomerDays: z.optional(whole(1, 365)),
    audience: z.optional(audience),
    /** Below the smallest nothing is given; above the largest nothing more. */
    smallest: z._default(aboveZero, '0.01'),
    largest: aboveZero,
    /** All that is ever given by this rule. */
    budget: aboveZero,
    startsAt: z.optional(z.iso.datetime()),
    endsAt: z.optional(z.iso.datetime()),
    claimDays: whole(1, 60),
    payment: z.enum(REWARD_PAYMENTS),
    wagering: z.optional(
      z.strictObject({ times: whole(1, 50), days: whole(1, 90), weights: byCategory(whole(1, 100)) }),
    ),
    freeRounds: z.optional(freeRounds),
  })
  .check(
    z.refine(
      ({ payment, wagering }) => (payment === 'locked') === (wagering !== undefined),
      'wagering: what is locked needs it, and nothing else has it',
    ),
    z.refine(
      ({ fact: { kind }, period }) =>
        kind === 'mission' || ['fixed', 'raffle', 'deposit', 'friend'].includes(kind) === (period === 'once'),
      'period: deposits, gifts, raffles and friends count once, everything else by day, week or month',
    ),
    z.refine(
      ({ fact: { kind }, byApplication, needsJoin }) =>
        kind === 'fixed' ? byApplication !== needsJoin : !byApplication,
      'byApplication: a fixed amount is given to whom a person says yes, or to whoever takes part, and nothing else is asked for',
    ),
    z.refine(
      ({ newcomerDays, byApplication, needsJoin }) =>
        newcomerDays === undefined || byApplication || needsJoin,
      'newcomerDays: who is new is asked when somebody joins or applies',
    ),
    z.refine(
      ({ audience: who, byApplication, needsJoin }) =>
        who?.languages === undefined || byApplication || needsJoin,
      'audience: who reads in which language is asked when somebody joins or applies',
    ),
    z.refine(
      ({ audience: who, fact: { kind } }) => who === undefined || kind !== 'friend',
      'audience: everybody may invite',
    ),
    z.refine(
      ({ payment, freeRounds: rounds, fact: given }) =>
        (payment === 'rounds') === (rounds !== undefined) &&
        (rounds === undefined ||
          (given.kind === 'fixed' &&
            parseMoney(given.amount) === parseMoney(rounds.stake) * BigInt(rounds.count))),
      'freeRounds: a fixed amount is paid in them, which is their stake times their count',
    ),
    z.refine(
      ({ fact: given, largest, budget }) =>
        given.kind !== 'raffle' ||
        (given.prizes.every(({ amount }) => parseMoney(amount) <= parseMoney(largest)) &&
          given.prizes.reduce((sum, { amount, count }) => sum + parseMoney(amount) * BigInt(count), 0n) <=
            parseMoney(budget)),
      'prizes: each within the largest, all within the budget',
    ),
    z.refine(
      ({ fact: { kind }, needsJoin }) => needsJoin || (kind !== 'raffle' && kind !== 'deposit'),
      'needsJoin: whoever wants a ticket or a bonus for deposits says so first',
    ),
    z.refine(
      ({ fact: counted, largest }) =>
        counted.kind !== 'friend' ||
        (parseMoney(counted.amount) <= parseMoney(largest) &&
          parseMoney(counted.amount) <= parseMoney(counted.monthly)),
      'amount: one friend must fit into the largest and into a month',
    ),
    z.refine(
      ({ fact: { kind }, needsJoin }) => kind !== 'friend' || !needsJoin,
      'needsJoin: whoever invites a friend takes part by that',
    ),
    z.refine(
      ({ fact: { kind }, startsAt, endsAt }) =>
        kind !== 'raffle' || (startsAt !== undefined && endsAt !== undefined),
      'endsAt: a raffle has a beginning and an end',
    ),
    z.refine(
      ({ fact: { kind }, needsJoin }) => !needsJoin || (kind !== 'mission' && kind !== 'vip'),
      'needsJoin: missions and benefits of a rank are for everybody',
    ),
    z.refine(
      (terms) => terms.fact.kind !== 'mission' || parseMoney(terms.fact.amount) <= parseMoney(terms.largest),
      'largest: a mission gives all that it says',
    ),
    z.refine(
      ({ startsAt, endsAt }) => startsAt === undefined || endsAt === undefined || startsAt < endsAt,
      'endsAt: must be after startsAt',
    ),
    z.refine(
      ({ smallest, largest, budget }) =>
        parseMoney(smallest) <= parseMoney(largest) && parseMoney(largest) <= parseMoney(budget),
      'largest: must be between smallest and budget',
    ),
  );
export type RewardTerms = z.output<typeof rewardTerms>;
