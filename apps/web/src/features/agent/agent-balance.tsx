import { MoneyText } from '@maidan/ui/money-text.tsx';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCountedMoney } from '#lib/money/use-counted-money.ts';
import { isBoolean, storedValue } from '#lib/storage/storage.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** The choice of the whole site: somebody may look over an agent's shoulder too. */
const hiddenChoice = storedValue('maidan-balance-hidden', isBoolean, false);

/** The agent's own money, as it comes live; a press hides or shows it. */
export function AgentBalance({ amount, symbol }: { amount: string; symbol: string }) {
  const t = useT('shell');
  const language = useLanguage();
  const counted = useCountedMoney(amount);
  const hidden = useSyncExternalStore(hiddenChoice.subscribe, hiddenChoice.read, () => false);
  const label = t(hidden ? 'balance-show' : 'balance-hide');
  return (
    <button
      type="button"
      aria-pressed={hidden}
      title={label}
      className="bg-raised hover:bg-raised-strong text-muted flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-lg px-3 transition-colors"
      onClick={() => hiddenChoice.write(!hidden)}
    >
      <span className="sr-only">{label}. </span>
      <span className={clsx('font-semibold', amount.startsWith('-') ? 'text-loss' : 'text-gain')}>
        <span className="sr-only">{t('balance')}: </span>
        <MoneyText amount={counted} symbol={symbol} language={language} hidden={hidden} />
      </span>
      {hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
    </button>
  );
}
