import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { CallContext } from '#call/call-context.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { readBalance } from '#ledger/read-balance.ts';

const TOP_UP = parseMoney('2000.00');
/** Below this a bot is given more, once a day at most. */
const LEAST = parseMoney('100.00');

/** In the key of a top-up: which day it was for. */
export const dayKey = (at: Date): string => at.toISOString().slice(0, 10);

type Place = Pick<CallContext, 'db' | 'config' | 'settings'>;

/** Play money for a bot that has little left; false when it has had its share of the day. The key says whose, and of which day. */
export async function topUp({ db, config, settings }: Place, memberId: string, now: Date): Promise<boolean> {
  if (config.profile !== 'sandbox') throw new Error('a bot has play money alone');
  const { merchant } = config;
  const currency = await settings.get('currency');
  const { balance } = await readBalance(db, { merchant, currency, kind: 'member', owner: memberId });
  if (balance >= LEAST) return true;
  const { outcome } = await postTransaction(db, {
    merchant,
    key: `bot:${memberId}:${dayKey(now)}`,
    kind: 'bonus',
    currency,
    legs: [
      { account: { kind: 'bonus', owner: '' }, amount: minor(0n - TOP_UP) },
      { account: { kind: 'member', owner: memberId }, amount: TOP_UP },
    ],
    reference: 'bot',
  });
  return outcome === 'posted';
}
