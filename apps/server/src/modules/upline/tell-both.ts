import { minor } from '@maidan/contract/money.ts';
import type { CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { tellProfile } from '#live/tell-profile.ts';

/** After the commit: the pages of both sides follow, and the one who received it has a message. */
export async function tellBoth(
  context: CallContext,
  { senderId, receiverId }: { senderId: string; receiverId: string },
  currency: string,
): Promise<void> {
  const { merchant } = context.config;
  await Promise.all(
    [senderId, receiverId].map(async (owner) => {
      const { balance, held, version } = await readBalance(context.db, { merchant, owner, currency });
      await publishBalance(context, { memberId: owner, balance: minor(balance - held), version });
    }),
  );
  await tellProfile(context, receiverId);
}
