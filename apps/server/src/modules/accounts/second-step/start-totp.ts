import type { startTotp as startTotpOperation } from '@maidan/contract/accounts/second-step/start-totp.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { setPendingTotp } from './totp.store.ts';
import { newTotp, sealTotp } from './totp.ts';

/** LOG-13: a secret for the app, shown this once and without force until its first code comes back. */
export async function startTotp(context: CallContext): Promise<ResponseOf<typeof startTotpOperation>> {
  const { db, config } = context;
  const { memberId, username } = sessionOf(context);
  const totp = newTotp(username);
  if (!(await setPendingTotp(db, config.merchant, memberId, sealTotp(config, memberId, totp))))
    throw new Refusal('OPERATION_CONFLICT');
  return { secret: totp.secret.base32, url: totp.toString() };
}
