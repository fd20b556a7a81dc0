import { textIn } from '@maidan/contract/local-text.ts';
import type { getVip as operation } from '@maidan/contract/accounts/profile/get-vip.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { stakedLately } from '#modules/records/staked-lately.ts';
import type { VipRules } from '#settings/vip-rules.ts';
import { raiseVip, selectVip } from './vip.store.ts';

type Level = VipRules['levels'][number];

/** MEM-14: counted from the betting record when somebody looks. What was reached, or given by the operator, stays. */
export async function getVip(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const owner = { merchant: config.merchant, memberId };
  const view = await settings.view();
  const { days, levels } = view.get('vip');
  const [row, staked] = await Promise.all([
    selectVip(db, config.merchant, memberId),
    stakedLately(db, owner, days),
  ]);
  if (row === null) throw new Refusal('NOT_LOGGED_IN');
  const reached = levels.findLast(({ stake }) => parseMoney(stake) <= staked);
  const isNew = reached !== undefined && reached.level > (row.level ?? 0);
  if (isNew) await raiseVip(db, config.merchant, memberId, reached);
  const { label, level } = isNew ? reached : row;
  const labels = view.get('vipLabels');
  const nameOf = (name: string): string => {
    const known = labels[name];
    return known === undefined ? name : textIn(known, context.language);
  };
  return {
    label: label === null ? null : nameOf(label),
    level,
    days,
    staked: formatMoneyText(minor(staked)),
    next: row.onBreak ? null : nextOf(levels, level ?? 0, staked, nameOf),
    currencySymbol: view.get('currencySymbol'),
  };
}

function nextOf(levels: readonly Level[], level: number, staked: bigint, nameOf: (name: string) => string) {
  const next = levels.find((one) => one.level > level);
  if (next === undefined) return null;
  const left = parseMoney(next.stake) - staked;
  return { ...next, label: nameOf(next.label), left: formatMoneyText(minor(left > 0n ? left : 0n)) };
}
