import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import type { RecordSearch } from '#features/records/record-search.ts';
import type { Bet } from '#features/records/records.queries.ts';
import { useTimeText } from '#lib/records/days/use-time-text.ts';

type BetsTableProps = { bets: readonly Bet[]; currencySymbol: string; search: RecordSearch };

const CELL = 'px-4 py-3 text-right whitespace-nowrap';

/** A table where there is room; the same rows as cards on a phone. */
export function BetsTable({ bets, currencySymbol, search }: BetsTableProps) {
  const t = useT('records');
  return (
    <>
      <ul className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-xl md:hidden">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} currencySymbol={currencySymbol} search={search} />
          </li>
        ))}
      </ul>
      <div className="bg-surface shadow-low overflow-x-auto rounded-xl max-md:hidden">
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="px-4 py-3 text-left font-medium">
                {t('game')}
              </th>
              <th scope="col" className="px-4 py-3 text-left font-medium">
                {t('time')}
              </th>
              {(['stake', 'payout', 'net'] as const).map((column) => (
                <th key={column} scope="col" className={clsx(CELL, 'font-medium')}>
                  {t(column)}
                </th>
              ))}
              <th scope="col" className="px-4 py-3 text-left font-medium">
                {t('status')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} currencySymbol={currencySymbol} search={search} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type BetProps = { bet: Bet; currencySymbol: string };
type BetLineProps = BetProps & { search: RecordSearch };

function BetRow({ bet, currencySymbol, search }: BetLineProps) {
  const language = useLanguage();
  const timeText = useTimeText();
  const money = { symbol: currencySymbol, language };
  return (
    <tr className="odd:bg-raised/35 hover:bg-raised/70 relative">
      <td className="px-4 py-3">
        <GameName bet={bet} search={search} />
      </td>
      <td className="text-muted px-4 py-3 whitespace-nowrap tabular-nums">
        <time dateTime={bet.placedAt}>{timeText(bet.placedAt)}</time>
      </td>
      <td className={CELL}>
        <MoneyText {...money} amount={bet.stake} />
      </td>
      <td className={CELL}>
        <MoneyText {...money} amount={bet.payout} />
      </td>
      <td className={clsx(CELL, 'font-semibold')}>
        <Net bet={bet} currencySymbol={currencySymbol} />
      </td>
      <td className="px-4 py-3">
        <Status bet={bet} />
      </td>
    </tr>
  );
}

/** Three short lines: a screen of a phone shows half a dozen rounds. */
function BetCard({ bet, currencySymbol, search }: BetLineProps) {
  const t = useT('records');
  const language = useLanguage();
  const timeText = useTimeText();
  const money = { symbol: currencySymbol, language };
  return (
    <article className="hover:bg-raised/60 relative flex flex-col gap-1 px-3 py-2.5">
      <div className="flex items-center justify-between gap-3">
        <GameName bet={bet} search={search} />
        <span className="flex flex-col items-end gap-0.5 whitespace-nowrap">
          <span className="leading-tight font-semibold">
            <Net bet={bet} currencySymbol={currencySymbol} />
          </span>
          {bet.status !== 'settled' && <Status bet={bet} />}
        </span>
      </div>
      <div className="text-muted flex flex-wrap justify-between gap-x-3 text-xs tabular-nums">
        <time dateTime={bet.placedAt}>{timeText(bet.placedAt)}</time>
        <span>
          {t('stake')} <MoneyText {...money} amount={bet.stake} /> · {t('payout')}{' '}
          <MoneyText {...money} amount={bet.payout} />
        </span>
      </div>
    </article>
  );
}

/** The name opens the receipt; its press reaches over the whole row or card. */
function GameName({ bet, search }: { bet: Bet; search: RecordSearch }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="bg-raised h-10 w-[30px] shrink-0 overflow-hidden rounded-sm md:h-12 md:w-9">
        <Picture
          src={bet.iconUrl}
          fallback={<SmallPosterFallback />}
          width={36}
          height={48}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
      <span className="flex min-w-0 flex-col">
        <Link
          to="/member/personalHistoryCopy"
          search={{ ...search, bet: bet.id }}
          resetScroll={false}
          className="truncate font-semibold after:absolute after:inset-0 hover:underline"
        >
          {bet.gameName}
        </Link>
        {bet.about !== null && <span className="line-clamp-2 text-xs wrap-anywhere">{bet.about}</span>}
        <span className="text-muted truncate text-xs">{bet.vendorName}</span>
      </span>
    </span>
  );
}

/** Jade for what was won, coral for what was lost; a running round has no result yet. */
function Net({ bet, currencySymbol }: BetProps) {
  const language = useLanguage();
  if (bet.status === 'open') return <span className="text-muted">–</span>;
  return <MoneyText amount={bet.net} symbol={currencySymbol} language={language} signed />;
}

const STATUS_LOOK = {
  open: 'bg-action/15 text-accent',
  settled: 'bg-raised text-muted',
  void: 'bg-raised text-muted',
};

function Status({ bet }: { bet: Bet }) {
  const t = useT('records');
  return (
    <span
      className={clsx(
        'rounded-full px-2.5 py-1 text-xs font-medium whitespace-nowrap',
        STATUS_LOOK[bet.status],
      )}
    >
      {t(bet.status)}
    </span>
  );
}
