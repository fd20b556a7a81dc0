import type { ReferralTotals as Totals } from '@maidan/contract/referral/referral.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';

/** The way from a link to a reward, in four numbers. */
export function ReferralTotals({ totals, words }: { totals: Totals; words: MemberWords }) {
  const t = useT('referral');
  return (
    <section className="flex flex-col gap-3" aria-labelledby="referral-totals">
      <h2 id="referral-totals" className="text-xl font-semibold">
        {t('totals.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {(['visits', 'registrations', 'deposits'] as const).map((step) => (
          <div
            key={step}
            className="bg-surface shadow-low flex flex-col-reverse justify-end gap-1 rounded-2xl p-5"
          >
            <dt className="text-muted text-sm">{t(`totals.${step}`)}</dt>
            <dd className="text-2xl font-bold tabular-nums">{words.count(totals[step])}</dd>
          </div>
        ))}
        <div className="bg-surface shadow-low flex flex-col-reverse justify-end gap-1 rounded-2xl p-5">
          <dt className="text-muted text-sm">
            {t('totals.earned')}
            {totals.thisMonth !== '0.00' && (
              <span className="block">
                {t('totals.thisMonth', { amount: words.short(totals.thisMonth) })}
              </span>
            )}
          </dt>
          <dd className="text-gain text-2xl font-bold tabular-nums">{words.short(totals.earned)}</dd>
        </div>
      </dl>
    </section>
  );
}
