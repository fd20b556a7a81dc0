import { TRIAL_CURRENCY } from '@maidan/contract/constants.ts';
import { randomBytes } from 'node:crypto';
import { minor } from '@maidan/contract/money.ts';
import type { CallContext } from '#call/call-context.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { insertTrial } from './trial.store.ts';

/** What every trial begins with, those of the sandbox too. */
export const TRIAL_START = minor(1_000_000n);

/** A trial player nobody can log in as again: no password, no contact, and money that never meets real money. */
export async function openTrial({ db, config: { merchant } }: CallContext): Promise<string> {
  const username = `trial-${randomBytes(6).toString('hex')}`;
  return db.transaction(async (tx) => {
    const memberId = await insertTrial(tx, merchant, username);
    const { outcome } = await postTransaction(tx, {
      merchant,
      key: `trial:${memberId}`,
      kind: 'bonus',
      currency: TRIAL_CURRENCY,
      legs: [
        { account: { kind: 'bonus', owner: '' }, amount: minor(0n - TRIAL_START) },
        { account: { kind: 'member', owner: memberId }, amount: TRIAL_START },
      ],
      reference: 'trial',
    });
    if (outcome !== 'posted') throw new Error(`the money of a trial player was ${outcome}`);
    return memberId;
  });
}
