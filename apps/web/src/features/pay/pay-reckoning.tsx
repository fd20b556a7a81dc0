import { MoneyText } from '@maidan/ui/money-text.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TierList } from '#lib/contracts/tier-list.tsx';
import { useNumbered } from '#lib/contracts/use-numbered.ts';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import type { PayDetails } from './pay.queries.ts';

type PayReckoningProps = { details: PayDetails; currencySymbol: string; onRow: (id: string) => void };
type LineOfPay = { name: string; amount: string; when?: boolean; minus?: boolean; row?: string };

/** From what the team played to what was paid, step by step, with the contract and the tier it follows. */
export function PayReckoning({ details, currencySymbol, onRow }: PayReckoningProps) {
  const t = useT('pay');
  const words = useT('contract');
  const rate = useRate();
  const named = useNumbered();
  const format = useFormats();
  const money = { symbol: currencySymbol, language: useLanguage() };
  const { row, contract, base, baseBefore, owedBefore, owedAfter, shares } = details;
  const lines: LineOfPay[] = [
    { name: t('details.turnover'), amount: row.turnover },
    { name: t('details.result'), amount: row.profitLoss, when: row.type === 'dividend' },
    { name: t('details.base'), amount: base, when: base !== row.turnover },
    { name: t('details.baseBefore'), amount: baseBefore, when: baseBefore !== '0.00' },
    { name: t('details.gross', { rate: rate(row.rateBasisPoints) }), amount: row.gross },
    ...shares.map(({ id, downline, number, rateBasisPoints, share }) => ({
      row: id,
      name: t('details.share', { name: named(downline, number), rate: rate(rateBasisPoints) }),
      amount: share,
      minus: true,
    })),
    { name: t('details.owedBefore'), amount: owedBefore, when: owedBefore !== '0.00' },
    { name: t('details.owedAfter'), amount: owedAfter, when: owedAfter !== '0.00' },
  ];
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">
          {words(`type.${contract.type}`)} · {t('card.version', { version: contract.version })}
        </h3>
        <p className="text-muted text-sm">
          {t('details.by', {
            name: contract.upline ?? words('house'),
            at: format.dateTime(new Date(contract.startsAt ?? contract.proposedAt), { dateStyle: 'medium' }),
          })}
        </p>
        <TierList
          type={contract.type}
          tiers={contract.tiers}
          currencySymbol={currencySymbol}
          met={row.tier}
        />
        <p className="text-muted text-sm">
          {row.tier === null ? t('details.noTier') : t('details.tier', { place: row.tier })}{' '}
          {t('details.active', { count: row.members })}
        </p>
      </section>
      <dl className="bg-ground/60 flex flex-col gap-3 rounded-xl p-4 text-sm">
        {lines
          .filter(({ when = true }) => when)
          .map(({ name, amount, minus = false, row: below }) => (
            <Line
              key={below ?? name}
              name={name}
              onOpen={below === undefined ? undefined : () => onRow(below)}
            >
              <MoneyText {...money} amount={minus ? `-${amount}` : amount} />
            </Line>
          ))}
        <Line name={t(`payState.${row.state}`)} isLast>
          <MoneyText {...money} amount={row.amount} className="text-lg" signed={row.state === 'paid'} />
        </Line>
      </dl>
      {row.state === 'withheld' && <p className="text-sm text-pretty">{t('details.withheld')}</p>}
      {row.late && <p className="text-muted text-sm text-pretty">{t('details.late')}</p>}
    </>
  );
}

type LineProps = {
  name: string;
  children: ReactNode;
  isLast?: boolean;
  /** What goes to a contract below opens to the row of that one. */
  onOpen?: (() => void) | undefined;
};

function Line({ name, children, isLast = false, onOpen }: LineProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-4', isLast && 'border-line border-t pt-3')}>
      <dt className="text-muted">
        {onOpen === undefined ? (
          name
        ) : (
          <button type="button" className="min-h-8 cursor-pointer text-left underline" onClick={onOpen}>
            {name}
          </button>
        )}
      </dt>
      <dd className="text-right font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
