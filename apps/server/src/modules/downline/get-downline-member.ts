import type { getDownlineMember as operation } from '@maidan/contract/downline/get-downline-member.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { moneyOf, presentMember, presentPath } from './downline.present.ts';
import { selectBrought, selectMember, selectPath } from './downline.store.ts';
import { selectRebateBounds } from './rebate.store.ts';

export async function getDownlineMember(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const view = await settings.view();
  const row = await selectMember(db, whose, { id, currency: view.get('currency') });
  if (row === null) throw new Refusal('DOWNLINE_UNKNOWN');
  const [path, brought, bounds] = await Promise.all([
    selectPath(db, whose, id),
    selectBrought(db, whose, id),
    selectRebateBounds(db, whose, id),
  ]);
  const names = view.get('teamNames');
  return {
    member: presentMember(row, { names, balances: view.get('downline').seesBalances }),
    path: presentPath(path, names),
    currencySymbol: view.get('currencySymbol'),
    channel: brought.channel,
    rebateBounds: bounds === null ? null : { lowest: bounds.lowest, highest: bounds.highest },
    rebateEarned: moneyOf(brought.earned),
    sent30: moneyOf(brought.sent),
    received30: moneyOf(brought.received),
  };
}
