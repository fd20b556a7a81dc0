import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { assertNoBreak } from '#modules/protection/may.ts';

/** Play money only: in the production profile nobody is given anything for registering. R2: and nobody on a break, ever. */
export async function giveWelcomeMoney(
  tx: Database,
  { config, settings }: Pick<CallContext, 'config' | 'settings'>,
  memberId: string,
): Promise<void> {
  const amount = parseMoney(await settings.get('welcomeAmount'));
  if (config.profile === 'production' || amount <= 0n) return;
  await assertNoBreak(tx, { merchant: config.merchant, memberId });
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
