import { languageFacts } from '@maidan/contract/languages.ts';
import type { ReferralDay } from '@maidan/contract/referral/referral.ts';
import { useMemo } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';

const STEPS = ['visits', 'registrations', 'deposits'] as const;

/** MEM-09: the last days on which there was something. */
export function ReferralDays({ days, words }: { days: readonly ReferralDay[]; words: MemberWords }) {
  const t = useT('referral');
  const language = useLanguage();
  // A day is no moment, so no zone may move it.
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(languageFacts(language).locale, {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }),
    [language],
  );
  if (days.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="referral-days">
      <h2 id="referral-days" className="text-xl font-semibold">
        {t('days.title')}
      </h2>
      <div className="bg-surface shadow-low rounded-2xl p-2 sm:p-4">
        <table aria-labelledby="referral-days" className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="px-2 py-2 text-left font-medium">
                {t('days.day')}
              </th>
              {STEPS.map((step) => (
                <th key={step} scope="col" className="px-2 py-2 text-right font-medium">
                  {t(`totals.${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row" className="px-2 py-2.5 text-left font-medium whitespace-nowrap">
                  {format.format(new Date(`${day.day}T00:00:00Z`))}
                </th>
                {STEPS.map((step) => (
                  <td key={step} className="px-2 py-2.5 text-right">
                    {day[step] === 0 ? <span className="text-muted">–</span> : words.count(day[step])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
