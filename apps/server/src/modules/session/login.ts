import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { login } from '@maidan/contract/session/login.ts';
import { addressKey } from '#http/address-key.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { findForLogin, rememberLogin } from '#modules/member/member-for-login.ts';
import { verifyPassword } from '#modules/member/password.ts';
import { usernameKey } from '#modules/member/username-key.ts';
import { recordSecurityEvent } from '#modules/system/security-event.ts';
import { beginAttempt, forgetAttempts, secondsLocked } from './login-attempt.store.ts';
import { openSession } from './open-session.ts';

type Input = ParsedRequestOf<typeof login>;

/** Unknown name and wrong password take the same time and get the same answer (T23). */
export async function logIn(context: CallContext, input: Input): Promise<ResponseOf<typeof login>> {
  const { db, config } = context;
  const door = {
    merchant: config.merchant,
    usernameKey: usernameKey(input.username),
    ip: addressKey(context.ip),
  };
  if (!(await beginAttempt(db, door))) {
    await note(context, 'login-throttled');
    throw new Refusal('TOO_MANY_REQUESTS', { args: [await secondsLocked(db, door)] });
  }
  const member = await findForLogin(db, config.merchant, door.usernameKey);
  const matches = await verifyPassword(member?.passwordHash ?? null, input.password);
  if (member === null || !matches) {
    await note(context, 'login-failed', member?.id);
    throw new Refusal('LOGIN_FAILED');
  }
  if (member.status === 'closed') {
    await note(context, 'login-closed-account', member.id);
    throw new Refusal('ACCOUNT_CLOSED');
  }
  const { token, half } = await db.transaction(async (tx) => {
    await forgetAttempts(tx, door);
    await rememberLogin(tx, config.merchant, member.id);
    return openSession(tx, context, { memberId: member.id });
  });
  context.setSessionHalf(half);
  return { token, firstTimeLogin: member.firstTime, passwordExpired: member.passwordExpired };
}

function note(
  context: CallContext,
  kind: Parameters<typeof recordSecurityEvent>[1]['kind'],
  memberId?: string,
) {
  const { ip, requestId } = context;
  return recordSecurityEvent(context, {
    kind,
    ip,
    requestId,
    ...(memberId === undefined ? {} : { memberId }),
  });
}
