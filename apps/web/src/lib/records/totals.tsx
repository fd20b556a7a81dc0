import { countText } from '@maidan/contract/digits.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { clsx } from 'clsx';
import { useLanguage } from '#lib/texts/i18n.tsx';

export type Total = {
  label: string;
  /** Wire text; undefined while it is on its way. */
  amount?: string | undefined;
  /** A plain number in place of an amount. */
  count?: number | undefined;
  signed?: boolean;
  note?: string | undefined;
};

/** The sums of everything the filter lets through, whatever of it is on screen. */
export function Totals({ totals, currencySymbol }: { totals: readonly Total[]; currencySymbol: string }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-2 md:gap-3 max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2',
        totals.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {totals.map(({ label, note, ...total }) => (
        <div
          key={label}
          className="bg-surface shadow-low flex min-w-0 flex-col rounded-xl px-3 py-2 md:gap-1 md:p-4"
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="text-lg font-semibold break-words tabular-nums sm:text-xl">
            <Figure {...total} currencySymbol={currencySymbol} />
          </dd>
          {note !== undefined && <dd className="text-muted text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Figure({
  amount,
  count,
  signed = false,
  currencySymbol,
}: Pick<Total, 'amount' | 'count' | 'signed'> & { currencySymbol: string }) {
  const language = useLanguage();
  if (amount !== undefined)
    return <MoneyText amount={amount} symbol={currencySymbol} language={language} signed={signed} />;
  if (count !== undefined) return countText(count, language);
  return <Skeleton className="h-6 w-24" />;
}
