import { useT } from '#lib/texts/i18n.tsx';
import { useMoment, type MemberWords } from '#lib/texts/use-member-words.ts';
import type { Vip } from './vip.queries.ts';

/** HDR-06: every rank that was reached, newest first, with the stakes behind it. */
export function RankHistory({ vip: { reached }, words }: { vip: Vip; words: MemberWords }) {
  const t = useT('vip');
  const when = useMoment('numeric');
  return (
    <section
      aria-labelledby="vip-history"
      className="bg-surface shadow-low flex flex-col gap-2 rounded-2xl p-5 sm:p-6"
    >
      <h2 id="vip-history" className="text-lg font-semibold">
        {t('reached.title')}
      </h2>
      {reached.length === 0 && <p className="text-muted text-sm">{t('reached.none')}</p>}
      <ol className="divide-line divide-y">
        {reached.map(({ level, label, staked, days, at }) => (
          <li key={level} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
            <span className="min-w-0">
              <span className="block font-medium">{t('rank', { label, level })}</span>
              <span className="text-muted block text-sm tabular-nums">
                {staked === null || days === null
                  ? t('reached.given')
                  : t('reached.staked', { staked: words.money(staked), days })}
              </span>
            </span>
            <time dateTime={at} className="text-muted text-sm tabular-nums">
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
