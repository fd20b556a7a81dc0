import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PayLink } from '#lib/records/pay-link.tsx';
import type { RecordSearch } from '#features/records/record-search.ts';
import type { Movement } from '#features/records/records.queries.ts';
import { useKindText } from '#features/records/use-kind-text.ts';
import { useTimeText } from '#lib/records/days/use-time-text.ts';

type TableProps = { movements: readonly Movement[]; currencySymbol: string; search: RecordSearch };
type LineProps = { movement: Movement; currencySymbol: string; search: RecordSearch };

/** A table where there is room; the same rows as cards on a phone. */
export function MovementsTable({ movements, currencySymbol, search }: TableProps) {
  const t = useT('records');
  return (
    <>
      <ul className="bg-surface shadow-low flex flex-col rounded-xl md:hidden">
        {movements.map((movement) => (
          <li key={movement.id} className="relative p-4">
            <Card movement={movement} currencySymbol={currencySymbol} search={search} />
          </li>
        ))}
      </ul>
      <div className="bg-surface shadow-low overflow-x-auto rounded-xl max-md:hidden">
        <table className="w-full text-sm">
          <thead className="text-muted text-left">
            <tr>
              <th scope="col" className="px-4 py-3 font-medium">
                {t('kind')}
              </th>
              <th scope="col" className="px-4 py-3 font-medium">
                {t('time')}
              </th>
              <th scope="col" className="px-4 py-3 text-right font-medium">
                {t('amount')}
              </th>
              <th scope="col" className="px-4 py-3 text-right font-medium">
                {t('balanceAfter')}
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <Row key={movement.id} movement={movement} currencySymbol={currencySymbol} search={search} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ movement, currencySymbol, search }: LineProps) {
  const timeText = useTimeText();
  const money = { symbol: currencySymbol, language: useLanguage() };
  return (
    <tr className="odd:bg-raised/35 hover:bg-raised/70 relative">
      <td className="px-4 py-3">
        <What movement={movement} search={search} />
      </td>
      <td className="text-muted px-4 py-3 whitespace-nowrap tabular-nums">
        <time dateTime={movement.at}>{timeText(movement.at)}</time>
      </td>
      <td className="px-4 py-3 text-right font-semibold whitespace-nowrap">
        <MoneyText {...money} amount={movement.amount} signed />
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap">
        <MoneyText {...money} amount={movement.balanceAfter} />
      </td>
    </tr>
  );
}

function Card({ movement, currencySymbol, search }: LineProps) {
  const t = useT('records');
  const timeText = useTimeText();
  const money = { symbol: currencySymbol, language: useLanguage() };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <What movement={movement} search={search} />
        <MoneyText {...money} amount={movement.amount} signed className="font-semibold whitespace-nowrap" />
      </div>
      <div className="text-muted flex justify-between gap-3 text-xs">
        <time dateTime={movement.at}>{timeText(movement.at)}</time>
        <span>
          {t('balanceAfter')} <MoneyText {...money} amount={movement.balanceAfter} />
        </span>
      </div>
    </div>
  );
}

const OPENS = 'font-semibold after:absolute after:inset-0 hover:underline';

/** The kind, and what it was about; a bet opens its receipt, pay what it was reckoned from. */
function What({ movement, search }: { movement: Movement; search: RecordSearch }) {
  const kindText = useKindText();
  const isIn = !movement.amount.startsWith('-');
  const { from, to } = search;
  const t = useT('records');
  const { source } = movement;
  const named = source === null || source === 'other' ? null : t(`bonuses.sources.${source}`);
  const title = movement.gameName ?? named ?? movement.reference;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isIn ? 'bg-gain/12 text-gain' : 'bg-raised text-muted',
        )}
      >
        {isIn ? <ArrowDownLeft size={18} /> : <ArrowUpRight size={18} />}
      </span>
      <span className="flex min-w-0 flex-col">
        {movement.pay !== null && (
          <PayLink pay={movement.pay} days={search} className={OPENS}>
            {t(`pay.${movement.pay.type}`)}
          </PayLink>
        )}
        {movement.pay === null && movement.betId === null && (
          <span className="font-semibold">{kindText(movement)}</span>
        )}
        {movement.betId !== null && (
          <Link
            to="/member/personalHistoryCopy"
            search={{ ...(from === undefined || to === undefined ? {} : { from, to }), bet: movement.betId }}
            className={OPENS}
          >
            {kindText(movement)}
          </Link>
        )}
        {title !== null && <span className="text-muted truncate text-xs">{title}</span>}
      </span>
    </span>
  );
}
