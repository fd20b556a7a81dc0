import { addressKey, prefixKey } from '@maidan/http/address-key.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { requireCaptcha, type CaptchaAnswer } from './captcha.ts';
import {
  countAttempt,
  forgetGates,
  selectGates,
  takeShare,
  uncountAttempt,
  type Gate,
} from './throttle.store.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** T24: nobody is shut out for longer than this at a time, however often somebody else guesses. */
const LONGEST_SECONDS = 900;
/** LOG-05: so many failures of the account, and a person must be there. */
const FAILURES_BEFORE_CAPTCHA = 3;
/** Many share one address; so many failures of all of them within the hour look like one who tries a password on everybody. */
const ADDRESS_FAILURES_BEFORE_CAPTCHA = 30;
const ADDRESS_FAILURES_BEFORE_PAUSE = 100;
/** So many failures of everybody within ten minutes are an attack: until then each attempt brings a captcha. */
const STORM = { key: 'everybody', failures: 600, seconds: 600 };

const gate = (key: string, from: number, quietSeconds: number): Gate => ({
  key,
  from,
  longest: LONGEST_SECONDS,
  quietSeconds,
});

type Door = {
  account: string;
  fromOwnAddress: boolean;
  captcha?: CaptchaAnswer | undefined;
  /** Told before a refusal whose wrong tries it comes from: the account's own, or everybody's at this address. */
  onStopped?: (by: StoppedBy) => Promise<void>;
};
export type StoppedBy = 'account' | 'address';
export type Attempt = { succeeded: () => Promise<void>; failed: () => Promise<{ captcha: boolean }> };

/**
 * The gates of one attempt. Whoever comes from one of the owner's own addresses does not wait for what strangers did
 * to the account: there only the pair of account and address is shut.
 */
function gatesOf({ ip, config: { rateLimitFactor } }: CallContext, { account, fromOwnAddress }: Door) {
  const pair = gate(`pair:${account}|${addressKey(ip)}`, 3, DAY);
  const everywhere = gate(`account:${account}`, 10, DAY);
  // Never shut. It is counted so that an own address costs the same work as any other, and tells nothing (T23).
  const home = gate(`home:${account}`, 1e9, DAY);
  const address = gate(`address:${addressKey(ip)}`, ADDRESS_FAILURES_BEFORE_PAUSE * rateLimitFactor, HOUR);
  const prefix = gate(`prefix:${prefixKey(ip)}`, 200 * rateLimitFactor, HOUR);
  return {
    counted: [pair, fromOwnAddress ? home : everywhere, address, prefix],
    /** So many failures before this one, and a captcha is asked for. */
    captchaAfter: new Map([
      [pair.key, FAILURES_BEFORE_CAPTCHA],
      [everywhere.key, FAILURES_BEFORE_CAPTCHA],
      [address.key, ADDRESS_FAILURES_BEFORE_CAPTCHA * rateLimitFactor],
    ]),
    all: [pair, everywhere, address, prefix],
    ofAccount: [pair.key, everywhere.key, home.key],
    ofPlace: [address.key, prefix.key],
  };
}

/** Counts first, then lets the caller look at the password. Throws when the caller must wait or show a captcha. */
export async function beginAttempt(context: CallContext, door: Door): Promise<Attempt> {
  const { db, config } = context;
  const { merchant } = config;
  const gates = gatesOf(context, door);
  const shown = await assertOpen(context, door, gates);
  let over = -Infinity;
  let overBy: StoppedBy = 'address';
  for (const one of gates.counted) {
    const failures = await countAttempt(db, merchant, one);
    if (failures === null) {
      await door.onStopped?.(blame(gates, [one.key]));
      throw await shut(context, gates.counted);
    }
    const beyond = failures - (gates.captchaAfter.get(one.key) ?? Infinity);
    if (beyond > 0) overBy = overBy === 'account' ? 'account' : blame(gates, [one.key]);
    over = Math.max(over, beyond);
  }
  // Many at once pass the first look together; the count knows them one by one.
  if (over > 0 && !shown) await askForCaptcha(context, door, overBy);
  return {
    succeeded: async () => {
      await forgetGates(db, merchant, gates.ofAccount);
      await uncountAttempt(db, merchant, gates.ofPlace);
    },
    failed: async () => {
      await takeShare(db, merchant, { key: STORM.key, share: 1e9, seconds: STORM.seconds });
      return { captcha: shown || over >= 0 };
    },
  };
}

const blame = (gates: ReturnType<typeof gatesOf>, keys: readonly string[]): StoppedBy =>
  keys.some((key) => gates.ofAccount.includes(key)) ? 'account' : 'address';

async function askForCaptcha(context: CallContext, door: Door, by: StoppedBy): Promise<void> {
  await requireCaptcha(context, door.captcha).catch(async (refusal: unknown) => {
    await door.onStopped?.(by);
    throw refusal;
  });
}

/** Answers whether a captcha was asked for and shown. */
async function assertOpen(
  context: CallContext,
  door: Door,
  gates: ReturnType<typeof gatesOf>,
): Promise<boolean> {
  const storm = gate(STORM.key, 1e9, STORM.seconds);
  const states = await selectGates(context.db, context.config.merchant, [...gates.all, storm]);
  const find = (key: string) => states.find((state) => state.key === key);
  const shutKeys = gates.counted.filter(({ key }) => (find(key)?.lockedSeconds ?? 0) > 0);
  if (shutKeys.length > 0) {
    const names = shutKeys.map(({ key }) => key);
    await door.onStopped?.(blame(gates, names));
    const wait = Math.max(...names.map((key) => find(key)?.lockedSeconds ?? 0));
    throw new Refusal('TOO_MANY_REQUESTS', { args: [wait], captcha: true });
  }
  const stormy = find(STORM.key);
  const failing = [...gates.captchaAfter].flatMap(([key, bound]) =>
    (find(key)?.failures ?? 0) >= bound ? [key] : [],
  );
  const suspicious =
    ((stormy?.lockedSeconds ?? 0) > 0 &&
      (stormy?.failures ?? 0) >= STORM.failures * context.config.rateLimitFactor) ||
    failing.length > 0;
  if (suspicious) await askForCaptcha(context, door, blame(gates, failing));
  return suspicious;
}

async function shut({ db, config }: CallContext, gates: readonly Gate[]): Promise<Refusal> {
  const states = await selectGates(db, config.merchant, gates);
  const wait = Math.max(1, ...states.map(({ lockedSeconds }) => lockedSeconds));
  return new Refusal('TOO_MANY_REQUESTS', { args: [wait], captcha: true });
}

/** For secrets of somebody who is already in (the old password, a code of the app): one count per member. */
export async function guardSecret(
  { db, config }: CallContext,
  key: string,
): Promise<{ succeeded: () => Promise<void> }> {
  const one = gate(key, 5, DAY);
  if ((await countAttempt(db, config.merchant, one)) === null) {
    const [state] = await selectGates(db, config.merchant, [one]);
    throw new Refusal('TOO_MANY_REQUESTS', { args: [Math.max(1, state?.lockedSeconds ?? 1)] });
  }
  return { succeeded: () => forgetGates(db, config.merchant, [key]) };
}

const FREE_SENDS_AN_HOUR = 3;

/** Sending costs money and patience: from the fourth message an hour on, the address shows that a person is there. */
export async function requireCaptchaWhenBusy(
  context: CallContext,
  captcha: CaptchaAnswer | undefined,
): Promise<void> {
  const { db, config, ip } = context;
  const key = `send:${addressKey(ip)}`;
  const count = await takeShare(db, config.merchant, { key, share: 1e9, seconds: HOUR });
  if ((count ?? 0) > FREE_SENDS_AN_HOUR * config.rateLimitFactor) await requireCaptcha(context, captcha);
}

/** At most so many within the time, for this address; the rest waits. */
export async function assertShareOfAddress(
  { db, config, ip }: CallContext,
  { what, share, seconds }: { what: string; share: number; seconds: number },
): Promise<void> {
  const key = `${what}:${addressKey(ip)}`;
  if ((await takeShare(db, config.merchant, { key, share, seconds })) === null)
    throw new Refusal('TOO_MANY_REQUESTS', { args: [Math.max(1, Math.ceil(seconds))] });
}
