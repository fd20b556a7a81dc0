import type { getSecurity as operation } from '@maidan/contract/accounts/security/get-security.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ownChecks } from '#modules/accounts/person/own-checks.ts';
import { ownSecondStep } from '#modules/accounts/second-step/own-second-step.ts';
import { presentProtection } from './security.present.ts';
import { selectOwnIdentities, selectOwnPasskeys, selectProtection } from './security.store.ts';

export async function getSecurity(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const session = sessionOf(context);
  const { memberId } = session;
  const [row, passkeys, identities, checks] = await Promise.all([
    selectProtection(db, config.merchant, memberId),
    selectOwnPasskeys(db, config.merchant, memberId),
    selectOwnIdentities(db, config.merchant, memberId),
    ownChecks(context),
  ]);
  if (row === null) throw new Refusal('NOT_LOGGED_IN');
  const secondStep = row.totp ? await ownSecondStep(context) : null;
  return { ...presentProtection(row, passkeys, identities, session), secondStep, checks };
}
