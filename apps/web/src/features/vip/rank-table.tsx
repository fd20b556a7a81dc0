import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import type { Vip } from './vip.queries.ts';

type Rank = Vip['levels'][number];

/** Each rank with what it asks for and what it brings; on a phone one below the other. */
export function RankTable({ vip, words }: { vip: Vip; words: MemberWords }) {
  const t = useT('vip');
  return (
    <section
      aria-labelledby="vip-ranks"
      className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <h2 id="vip-ranks" className="text-lg font-semibold">
        {t('levels.title')}
      </h2>
      <ul className="divide-line divide-y">
        {vip.levels.map((rank) => (
          <Line key={rank.level} rank={rank} isOwn={rank.level === vip.level} days={vip.days} words={words} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted min-w-0 flex-1 basis-64 text-sm text-pretty">{t('levels.how')}</p>
        <Link to="/member/rewardCenter" className={buttonClass('outline')}>
          {t('levels.to')}
        </Link>
      </div>
    </section>
  );
}

type LineProps = { rank: Rank; isOwn: boolean; days: number; words: MemberWords };

function Line({ rank, isOwn, days, words }: LineProps) {
  const t = useT('vip');
  return (
    <li
      className={clsx(
        'grid gap-x-6 gap-y-1 px-3 py-3 sm:grid-cols-[10rem_12rem_1fr]',
        isOwn && 'bg-gain/12 rounded-xl',
      )}
    >
      <div>
        <p className="font-semibold">{t('rank', { label: rank.label, level: rank.level })}</p>
        {isOwn && <p className="text-gain text-sm font-semibold">{t('levels.own')}</p>}
      </div>
      <div>
        <p className="font-medium tabular-nums">{words.short(rank.stake)}</p>
        <p className="text-muted text-sm">{t('levels.asks', { days })}</p>
      </div>
      <ul className="text-sm tabular-nums" aria-label={t('levels.brings')}>
        {rank.benefits.length === 0 && <li className="text-muted">{t('levels.nothing')}</li>}
        {rank.benefits.map((benefit) => (
          <li key={benefit.code}>
            <Benefit benefit={benefit} words={words} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Benefit({
  benefit: { title, gift, basisPoints },
  words,
}: {
  benefit: Rank['benefits'][number];
  words: MemberWords;
}) {
  const t = useT('vip');
  const rate = (basisPoints ?? 0) / 10_000;
  if (gift === null) return t('levels.share', { title, rate });
  const amount = words.short(gift);
  return basisPoints === null
    ? t('levels.gift', { title, amount })
    : t('levels.both', { title, amount, rate });
}
