import { buttonClass } from '@maidan/ui/button.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTimeText } from '#lib/records/days/use-time-text.ts';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { OpenBet } from '../open-bets.queries.ts';

type Props = { bet: OpenBet; currencySymbol: string };

export function OpenBetCard({ bet, currencySymbol }: Props) {
  const t = useT('records');
  const timeText = useTimeText();
  return (
    <article className="bg-surface shadow-low flex h-full flex-col gap-3 rounded-xl p-4">
      <header className="flex items-center gap-3">
        <span className="bg-raised h-14 w-[42px] shrink-0 overflow-hidden rounded-md">
          <Picture
            src={bet.iconUrl}
            fallback={<SmallPosterFallback />}
            width={42}
            height={56}
            loading="lazy"
            className="size-full object-cover"
          />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{bet.gameName}</h2>
          <p className="text-muted truncate text-sm">{bet.vendorName}</p>
        </div>
        <p className="text-muted text-right text-xs tabular-nums">
          {t('openBets.placed')}
          <br />
          <time dateTime={bet.placedAt}>{timeText(bet.placedAt)}</time>
        </p>
      </header>
      {bet.about.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {bet.about.map((line) => (
            <li key={line} className="text-pretty wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <Becomes bet={bet} currencySymbol={currencySymbol} />
      <p className="text-muted text-sm text-pretty">
        {t(bet.waitsForPlayer ? 'openBets.waits' : 'openBets.runs')}
        {bet.mostAsItStands !== null && ` ${t('openBets.poolMoves')}`}
      </p>
      <footer className="mt-auto flex flex-wrap gap-2">
        <Link
          to="/seamless"
          search={{ game: bet.nodeId }}
          className={buttonClass(bet.waitsForPlayer ? undefined : 'outline')}
        >
          {t(bet.waitsForPlayer ? 'openBets.goOn' : 'openBets.toGame')}
        </Link>
        <Link to="/member/personalHistoryCopy" search={{ bet: bet.id }} className={buttonClass('outline')}>
          {t('openBets.receipt')}
        </Link>
      </footer>
    </article>
  );
}

/** What its house says of it; what nobody says stands here as not known. */
function Becomes({ bet, currencySymbol: symbol }: Props) {
  const t = useT('records');
  const language = useLanguage();
  const timeText = useTimeText();
  const most = bet.mostWin ?? bet.mostAsItStands;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
      <Fact name={t('stake')}>
        <MoneyText amount={bet.stake} symbol={symbol} language={language} />
      </Fact>
      <Fact name={t(bet.mostAsItStands === null ? 'openBets.mostWin' : 'openBets.mostAsItStands')}>
        {most === null ? (
          <span className="text-muted">{t('openBets.unknown')}</span>
        ) : (
          <MoneyText amount={most} symbol={symbol} language={language} />
        )}
      </Fact>
      {bet.payout !== '0.00' && (
        <Fact name={t('openBets.paidSoFar')}>
          <MoneyText amount={bet.payout} symbol={symbol} language={language} />
        </Fact>
      )}
      {bet.endsAt !== null && (
        <Fact name={t('openBets.endsAt')}>
          <time dateTime={bet.endsAt}>{timeText(bet.endsAt)}</time>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
