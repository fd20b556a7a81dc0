import { depositFee } from '@maidan/contract/deposit/deposit-fee.ts';
import type { DepositMethod } from '@maidan/contract/deposit/deposit-method.ts';
import { minor, parseMoney } from '@maidan/contract/money.ts';
import { standardDepositMethods } from '#settings/standard-deposits.ts';
import type { Random } from '#sandbox/random.ts';

const MINUTE = 60_000;
const TAKA = 100;
export const WELCOME = 10_000 * TAKA;
/** How much may be taken out at a time, and what stays for the next sitting. */
const WITHDRAWALS = [500, 800, 1_000, 1_500].map((taka) => taka * TAKA);
const STAYS = 4_000 * TAKA;
const STAKES = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].map((taka) => taka * TAKA);
/** What the demo accounts put in, a tenth of the others': what is put in has to be staked before it can be taken out. */
const PUT_IN = [200, 300, 500].map((taka) => taka * TAKA);
/** Of players of a team. */
const [LEAST_IN, ROUND_IN, LEAST_OUT, ROUND_OUT, MOST_OUT] = [
  200 * TAKA,
  10 * TAKA,
  500 * TAKA,
  100 * TAKA,
  5_000 * TAKA,
];

export type DepositFate = 'paid' | 'partly' | 'late' | 'failed' | 'expired';
export type WithdrawalFate = 'received' | 'auto-received' | 'rejected' | 'failed';
export type WithdrawalAct =
  | 'request'
  | 'approve'
  | 'reject'
  | 'send'
  | 'paid'
  | 'failed'
  | 'answer'
  | 'close';

export type MoneyEvent =
  | { kind: 'welcome'; at: number; username: string; amount: number }
  | {
      kind: 'deposit';
      at: number;
      username: string;
      amount: number;
      method: DepositMethod;
      fate: DepositFate;
    }
  | {
      kind: 'withdrawal';
      at: number;
      username: string;
      number: number;
      amount: number;
      act: WithdrawalAct;
    };

const METHODS = standardDepositMethods({ profile: 'sandbox', publicOrigin: '' });
const FATES: readonly DepositFate[] = ['paid', 'failed', 'paid', 'partly', 'expired', 'paid', 'late'];
const ENDS: readonly WithdrawalFate[] = ['received', 'rejected', 'auto-received', 'received', 'failed'];

/** Minutes after the request at which something happens. */
const COURSES: Readonly<Record<WithdrawalFate, readonly (readonly [minutes: number, act: WithdrawalAct])[]>> =
  {
    received: [
      [0, 'request'],
      [4, 'approve'],
      [5, 'send'],
      [7, 'paid'],
      [16, 'answer'],
    ],
    'auto-received': [
      [0, 'request'],
      [3, 'approve'],
      [5, 'send'],
      [6, 'paid'],
      [67, 'close'],
    ],
    rejected: [
      [0, 'request'],
      [11, 'reject'],
    ],
    failed: [
      [0, 'request'],
      [4, 'approve'],
      [5, 'send'],
      [8, 'failed'],
    ],
  };

type Owner = { username: string; high: boolean; days: number };

/** What somebody has, and what of it came in and went out. `at` counts milliseconds back, as everywhere in the past. */
function openPurse(owner: Owner, dice: Random, events: MoneyEvent[]) {
  const { username } = owner;
  let balance = 0;
  return {
    has: () => balance,
    gain: (amount: number) => void (balance += amount),
    /** Paid in full, because it is needed. */
    putIn: (at: number, amount: number) => {
      const method = dice.pick(
        METHODS.filter(({ feeFixed, min }) => feeFixed === '0.00' && Number(parseMoney(min)) <= amount),
      );
      events.push({ kind: 'deposit', at, username, amount, method, fate: 'paid' });
      balance += amount;
    },
  };
}

/** What happens to money around a sitting. */
type Purse = Omit<ReturnType<typeof openPurse>, 'putIn'> & {
  putIn(at: number, amount: number, missing: number): void;
  before(sitting: { start: number; sitting: number; sittings: number }): void;
  stakeOf(wanted: number, count: number): number;
  after(sitting: { start: number; staked: number; isLast: boolean }): void;
};

/** The money of a player of a team: put in about what is played with, and taken out where luck left enough of it. */
export function openTeamPurse(owner: Owner, dice: Random, events: MoneyEvent[]): Purse {
  const { username } = owner;
  const purse = openPurse(owner, dice, events);
  let [toStake, withdrawals] = [0, 0];
  return {
    ...purse,
    putIn: (at, _amount, missing) => {
      const amount = Math.max(LEAST_IN, Math.ceil(missing / ROUND_IN) * ROUND_IN);
      purse.putIn(at, amount);
      toStake += amount;
    },
    before: () => {},
    stakeOf: (wanted, count) =>
      STAKES.find((stake) => stake >= wanted * 5 && stake * count >= LEAST_IN) ?? wanted,
    after: ({ start, staked }) => {
      toStake = Math.max(0, toStake - staked);
      const amount = Math.min(Math.floor(purse.has() / ROUND_OUT) * ROUND_OUT, MOST_OUT);
      if (toStake > 0 || amount < LEAST_OUT) return;
      const end = dice.pick(ENDS);
      for (const [minutes, act] of COURSES[end]) {
        const at = start - (20 + minutes) * MINUTE;
        events.push({ kind: 'withdrawal', at, username, number: withdrawals, amount, act });
      }
      withdrawals += 1;
      if (end === 'received' || end === 'auto-received') purse.gain(-amount);
    },
  };
}

/** How many sittings lie between the money matters of a demo account, so that a long past and a short one show them all. */
const everyOf = (sittings: number): number => Math.max(1, Math.floor(sittings / 9));

/** The money of a demo account: welcomed like everybody, some deposits with every end, some withdrawals with every end. */
export function openDemoPurse(owner: Owner, dice: Random, events: MoneyEvent[]): Purse {
  const { username, high } = owner;
  const purse = openPurse(owner, dice, events);
  const times = high ? 10 : 1;
  let [toStake, deposits, withdrawals] = [0, 0, 0];
  events.push({ kind: 'welcome', at: owner.days * 24 * 60 * MINUTE, username, amount: WELCOME * times });
  purse.gain(WELCOME * times);
  return {
    ...purse,
    putIn: (at: number, amount: number) => {
      purse.putIn(at, amount);
      toStake += amount;
    },
    before: ({ start, sitting, sittings }: { start: number; sitting: number; sittings: number }) => {
      if (sitting % everyOf(sittings) !== 0) return;
      const [method, fate] = [dice.pick(METHODS), FATES[deposits % FATES.length] ?? 'paid'];
      const amount = dice.pick(PUT_IN) * times * (method.kind === 'bank' ? 5 : 1);
      deposits += 1;
      events.push({ kind: 'deposit', at: start + 9 * MINUTE, username, amount, method, fate });
      const credited = creditedOf({ amount, method, fate });
      purse.gain(credited);
      toStake += credited;
    },
    /** Never less than what still has to be staked, so that money can be taken out again. */
    stakeOf: (wanted: number, count: number): number =>
      Math.max(wanted, STAKES.find((stake) => stake * count >= toStake) ?? STAKES.at(-1) ?? wanted),
    after: ({ start, staked, isLast }: { start: number; staked: number; isLast: boolean }) => {
      toStake = Math.max(0, toStake - staked);
      const amount = dice.pick(WITHDRAWALS) * times;
      if (toStake > 0 || isLast || purse.has() - amount < STAYS || deposits <= withdrawals) return;
      const end = ENDS[withdrawals % ENDS.length] ?? 'received';
      for (const [minutes, act] of COURSES[end]) {
        const at = start - (20 + minutes) * MINUTE;
        events.push({ kind: 'withdrawal', at, username, number: withdrawals, amount, act });
      }
      withdrawals += 1;
      if (end === 'received' || end === 'auto-received') purse.gain(-amount);
    },
  };
}

/** What of a deposit becomes the member's. */
function creditedOf({
  amount,
  method,
  fate,
}: Pick<Extract<MoneyEvent, { kind: 'deposit' }>, 'amount' | 'method' | 'fate'>): number {
  if (fate === 'failed' || fate === 'expired') return 0;
  const fee = Number(depositFee(method, minor(BigInt(amount))));
  const paid = fate === 'partly' ? amount / 2 : amount;
  return paid - Math.floor((fee * paid) / amount);
}
