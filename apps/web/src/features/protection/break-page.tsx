import type { BreakNow } from '@maidan/contract/protection/protection.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { Hourglass, Lock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';

/** R2: in place of every game and of the lobby while a break is on. It praises, explains, and leads to one's money. */
export function BreakPage({ kind, until }: BreakNow) {
  const t = useT('protection');
  const moment = useMoment('numeric');
  const byHouse = kind === 'closed';
  const title = t(byHouse ? 'away.closedTitle' : 'away.title');
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-6 py-16 text-center">
      <PageHead title={title} />
      <span
        aria-hidden="true"
        className="bg-action/14 text-accent grid size-20 place-items-center rounded-full"
      >
        {byHouse ? <Lock size={36} /> : <Hourglass size={36} />}
      </span>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-pretty">
        {byHouse
          ? t('away.closed')
          : until === null
            ? t('away.forever')
            : t('away.until', { until: moment(until) })}
      </p>
      <p className="text-muted text-pretty">{t(byHouse ? 'away.closedText' : 'away.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/member/$page" params={{ page: 'withdraw' }} className={buttonClass()}>
          {t('away.withdraw')}
        </Link>
        <Link to="/member/personalHistoryCopy" className={buttonClass('outline')}>
          {t('away.bets')}
        </Link>
        <Link to={byHouse ? '/service' : '/responsible'} className={buttonClass('outline')}>
          {t(byHouse ? 'away.service' : 'more.help')}
        </Link>
      </div>
    </div>
  );
}
