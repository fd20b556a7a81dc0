import { countText } from '@maidan/contract/digits.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useLanguage } from '#lib/texts/i18n.tsx';

type AmountProps = { of: string; symbol: string; signed?: boolean };

export function Amount({ of, symbol, signed = false }: AmountProps) {
  return <MoneyText amount={of} symbol={symbol} language={useLanguage()} signed={signed} />;
}

export function Count({ of }: { of: number }) {
  const language = useLanguage();
  return <span className="tabular-nums">{countText(of, language)}</span>;
}
