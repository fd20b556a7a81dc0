import { Secret, TOTP } from 'otpauth';
import type { Config } from '#config.ts';
import type { CallContext } from '#call/call-context.ts';
import { seal, unseal, type SealSecrets } from '#crypto/sealed-key.ts';
import { selectTotp, spendTotpStep } from './totp.store.ts';

const PERIOD_SECONDS = 30;
/** A phone's clock may be half a minute off, to either side. */
const WINDOW = 1;

export function newTotp(username: string): TOTP {
  return new TOTP({ issuer: 'Maidan', label: username, secret: new Secret({ size: 20 }) });
}

export const nameOf = (memberId: string): string => `totp:${memberId}`;

/** Bound to its owner: a sealed secret moved to another row opens nothing there. */
export function sealTotp({ secret }: Config, memberId: string, totp: TOTP): Buffer {
  return seal(secret, nameOf(memberId), totp.secret.base32);
}

/** The time step a code belongs to by the server's clock, or null when it belongs to none near now. */
export function stepOf(secrets: SealSecrets, memberId: string, sealed: Buffer, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(unseal(secrets, nameOf(memberId), sealed)) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Whether the code is right, of now, and not used before. It is used up by asking. */
export async function spendTotpCode(
  { db, config }: CallContext,
  memberId: string,
  code: string,
): Promise<boolean> {
  const row = await selectTotp(db, config.merchant, memberId);
  if (row === null || row.totpSecret === null) return false;
  const step = stepOf(config, memberId, row.totpSecret, code);
  return step !== null && (await spendTotpStep(db, config.merchant, memberId, step));
}
