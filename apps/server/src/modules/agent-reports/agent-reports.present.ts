import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { nameBelow, type TeamNames } from '#modules/agents/name-below.ts';
import type { Figures, TeamFigures } from './sums.store.ts';

export const money = (amount: bigint): string => formatMoneyText(minor(amount));

type Someone = { id: bigint; username: string; type: number; depth: number };

export function presentMember(someone: Someone, names: TeamNames) {
  const { id, type, depth } = someone;
  return {
    id: String(id),
    name: nameBelow(someone, names),
    isAgent: AGENT_TYPES.some((agent) => agent === type),
    depth,
  };
}

export function presentFigures({ rounds, stake, payout, deposits, withdrawals, bonuses }: Figures) {
  return {
    rounds: Number(rounds),
    stake: money(stake),
    payout: money(payout),
    net: money(payout - stake),
    deposits: money(deposits),
    withdrawals: money(withdrawals),
    bonuses: money(bonuses),
  };
}

export function presentTeamFigures({ active, joined, firstDeposits, commission, ...figures }: TeamFigures) {
  return {
    ...presentFigures(figures),
    active: Number(active),
    joined: Number(joined),
    firstDeposits: Number(firstDeposits),
    commission: money(commission),
  };
}

export const NOTHING: TeamFigures = {
  rounds: 0n,
  stake: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonuses: 0n,
  active: 0n,
  joined: 0n,
  firstDeposits: 0n,
  commission: 0n,
};

export const nameIn = (language: Language, name: LocalText | null, otherwise: string): string =>
  name === null ? otherwise : textIn(name, language);

export const presentVendors = (
  vendors: readonly { code: string; name: LocalText | null }[],
  language: Language,
): { code: string; name: string }[] =>
  vendors
    .map(({ code, name }) => ({ code, name: nameIn(language, name, code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
