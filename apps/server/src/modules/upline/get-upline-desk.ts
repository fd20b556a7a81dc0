import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getUplineDesk as operation } from '@maidan/contract/upline/get-upline-desk.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { hasPaymentPassword } from '#modules/accounts/payment-password/payment-password.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { readBound } from '#modules/withdrawal/read-bound.ts';
import { uplineKey } from './upline-key.ts';
import { leftOfDay } from './upline-sums.ts';
import { moneyOf, nameAbove, presentTransfer } from './upline.present.ts';
import { selectRecent, selectUpline, selectUsed, type UsedRow } from './upline.store.ts';

type Desk = ResponseOf<typeof operation>;

const RECENT = 5;

/** MEM-12: everything that decides about a transfer, told before anybody fills in a form. */
export async function getUplineDesk(context: CallContext): Promise<Desk> {
  const { db, config, settings } = context;
  const session = sessionOf(context);
  const { memberId, heldUntil, heldBecause } = session;
  const whose = { merchant: config.merchant, memberId };
  const view = await settings.view();
  const [rules, currency] = [view.get('uplineTransfer'), view.get('currency')];
  const percent = rules.needsTurnover ? view.get('withdrawal').turnoverPercent : 0;
  const [upline, used, bound, recent, isSet] = await Promise.all([
    selectUpline(db, whose),
    selectUsed(db, whose, 'up'),
    readBound(db, { ...whose, currency, percent }),
    selectRecent(db, whose, RECENT),
    hasPaymentPassword(context),
  ]);
  return {
    upline:
      upline === null
        ? null
        : { key: uplineKey(whose, upline.id), name: nameAbove(upline.username, session) },
    offered: rules.offered,
    available: moneyOf(bound.free),
    currencySymbol: view.get('currencySymbol'),
    limits: limitsOf(rules, used),
    bound: moneyOf(bound.bound),
    turnoverLeft: moneyOf(bound.toStake),
    hasPaymentPassword: isSet,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
    recent: recent.map((row) => presentTransfer(row, nameAbove(row.receiver, session))),
  };
}

export function limitsOf(rules: UplineRules, used: UsedRow): Desk['limits'] {
  return {
    smallest: rules.smallest,
    largest: rules.largest,
    perDay: rules.perDay,
    leftToday: moneyOf(leftOfDay(used, rules)),
    timesPerHour: rules.timesPerHour,
    timesLeft: Math.max(0, rules.timesPerHour - used.times),
  };
}
