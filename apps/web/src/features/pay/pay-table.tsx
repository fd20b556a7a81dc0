import type { PayRow } from '@maidan/contract/pay/pay-row.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { clsx } from 'clsx';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useSlotTime } from './use-slot-time.ts';

type TableProps = { rows: readonly PayRow[]; currencySymbol: string; onRow: (id: string) => void };
type LineProps = { row: PayRow; currencySymbol: string; onRow: (id: string) => void };

/** A table where there is room; the same rows as cards on a phone. */
export function PayTable({ rows, currencySymbol, onRow }: TableProps) {
  const t = useT('pay');
  return (
    <>
      <ul className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-xl md:hidden">
        {rows.map((row) => (
          <li key={row.id} className="relative p-4">
            <Card row={row} currencySymbol={currencySymbol} onRow={onRow} />
          </li>
        ))}
      </ul>
      <div className="bg-surface shadow-low overflow-x-auto rounded-xl max-md:hidden">
        <table className="w-full text-sm">
          <thead className="text-muted text-left">
            <tr>
              {(['slot', 'turnover', 'rate', 'shared', 'amount', 'state'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx(
                    'px-4 py-3 font-medium',
                    column !== 'slot' && column !== 'state' && 'text-right',
                  )}
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} currencySymbol={currencySymbol} onRow={onRow} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ row, currencySymbol, onRow }: LineProps) {
  const money = { symbol: currencySymbol, language: useLanguage() };
  const rate = useRate();
  return (
    <tr className="odd:bg-raised/35 hover:bg-raised/70 relative">
      <td className="px-4 py-3">
        <Slot row={row} onRow={onRow} />
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap">
        <MoneyText {...money} amount={row.turnover} />
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap tabular-nums">
        {row.tier === null ? '–' : rate(row.rateBasisPoints)}
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap">
        <MoneyText {...money} amount={row.shared} />
      </td>
      <td className="px-4 py-3 text-right font-semibold whitespace-nowrap">
        <MoneyText {...money} amount={row.amount} signed={row.state === 'paid'} />
      </td>
      <td className="px-4 py-3">
        <State row={row} />
      </td>
    </tr>
  );
}

function Card({ row, currencySymbol, onRow }: LineProps) {
  const t = useT('pay');
  const money = { symbol: currencySymbol, language: useLanguage() };
  const rate = useRate();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <Slot row={row} onRow={onRow} />
        <MoneyText
          {...money}
          amount={row.amount}
          signed={row.state === 'paid'}
          className="font-semibold whitespace-nowrap"
        />
      </div>
      <div className="text-muted flex items-center justify-between gap-3 text-xs">
        <span>
          {row.tier === null ? '–' : rate(row.rateBasisPoints)} · {t('columns.turnover')}{' '}
          <MoneyText {...money} amount={row.turnover} />
        </span>
        <State row={row} />
      </div>
    </div>
  );
}

function Slot({ row, onRow }: Omit<LineProps, 'currencySymbol'>) {
  const t = useT('pay');
  const slotTime = useSlotTime();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        className="cursor-pointer text-left font-semibold after:absolute after:inset-0 hover:underline"
        onClick={() => onRow(row.id)}
      >
        {slotTime(row)}
      </button>
      {row.late && <span className="bg-raised-strong rounded-full px-2 py-0.5 text-xs">{t('late')}</span>}
    </span>
  );
}

function State({ row: { state } }: { row: PayRow }) {
  const t = useT('pay');
  return (
    <span
      className={clsx(
        'whitespace-nowrap',
        state === 'paid' ? 'text-gain' : state === 'withheld' ? 'text-accent' : 'text-muted',
      )}
    >
      {t(`payState.${state}`)}
    </span>
  );
}
