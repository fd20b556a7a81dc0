import type { ContractOffer, ContractTier, ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { formatMoneyText } from '@maidan/contract/money.ts';
import { cleanAmount, isAmount } from '@maidan/contract/typed/amount.ts';
import { readPercent, readWhole } from '@maidan/contract/typed/number.ts';
import type { Partner, Partners } from './contracts.queries.ts';

/** As typed; empty is nothing to reach. */
export type TierDraft = {
  key: number;
  rate: string;
  members: string;
  bet: string;
  result: string;
  active: string;
};
export type OfferDraft = {
  partner: Partner;
  type: ContractType;
  tiers: readonly TierDraft[];
  fee: string;
  carriesLosses: boolean;
};
export type TierField = Exclude<keyof TierDraft, 'key'>;
export type Fault = {
  tier: number;
  field: TierField | 'fee' | 'carries';
  why: 'number' | 'above' | 'rising' | 'less' | 'fee' | 'carries';
  /** `less`: what the own contract asks for. */
  least?: { members: number } | { money: string };
};

export const emptyTier = (key: number): TierDraft => ({
  key,
  rate: '',
  members: '',
  bet: '',
  result: '',
  active: '',
});

const MOST_MEMBERS = 999_999;

const readCount = (typed: string): number | null => {
  const count = typed.trim() === '' ? 0 : readWhole(typed);
  return count === null || count > MOST_MEMBERS ? null : count;
};
const NOTHING = formatMoneyText(0n as Parameters<typeof formatMoneyText>[0]);
const readMoney = (typed: string): string | null => {
  if (typed.trim() === '') return NOTHING;
  const clean = cleanAmount(typed);
  return isAmount(clean) ? clean : null;
};

/** The offer that the form amounts to, or the first thing that is wrong with it. */
export function readOffer(draft: OfferDraft, own: Partners['own'][number]): ContractOffer | Fault {
  const isDividend = draft.type === 'dividend';
  const tiers: ContractTier[] = [];
  for (const [tier, typed] of draft.tiers.entries()) {
    const read = {
      rate: readPercent(typed.rate) ?? 0,
      members: readCount(typed.members),
      bet: readMoney(typed.bet),
      result: readMoney(isDividend ? typed.result : ''),
      active: readMoney(isDividend ? typed.active : ''),
    };
    const before = tiers.at(-1);
    if (read.rate < 1) return { tier, field: 'rate', why: 'number' };
    if (read.rate > own.rateBasisPoints) return { tier, field: 'rate', why: 'above' };
    if (read.rate <= (before?.rateBasisPoints ?? 0)) return { tier, field: 'rate', why: 'rising' };
    for (const field of ['members', 'bet', 'result', 'active'] as const)
      if (read[field] === null) return { tier, field, why: 'number' };
    const next: ContractTier = {
      rateBasisPoints: read.rate,
      activeMembers: read.members ?? 0,
      validBet: isDividend ? (read.bet ?? NOTHING) : NOTHING,
      profitLoss: read.result ?? NOTHING,
      betAmount: (isDividend ? read.active : read.bet) ?? NOTHING,
    };
    const lower = before === undefined ? null : lowerField(next, before, isDividend);
    if (lower !== null) return { tier, field: lower, why: 'rising' };
    const less = lessThanOwn(next, own.tiers, isDividend);
    if (less !== null) return { tier, why: 'less', ...less };
    tiers.push(next);
  }
  const fee = isDividend && draft.fee.trim() !== '' ? readPercent(draft.fee) : 0;
  if (fee === null) return { tier: 0, field: 'fee', why: 'number' };
  if (fee < own.feeBasisPoints) return { tier: 0, field: 'fee', why: 'fee' };
  if (isDividend && own.carriesLosses && !draft.carriesLosses)
    return { tier: 0, field: 'carries', why: 'carries' };
  return {
    downline: draft.partner.username,
    type: draft.type,
    period: own.period,
    tiers,
    feeBasisPoints: fee,
    carriesLosses: isDividend && draft.carriesLosses,
  };
}

/** A higher tier asks for no less than the one before it. */
function lowerField(tier: ContractTier, before: ContractTier, isDividend: boolean): TierField | null {
  if (tier.activeMembers < before.activeMembers) return 'members';
  if (Number(tier.validBet) < Number(before.validBet)) return 'bet';
  if (Number(tier.profitLoss) < Number(before.profitLoss)) return 'result';
  if (Number(tier.betAmount) < Number(before.betAmount)) return isDividend ? 'active' : 'bet';
  return null;
}

/** A4: what pays as much in the own contract asks for no more; by the first tier of one's own that does, which asks for least. */
function lessThanOwn(
  tier: ContractTier,
  own: readonly ContractTier[],
  isDividend: boolean,
): Required<Pick<Fault, 'field' | 'least'>> | null {
  const above = own.find(({ rateBasisPoints }) => rateBasisPoints >= tier.rateBasisPoints);
  if (above === undefined) return null;
  if (tier.activeMembers < above.activeMembers)
    return { field: 'members', least: { members: above.activeMembers } };
  const amounts = {
    validBet: 'bet',
    profitLoss: 'result',
    betAmount: isDividend ? 'active' : 'bet',
  } as const;
  for (const name of ['validBet', 'profitLoss', 'betAmount'] as const)
    if (Number(tier[name]) < Number(above[name]))
      return { field: amounts[name], least: { money: above[name] } };
  return null;
}
