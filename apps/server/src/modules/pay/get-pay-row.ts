import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getPayRow as operation } from '@maidan/contract/pay/get-pay-row.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { findContract } from '#modules/agents/find-contract.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { Refusal } from '#refusals/refusal.ts';
import { amountText, presentPay } from './pay.present.ts';
import { selectPayMembers, selectPayRow, selectPayShares } from './pay.store.ts';

const MEMBERS = 100;

/** AGT-07: the rule and the bets behind a row of pay. Whose they are is told by masked names. */
export async function getPayRow(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const row = await selectPayRow(db, whose, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const [contract, members, shares] = await Promise.all([
    findContract(context, row.contractId),
    selectPayMembers(db, whose, row, MEMBERS),
    selectPayShares(db, whose, row),
  ]);
  return {
    row: presentPay(row),
    contract,
    base: amountText(row.base),
    baseBefore: amountText(row.baseBefore),
    owedBefore: amountText(row.owedBefore),
    owedAfter: amountText(row.owedAfter),
    members: members.map(({ username, rounds, stake, payout, lateStake }) => ({
      name: maskName(username),
      rounds: Number(rounds),
      turnover: amountText(stake),
      profitLoss: amountText(stake - payout),
      late: amountText(lateStake),
    })),
    moreMembers: Math.max(0, (members[0]?.of ?? 0) - members.length),
    shares: shares.map(({ share, ...others }) => ({ ...others, share: amountText(share) })),
  };
}
