import { BotMark } from '@maidan/ui/bot-mark.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { statusQuery } from '#lib/site/site-status.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type Named = { customerName: string; isBot: boolean; isSeeded?: boolean };

/** Who won, and what they are if they are nobody. */
export function WinnerName({ winner, className }: { winner: Named; className: string }) {
  const t = useT('winners');
  return (
    <span className={clsx('flex min-w-0 items-center gap-1', className)}>
      <bdi className="truncate">{winner.customerName}</bdi>
      {winner.isBot && <BotMark>{t('bot')}</BotMark>}
      {winner.isSeeded === true && <BotMark>{t('seeded')}</BotMark>}
    </span>
  );
}

/** The value as it is, at once: a figure on the way to another was won by nobody. */
export function WonAmount({ amount, className }: { amount: string; className: string }) {
  const { data: symbol = '' } = useQuery({
    ...statusQuery(),
    select: ({ currencySymbol }) => currencySymbol,
  });
  return <MoneyText amount={amount} symbol={symbol} language={useLanguage()} className={className} />;
}
