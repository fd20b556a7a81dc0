import { TRIAL_CURRENCY } from '@maidan/contract/constants.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { openAccount } from './movements.store.ts';
import type { Owner } from './records.store.ts';

/** Whose record it is: always the caller's own. */
export function ownerOf(context: CallContext): Owner {
  return { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
}

/** The account behind the caller's balance; null before its first movement. */
export async function accountOf(context: CallContext): Promise<(Owner & { accountId: bigint }) | null> {
  const { db, settings } = context;
  const owner = ownerOf(context);
  const currency = sessionOf(context).isTrial ? TRIAL_CURRENCY : await settings.get('currency');
  const accountId = await openAccount(db, owner, currency);
  return accountId === null ? null : { ...owner, accountId };
}
