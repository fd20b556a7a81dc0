import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { countryOfCall } from '#call/country-of-call.ts';
import { deviceName } from '#call/device-name.ts';
import { insertDevice, renameDevice, useDevice } from './second-step.store.ts';

/** From the day the second step was shown there; using it does not prolong it. */
export const KNOWN_DAYS = 30;
const MOST_DEVICES = 20;
const DAY_SECONDS = 86_400;
const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/;

/** The hash of what this browser holds, or null. The text is random, so a plain hash leaves nothing to guess. */
export function deviceToken(context: CallContext): Buffer | null {
  const value = context.deviceCookie();
  return value !== null && COOKIE_VALUE.test(value) ? hashOf(value) : null;
}

/** Whether this browser has shown the second step of this member, and neither time nor the member has ended that. */
export async function isKnownDevice(context: CallContext, memberId: string): Promise<boolean> {
  const token = deviceToken(context);
  return token !== null && (await useDevice(context.db, context.config.merchant, { memberId, token }));
}

/** A new text each time: one that was put into a browser by somebody else opens nothing. */
export async function rememberDevice(tx: Database, context: CallContext, memberId: string): Promise<void> {
  const { config } = context;
  const value = randomBytes(32).toString('base64url');
  const [from, to] = [deviceToken(context), hashOf(value)];
  if (from !== null) await renameDevice(tx, config.merchant, { from, to });
  await insertDevice(tx, config.merchant, {
    memberId,
    token: to,
    device: deviceName(context.userAgent),
    ip: context.ip,
    country: await countryOfCall(context).catch(() => null),
    days: KNOWN_DAYS,
    most: MOST_DEVICES,
  });
  context.setDeviceCookie(value, KNOWN_DAYS * DAY_SECONDS);
}

function hashOf(value: string): Buffer {
  return createHash('sha256').update(`device:${value}`).digest();
}
