import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getVip as operation } from '@maidan/contract/rewards/vip/get-vip.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { money } from '../rewards.present.ts';
import type { VipRules } from '#settings/vip-rules.ts';
import { benefitsOf, readBenefits } from './benefits.ts';
import { raiseVip, ranksOf } from './raise-vip.ts';
import { selectPerson, selectRanks } from '../grants/ranks.store.ts';

type Level = VipRules['levels'][number];

/** MEM-14, MEM-03: the rank is also looked at whenever somebody opens it, so that the page is never behind the record. */
export async function getVip(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings, language } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const view = await settings.view();
  const ranked = ranksOf(view);
  const {
    rules: { days, levels },
    labels,
  } = ranked;
  const [looked, rules] = await Promise.all([raiseVip(db, whose, ranked), readBenefits(db, whose.merchant)]);
  if (looked === null) throw new Refusal('NOT_LOGGED_IN');
  if (looked.raised) await tellProfile(context, whose.memberId);
  const [ranks, person] = await Promise.all([selectRanks(db, whose), selectPerson(db, whose)]);
  const nameOf = (label: string): string => textIn(labels[label] ?? plain(label), language);
  const { label, level, staked, rests } = looked;
  return {
    label: label === null ? null : nameOf(label),
    level,
    days,
    staked: money(staked),
    next: rests.length > 0 ? null : nextOf(levels, level ?? 0, staked, nameOf),
    rests,
    levels:
      rests.length > 0
        ? []
        : levels.map((one) => ({
            ...one,
            label: nameOf(one.label),
            benefits: benefitsOf(rules, { ...person, level: one.level }, language),
          })),
    reached: ranks.toReversed().map((rank) => ({
      level: rank.level,
      label: textIn(rank.name, language),
      staked: rank.staked === null ? null : money(rank.staked),
      days: rank.days,
      at: rank.changedAt.toISOString(),
    })),
    currencySymbol: view.get('currencySymbol'),
  };
}

const plain = (label: string): LocalText => ({ en: label });

function nextOf(levels: readonly Level[], level: number, staked: bigint, nameOf: (name: string) => string) {
  const next = levels.find((one) => one.level > level);
  if (next === undefined) return null;
  const left = parseMoney(next.stake) - staked;
  return { ...next, label: nameOf(next.label), left: money(left > 0n ? left : 0n) };
}
