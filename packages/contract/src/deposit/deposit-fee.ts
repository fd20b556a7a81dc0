import { parseMoney, type Money } from '#money.ts';

/** What the provider keeps of an amount: rounded down, so that never more is taken than was said. */
export function depositFee(
  { feeFixed, feeBasisPoints }: { feeFixed: string; feeBasisPoints: number },
  amount: Money,
): Money {
  return (parseMoney(feeFixed) + (amount * BigInt(feeBasisPoints)) / 10_000n) as Money;
}
