import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { clsx } from 'clsx';

type MoneyTextProps = {
  /** Wire text, such as "1234.50". */
  amount: string;
  symbol?: string;
  language?: string;
  /** Shows `***` in place of the figure (HDR-07). */
  hidden?: boolean;
  /** Jade above zero, coral below. */
  signed?: boolean;
  className?: string;
};

export function MoneyText({
  amount,
  symbol = '',
  language = 'en',
  hidden,
  signed,
  className,
}: MoneyTextProps) {
  if (hidden === true) return <span className={className}>***</span>;
  const money = parseMoney(amount);
  const tone = signed === true && money !== 0n ? (money > 0n ? 'text-gain' : 'text-loss') : undefined;
  const plus = signed === true && money > 0n ? '+' : '';
  return (
    <span className={clsx('tabular-nums', tone, className)}>
      {plus}
      {displayMoney(money, symbol, language)}
    </span>
  );
}
