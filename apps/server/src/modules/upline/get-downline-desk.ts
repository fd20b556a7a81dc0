import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getDownlineDesk as operation } from '@maidan/contract/upline/get-downline-desk.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { hasPaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import { nameBelow } from '#modules/agents/name-below.ts';
import { readBound } from '#modules/withdrawal/read-bound.ts';
import { limitsOf } from './get-upline-desk.ts';
import { moneyOf } from './upline.present.ts';
import { selectBelow, selectUsed } from './upline.store.ts';

/** AGT-04: everything that decides about a transfer down the line, told before anybody fills in a form. */
export async function getDownlineDesk(
  context: CallContext,
  { to }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId, heldUntil, heldBecause } = sessionOf(context);
  const whose = { merchant: config.merchant, memberId };
  const view = await settings.view();
  const [rules, currency] = [view.get('downlineTransfer'), view.get('currency')];
  const percent = rules.needsTurnover ? view.get('withdrawal').turnoverPercent : 0;
  const receiver = to === undefined ? null : await selectBelow(db, whose, to);
  if (to !== undefined && receiver === null) throw new Refusal('DOWNLINE_UNKNOWN');
  const [used, bound, isSet] = await Promise.all([
    selectUsed(db, whose, 'down'),
    readBound(db, { ...whose, currency, percent }),
    hasPaymentPassword(context),
  ]);
  return {
    receiver:
      receiver === null
        ? null
        : {
            id: receiver.id.toString(),
            name: nameBelow(receiver, view.get('teamNames')),
            depth: receiver.depth,
          },
    offered: rules.offered,
    available: moneyOf(bound.free),
    currencySymbol: view.get('currencySymbol'),
    limits: limitsOf(rules, used),
    bound: moneyOf(bound.bound),
    turnoverLeft: moneyOf(bound.toStake),
    hasPaymentPassword: isSet,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
  };
}
