import type { register } from '@maidan/contract/member/register.ts';
import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { openSession } from '#modules/session/open-session.ts';
import { insertMember } from './member.store.ts';
import { hashPassword } from './password.ts';
import { usernameKey } from './username-key.ts';

type Input = ParsedRequestOf<typeof register>;

/** Member, welcome money and session come into being together or not at all. */
export async function registerMember(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof register>> {
  const { db, config } = context;
  const passwordHash = await hashPassword(input.password);
  const { token, half } = await db.transaction(async (tx) => {
    const memberId = await insertMember(tx, config.merchant, {
      username: input.username,
      usernameKey: usernameKey(input.username),
      passwordHash,
    });
    if (memberId === null) throw new Refusal('USERNAME_TAKEN', { fields: { username: 'taken' } });
    await giveWelcomeMoney(tx, context, memberId);
    return openSession(tx, context, { memberId });
  });
  context.setSessionHalf(half);
  return { token, firstTimeLogin: true, passwordExpired: false };
}

/** Play money only: in the production profile nobody is given anything for registering. */
async function giveWelcomeMoney(
  tx: Database,
  { config, settings }: CallContext,
  memberId: string,
): Promise<void> {
  const amount = parseMoney(await settings.get('welcomeAmount'));
  if (config.profile === 'production' || amount <= 0n) return;
  const { outcome } = await postTransaction(tx, {
    merchant: config.merchant,
    key: `welcome:${memberId}`,
    kind: 'bonus',
    currency: await settings.get('currency'),
    legs: [
      { account: { kind: 'bonus', owner: '' }, amount: minor(0n - amount) },
      { account: { kind: 'member', owner: memberId }, amount },
    ],
    reference: 'welcome',
  });
  if (outcome !== 'posted') throw new Error(`the welcome money of a new member was ${outcome}`);
}
