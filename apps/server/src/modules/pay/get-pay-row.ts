import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getPayRow as operation } from '@maidan/contract/pay/get-pay-row.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { findContract } from '#modules/agents/find-contract.ts';
import { nameBelow } from '#modules/agents/name-below.ts';
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
  const { db, config, settings } = context;
  const [contract, shares, names] = await Promise.all([
    findContract(context, row.contractId),
    selectPayShares(db, { merchant: config.merchant, memberId }, row),
    settings.get('teamNames'),
  ]);
  return {
    row: presentPay(row),
    contract,
    base: amountText(row.base),
    baseBefore: amountText(row.baseBefore),
    owedBefore: amountText(row.owedBefore),
    owedAfter: amountText(row.owedAfter),
    shares: shares.map((one) => ({
      id: one.id,
      downline: nameBelow(one, names),
      number: one.number,
      rateBasisPoints: one.rateBasisPoints,
      share: amountText(one.share),
    })),
  };
}
