import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { AnySharedRules, Chips, SharedRules } from '#game.ts';
import type { ChipsOnWire } from './live-wire.ts';

export const totalOf = (chips: Chips): Money =>
  minor(Object.values(chips).reduce((sum, amount) => sum + amount, 0n));

export function addChips(one: Chips, other: Chips): Chips {
  const sum: Record<string, Money> = { ...one };
  for (const [spot, amount] of Object.entries(other)) sum[spot] = minor((sum[spot] ?? 0n) + amount);
  return sum;
}

export const chipsFromWire = (chips: ChipsOnWire): Chips =>
  Object.fromEntries(Object.entries(chips).map(([spot, amount]) => [spot, parseMoney(amount)]));

export const chipsToWire = (chips: Chips): ChipsOnWire =>
  Object.fromEntries(Object.entries(chips).map(([spot, amount]) => [spot, formatMoneyText(amount)]));

type Spots = Pick<SharedRules | AnySharedRules, 'spots' | 'step'>;

/** Something lies somewhere, and on every spot a whole number of steps. */
export function areChips({ spots, step }: Spots, chips: Chips): boolean {
  const laid = Object.entries(chips);
  return (
    laid.length > 0 &&
    laid.every(([spot, amount]) => Object.hasOwn(spots, spot) && amount > 0n && amount % step === 0n)
  );
}

/** The first spot on which one player would have too little or too much in a round. */
export const beyondLimit = ({ spots }: Spots, all: Chips): string | undefined =>
  Object.keys(all).find((spot) => {
    const limits = spots[spot];
    const amount = all[spot] ?? 0n;
    return limits === undefined || amount < limits.least || amount > limits.most;
  });
