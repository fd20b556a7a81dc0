import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getPayRow as operation } from '@maidan/contract/pay/get-pay-row.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { findContract } from '#modules/agents/find-contract.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { payRowOf } from './pay-row-of.ts';
import { amountText, presentPay } from './pay.present.ts';
import { selectPayShares } from './pay.store.ts';

/** AGT-07: the version of the contract behind a row of pay, and how it was reckoned. */
export async function getPayRow(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId } = sessionOf(context);
  const row = await payRowOf(context, id);
  const [contract, shares] = await Promise.all([
    findContract(context, row.contractId),
    selectPayShares(context.db, context.config.merchant, row),
  ]);
  return {
    row: presentPay(row),
    contract,
    base: amountText(row.base),
    baseBefore: amountText(row.baseBefore),
    owedBefore: amountText(row.owedBefore),
    owedAfter: amountText(row.owedAfter),
    shares: shares.map(({ share, downline, ...others }) => ({
      ...others,
      // Whoever gave the contract sees sums, and not who is in the other's team.
      downline: row.memberId.toString() === memberId ? downline : maskName(downline),
      share: amountText(share),
    })),
  };
}
