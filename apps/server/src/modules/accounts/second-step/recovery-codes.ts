import { createHmac, randomInt } from 'node:crypto';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { replaceRecoveryCodes, spendRecoveryCodeRow } from './second-step.store.ts';

const COUNT = 10;
const LENGTH = 10;
/** No two of them look alike on paper: 31 ^ 10 is some fifty bits, for codes that are guessed at five times. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten codes for the day the app is gone, each good once. Given out this once: only hashes stay, and older ones end. */
export async function makeRecoveryCodes(tx: Database, config: Config, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await replaceRecoveryCodes(
    tx,
    config.merchant,
    memberId,
    codes.map((code) => hashOf(config, memberId, code)),
  );
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Whether it was one of the member's that nobody had used. It is used up by asking. */
export function spendRecoveryCode(
  { db, config }: CallContext,
  memberId: string,
  given: string,
): Promise<boolean> {
  const code = given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return spendRecoveryCodeRow(db, config.merchant, memberId, hashOf(config, memberId, code));
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

function hashOf({ secret }: Config, memberId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`recovery:${memberId}:${code}`).digest();
}
