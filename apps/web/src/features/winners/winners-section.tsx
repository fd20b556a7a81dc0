import { useQuery } from '@tanstack/react-query';
import { useLanguage, useT, WithHelpTexts } from '#lib/texts/i18n.tsx';
import { LiveWins } from './live-wins.tsx';
import { WinnersBoard } from './winners-board.tsx';
import { winnersQuery } from './winners.queries.ts';

/** The board under its heading and the feed beside it, with the texts they speak. */
export function WinnersSection() {
  return (
    <WithHelpTexts>
      <div className="bg-surface h-[28rem] overflow-hidden rounded-2xl md:h-72 lg:col-span-2">
        <Board />
      </div>
      <div className="bg-surface h-72 overflow-hidden rounded-2xl">
        <LiveWins />
      </div>
    </WithHelpTexts>
  );
}

function Board() {
  const t = useT('winners');
  const { data = [] } = useQuery(winnersQuery(useLanguage()));
  return (
    <section aria-labelledby="winners" className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="winners" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-muted text-sm">
          {t(data.some(({ isSeeded }) => isSeeded) ? 'introSeeded' : 'intro')}
        </p>
      </div>
      <div className="min-h-0 flex-1">
        <WinnersBoard />
      </div>
    </section>
  );
}
