import type { GrantRow } from './grants.store.ts';

/** What of a grant was not taken back, and the bets that this part asks for: so many times as before, of less. */
export function leftOf({ amount, takenBack, required }: GrantRow): { amount: bigint; required: bigint } {
  const left = amount - takenBack;
  return { amount: left, required: ((required ?? 0n) * left) / amount };
}
