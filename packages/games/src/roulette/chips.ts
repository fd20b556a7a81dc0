import { minor, type Money } from '@maidan/contract/money.ts';
import { staked, type ChipsOn } from './bet.ts';
import { MOST_ON, MOST_SPOTS, MOST_STAKED } from './limits.ts';
import { spotOf } from './spots.ts';

/** What lies on the table, in the order in which it was put there. */
export type Laid = readonly ChipsOn[];

/** What lies on each spot. */
export function sums(laid: Laid): ChipsOn[] {
  const bySpot = new Map<string, Money>();
  for (const { spot, amount } of laid) bySpot.set(spot, minor((bySpot.get(spot) ?? 0n) + amount));
  return [...bySpot].map(([spot, amount]) => ({ spot, amount }));
}

/** Null: more than the table takes there, or in all. */
export function lay(laid: Laid, spot: string, amount: Money): Laid | null {
  const next = [...laid, { spot, amount }];
  return isAllowed(next) ? next : null;
}

export function doubled(laid: Laid): Laid | null {
  const next = [...laid, ...sums(laid)];
  return laid.length > 0 && isAllowed(next) ? next : null;
}

export function cleared(laid: Laid, spot: string): Laid {
  return laid.filter((chip) => chip.spot !== spot);
}

function isAllowed(laid: Laid): boolean {
  const all = sums(laid);
  return (
    staked(all) <= MOST_STAKED &&
    all.length <= MOST_SPOTS &&
    all.every(({ spot, amount }) => amount <= (MOST_ON[spotOf(spot)?.kind ?? 'straight'] ?? 0n))
  );
}
