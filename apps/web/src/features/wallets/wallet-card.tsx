import { Button } from '@maidan/ui/button.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { isNothing } from './wallet-sums.ts';
import type { VendorWallet } from './wallets.queries.ts';

type Props = { wallet: VendorWallet; words: MemberWords; onMove: (direction: 'in' | 'out') => void };

/** What lies at one vendor, what comes back from there, and the two ways. */
export function WalletCard({ wallet, words, onMove }: Props) {
  const t = useT('wallets');
  const name = words.nameOf(wallet);
  return (
    <li className="bg-surface shadow-low flex min-w-0 flex-col gap-4 rounded-2xl p-5">
      <div className="min-w-0">
        <h3 className="truncate font-medium">{name}</h3>
        <p className="text-2xl font-bold tabular-nums">{words.money(wallet.balance)}</p>
        {!isNothing(wallet.held) && (
          <p className="text-accent mt-1 flex items-center gap-2 text-sm">
            <Spinner size={14} />
            {t('comingBack', { amount: words.money(wallet.held) })}
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {wallet.open && (
          <Button size="small" aria-label={t('moveInTo', { name })} onClick={() => onMove('in')}>
            <ArrowUpRight size={16} aria-hidden="true" />
            {t('moveIn')}
          </Button>
        )}
        <Button
          look="outline"
          size="small"
          aria-label={t('takeBackFrom', { name })}
          disabled={isNothing(wallet.balance)}
          onClick={() => onMove('out')}
        >
          <ArrowDownLeft size={16} aria-hidden="true" />
          {t('takeBack')}
        </Button>
      </div>
      {!wallet.open && <p className="text-muted text-sm text-pretty">{t('closedText')}</p>}
    </li>
  );
}
