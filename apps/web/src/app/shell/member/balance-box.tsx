import { IconButton } from '@maidan/ui/icon-button.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { clsx } from 'clsx';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { releaseShownBalance, useShownBalance } from '#features/session/state/shown-balance.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { isBoolean, storedValue } from '#lib/storage/storage.ts';
import { useCountedMoney } from '#lib/money/use-counted-money.ts';

const hiddenChoice = storedValue('maidan-balance-hidden', isBoolean, false);
const POLL_WHEN_SILENT_MS = 15_000;

/** HDR-07: the balance comes live; while the socket is silent it is asked for. */
export function BalanceBox() {
  const t = useT('shell');
  const silent = useLiveSilent();
  const { data, isFetching, refetch } = useShownBalance({
    refetchInterval: silent ? POLL_WHEN_SILENT_MS : false,
  });
  const refresh = (): void => {
    releaseShownBalance();
    void refetch();
  };
  const hidden = useSyncExternalStore(hiddenChoice.subscribe, hiddenChoice.read, () => false);
  return (
    <div className="balance-box bg-raised flex h-11 items-center rounded-lg pl-3">
      {data === undefined ? (
        <Skeleton className="bg-raised-strong h-4 w-20" />
      ) : (
        <Balance amount={data.balance} symbol={data.currencySymbol} hidden={hidden} />
      )}
      <IconButton
        className="w-9 sm:ml-0.5 sm:w-7"
        label={t(hidden ? 'balance-show' : 'balance-hide')}
        aria-pressed={hidden}
        icon={hidden ? <EyeOff size={16} /> : <Eye size={16} />}
        onClick={() => hiddenChoice.write(!hidden)}
      />
      <span className="hidden sm:contents">
        <IconButton
          className="mr-1 w-7"
          label={t('balance-refresh')}
          aria-busy={isFetching}
          icon={
            <RefreshCw size={15} className={clsx(isFetching && 'animate-spin motion-reduce:animate-none')} />
          }
          onClick={refresh}
        />
      </span>
    </div>
  );
}

type BalanceProps = { amount: string; symbol: string; hidden: boolean };

function Balance({ amount, symbol, hidden }: BalanceProps) {
  const t = useT('shell');
  const language = useLanguage();
  const counted = useCountedMoney(amount);
  return (
    // Less than nothing is a debt, and looks like one.
    <span className={clsx('font-semibold', amount.startsWith('-') ? 'text-loss' : 'text-gain')}>
      <span className="sr-only">{t('balance')}: </span>
      <MoneyText amount={counted} symbol={symbol} language={language} hidden={hidden} />
    </span>
  );
}
