import type { GrowingReward } from '@maidan/contract/rewards/reward.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { TermsLink } from '#lib/rewards/terms-link.tsx';
import { RewardLines } from './reward-lines.tsx';

type GrowingProps = { growing: readonly GrowingReward[]; words: MemberWords };

/** Periods that are not over: a plain statement of what has come together, and from when on it can be taken. */
export function GrowingList({ growing, words }: GrowingProps) {
  const t = useT('rewards');
  if (growing.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="growing-rewards">
      <h2 id="growing-rewards" className="text-xl font-semibold">
        {t('growing.title')}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {growing.map(({ code, version, period, title, type, amount, to, lines }) => (
          <li key={`${code} ${period}`} className="bg-surface shadow-low rounded-2xl p-5">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{title}</span>
              <span className="shrink-0 font-semibold tabular-nums">{words.money(amount)}</span>
            </p>
            <p className="text-muted text-sm">
              {type === 'deposit' && amount === '0.00'
                ? t('growing.noDeposit')
                : t('growing.from', { when: words.when(to) })}
            </p>
            <RewardLines lines={lines} amount={amount} words={words} />
            <TermsLink code={code} version={version} />
          </li>
        ))}
      </ul>
    </section>
  );
}
