import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { setTotpAlways as setTotpAlwaysOperation } from '@maidan/contract/accounts/second-step/set-totp-always.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { setAlways } from './second-step.store.ts';

export async function setTotpAlways(
  context: CallContext,
  input: ParsedRequestOf<typeof setTotpAlwaysOperation>,
): Promise<ResponseOf<typeof setTotpAlwaysOperation>> {
  const { db, config } = context;
  if (!input.always) await assertOwnPassword(context, input.password);
  if (!(await setAlways(db, config.merchant, sessionOf(context).memberId, input.always)))
    throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, input.always ? 'second-step-always' : 'second-step-by-device');
  return { always: input.always };
}
