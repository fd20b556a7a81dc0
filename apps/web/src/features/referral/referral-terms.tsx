import type { ReferralTerms } from '@maidan/contract/referral/referral.ts';
import { Gift } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { Panel } from '#lib/widgets/panel.tsx';

type TermsProps = { terms: ReferralTerms; words: MemberWords };

/** The rule in plain words: everything that decides whether there is a reward stands here. */
export function ReferralTermsPanel({ terms, words }: TermsProps) {
  const t = useT('referral');
  const { amount, stake, days, monthly, claimDays, wagering } = terms;
  const steps = [
    t('terms.step1'),
    t('terms.step2', { stake: words.short(stake), days: words.count(days) }),
    t('terms.step3', { claimDays: words.count(claimDays) }),
  ];
  const notes = [
    wagering === null
      ? t('terms.cash')
      : t('terms.locked', { times: words.count(wagering.times), days: words.count(wagering.days) }),
    t('terms.monthly', { monthly: words.short(monthly) }),
    t('terms.once'),
    t('terms.self'),
  ];
  return (
    <Panel icon={<Gift size={22} />} title={t('terms.title')} on>
      <p className="text-gain text-2xl font-bold tabular-nums">
        {t('terms.amount', { amount: words.short(amount) })}
      </p>
      <ol className="flex flex-col gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="bg-raised grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold"
            >
              {words.count(at + 1)}
            </span>
            <span className="pt-0.5 text-pretty">{step}</span>
          </li>
        ))}
      </ol>
      <ul className="text-muted flex list-disc flex-col gap-1.5 pl-5 text-sm text-pretty">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}
