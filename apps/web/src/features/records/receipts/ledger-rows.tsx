import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { Receipt } from '#features/records/records.queries.ts';
import { useKindText } from '#features/records/use-kind-text.ts';

type Row = Receipt['rows'][number];

/** Every row the books have about this round: where money came from, and where it went. */
export function LedgerRows({ rows, currencySymbol }: { rows: readonly Row[]; currencySymbol: string }) {
  const t = useT('records');
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('receipt.ledger')}</h3>
      <p className="text-muted text-sm text-pretty">{t('receipt.ledgerText')}</p>
      {/* Wider than a narrow phone: it scrolls by itself, with the keyboard too. */}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('receipt.ledger')}
        className="overflow-x-auto rounded-xl"
      >
        <table className="bg-ground/60 w-full text-sm">
          <thead className="text-muted text-left">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                {t('kind')}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {t('receipt.account')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('amount')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('balanceAfter')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <LedgerRow
                key={`${row.transactionId}-${row.account}`}
                row={row}
                currencySymbol={currencySymbol}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function LedgerRow({ row, currencySymbol }: { row: Row; currencySymbol: string }) {
  const t = useT('records');
  const kindText = useKindText();
  const money = { symbol: currencySymbol, language: useLanguage() };
  return (
    <tr className={row.account === 'own' ? 'font-medium' : 'text-muted'}>
      <td className="px-3 py-2">{kindText(row)}</td>
      <td className="px-3 py-2">{t(`receipt.accounts.${row.account}`)}</td>
      <td className="px-3 py-2 text-right whitespace-nowrap">
        <MoneyText {...money} amount={row.amount} signed={row.account === 'own'} />
      </td>
      <td className="px-3 py-2 text-right whitespace-nowrap">
        {row.balanceAfter === null ? '–' : <MoneyText {...money} amount={row.balanceAfter} />}
      </td>
    </tr>
  );
}
