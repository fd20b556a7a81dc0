import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { giveFreeRounds } from '#modules/seamless-wallet/free-rounds/give-free-rounds.ts';
import type { Period } from '../rules/periods.ts';
import type { RewardTerms } from '../rules/terms.ts';
import type { Whose } from './facts.store.ts';

type Payment = {
  whose: Whose;
  currency: string;
  code: string;
  period: Period;
  amount: bigint;
  terms: RewardTerms;
};
type Paid = { transactionId: bigint | null; campaignId: string | null };

/** Own money, a bonus that lies apart, or rounds that cost nothing; what those win is paid by the wallet's own rules. */
export async function pay(tx: Database, given: Payment): Promise<Paid> {
  const { whose, currency, code, period, amount, terms } = given;
  const { merchant, memberId } = whose;
  if (terms.freeRounds !== undefined) {
    const { count, stake, games, mostWon, days } = terms.freeRounds;
    const campaignId = `reward:${code}:${period.key}`;
    await giveFreeRounds(tx, merchant, {
      memberId,
      campaignId,
      rounds: count,
      stake: parseMoney(stake),
      currency,
      gameCodes: games,
      mostWon: mostWon === undefined ? null : parseMoney(mostWon),
      days,
    });
    return { transactionId: null, campaignId };
  }
  const isLocked = terms.wagering !== undefined;
  const { outcome, transactionId } = await postTransaction(tx, {
    merchant,
    key: `reward:${code}:${memberId}:${period.key}`,
    kind: isLocked ? 'bonus_lock' : 'bonus',
    currency,
    legs: [
      { account: { kind: 'bonus', owner: '' }, amount: -amount },
      { account: { kind: isLocked ? 'locked_bonus' : 'member', owner: memberId }, amount },
    ],
    reference: `reward:${code}`,
  });
  if (outcome !== 'posted' || transactionId === null) throw new Error(`the reward ${code} was ${outcome}`);
  return { transactionId, campaignId: null };
}
