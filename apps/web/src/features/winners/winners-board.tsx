import { WINNERS_FIXED } from '@maidan/contract/constants.ts';
import { digits } from '@maidan/contract/digits.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useSlowScroll } from './use-slow-scroll.ts';
import { WinnerName, WonAmount } from './winner-name.tsx';
import { winnersQuery } from './winners.queries.ts';
import type { Winner } from './winners.queries.ts';

/** Fewer rows than this fit the box: there is nothing to scroll. */
const ROWS_IN_SIGHT = 4;
const PLACES = Array.from({ length: WINNERS_FIXED }, (_, index) => index + 1);

/** HOM-03: the first three stand still, the others pass. */
export function WinnersBoard() {
  const t = useT('winners');
  const { data = [], isPending, isError } = useQuery(winnersQuery(useLanguage()));
  if (isPending) return null;
  if (isError || data.length === 0) {
    return (
      <div className="text-muted flex h-full flex-col items-center justify-center gap-2 p-6 text-center">
        <Trophy size={28} aria-hidden />
        <p className="text-text font-semibold">{t('emptyTitle')}</p>
        <p className="text-sm">{t('emptyText')}</p>
      </div>
    );
  }
  return (
    <div className="grid h-full gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {PLACES.map((place) => {
          const winner = data[place - 1];
          return winner !== undefined && <TopPlace key={place} winner={winner} place={place} />;
        })}
      </ol>
      <Others winners={data.slice(WINNERS_FIXED)} />
    </div>
  );
}

const MEDALS = ['bg-action text-on-action', 'bg-raised-strong text-text', 'bg-raised text-accent'];

function TopPlace({ winner, place }: { winner: Winner; place: number }) {
  const t = useT('winners');
  // As text: the browser's own numbers take a slow phone a tenth of a second before the first of them.
  const number = digits(place, useLanguage());
  return (
    <li
      className={clsx(
        'bg-ground/40 flex min-w-0 flex-col items-center gap-1.5 rounded-xl px-2 py-3 text-center md:justify-center',
        place === 1 && 'shadow-[inset_0_0_0_1px_var(--color-action)]',
      )}
    >
      <span
        className={clsx('grid size-9 place-items-center rounded-full text-sm font-bold', MEDALS[place - 1])}
      >
        <span className="sr-only">{t('place', { place: number })}</span>
        <Trophy size={18} aria-hidden />
      </span>
      <WinnerName winner={winner} className="max-w-full justify-center text-sm font-semibold" />
      <WonAmount amount={winner.winAmount} className="text-gain max-w-full text-sm font-bold sm:text-lg" />
      <bdi className="text-muted line-clamp-2 max-w-full text-xs">{winner.gameName}</bdi>
    </li>
  );
}

function Others({ winners }: { winners: readonly Winner[] }) {
  const t = useT('winners');
  const box = useRef<HTMLElement>(null);
  const moving = winners.length > ROWS_IN_SIGHT;
  useSlowScroll(box, moving);
  if (winners.length === 0) return null;
  return (
    <section
      ref={box}
      aria-label={t('more')}
      // A list that moves must be reachable, so that it can be stopped and scrolled.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="no-scrollbar h-48 overflow-y-auto rounded-xl md:h-full"
    >
      <Rows winners={winners} />
      {moving && (
        <div aria-hidden="true" className="motion-reduce:hidden">
          <Rows winners={winners} />
        </div>
      )}
    </section>
  );
}

function Rows({ winners }: { winners: readonly Winner[] }) {
  // A bot is called by a whole word, and marked; so is a sample.
  const width = winners.some(({ isBot, isSeeded }) => isBot || isSeeded) ? 'w-32' : 'w-16';
  return (
    <ol>
      {winners.map((winner) => (
        <li
          key={`${winner.customerName} ${winner.wonAt} ${winner.winAmount}`}
          className="flex h-12 items-center gap-3 px-3"
        >
          <WinnerName winner={winner} className={clsx('shrink-0 text-sm font-medium', width)} />
          <bdi className="text-muted min-w-0 flex-1 truncate text-sm">{winner.gameName}</bdi>
          <WonAmount amount={winner.winAmount} className="text-gain text-sm font-semibold" />
        </li>
      ))}
    </ol>
  );
}
