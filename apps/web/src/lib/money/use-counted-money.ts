import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 600;

/** An amount that changes counts to its new value; at once for people who prefer less motion. */
export function useCountedMoney(amount: string): string {
  const [onTheWay, setOnTheWay] = useState<string | null>(null);
  const from = useRef(amount);
  useEffect(() => {
    const start = parseMoney(from.current);
    const end = parseMoney(amount);
    from.current = amount;
    if (start === end || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const began = performance.now();
    let frame = 0;
    const tick = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / COUNT_MS));
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * 1000));
      setOnTheWay(share === 1 ? null : formatMoneyText(minor(start + ((end - start) * eased) / 1000n)));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setOnTheWay(null);
    };
  }, [amount]);
  return onTheWay ?? amount;
}
