import { minor, type Money } from '@maidan/contract/money.ts';
import { useEffect, useRef, useState } from 'react';
import type { AmountText } from './numbers.ts';

const COUNT_MS = 900;

/** An amount that counts up to its value; at once when `calm`. Screen readers are told elsewhere, once. */
export function CountUp({
  amount,
  calm,
  amountText,
}: {
  amount: Money;
  calm: boolean;
  amountText: AmountText;
}) {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (calm || amount <= start) return setShown(amount);
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS));
      setShown(minor(start + BigInt(Math.round(Number(amount - start) * (1 - (1 - done) ** 3)))));
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, calm]);
  return <span aria-hidden="true">{amountText(shown)}</span>;
}
