import type { WaitingReward } from '@maidan/contract/rewards/reward.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useId } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { daysOf } from '#lib/records/days/day-math.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { TermsLink } from '#lib/rewards/terms-link.tsx';
import { RewardLines } from './reward-lines.tsx';
import { useClaimRewards } from './rewards.mutations.ts';

const TAKEN = { cash: 'taken', locked: 'takenLocked', rounds: 'takenRounds' } as const;

type WaitingCardProps = { reward: WaitingReward; words: MemberWords; hasBonus: boolean };

/** One reward that waits: what it is, what it came from, and what taking it means. */
export function WaitingCard({ reward, words, hasBonus }: WaitingCardProps) {
  const t = useT('rewards');
  const id = useId();
  const whyId = useId();
  // One bonus with conditions at a time: it says so before it is pressed.
  const isHeld = hasBonus && reward.wagering !== null;
  const language = useLanguage();
  const { code, period, title, amount, lines, payment, wagering, claimUntil, type, friend, rounds, before } =
    reward;
  const claim = useClaimRewards({ onSuccess: () => showToast(t(TAKEN[payment]), 'gain') });
  const onClaim = (): void => claim.mutate({ rewards: [{ code, period }], language });
  return (
    <article aria-labelledby={id} className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-accent text-sm font-semibold">{t(`type.${type}`)}</p>
          <h3 id={id} className="text-lg font-semibold text-balance">
            {title}
          </h3>
          {friend !== undefined && <p>{t('friend', { friend })}</p>}
          <p className="text-muted text-sm tabular-nums">
            {t('span', { from: words.when(reward.from), to: words.when(reward.to) })}
          </p>
        </div>
        {rounds === undefined ? (
          <p className="text-gain shrink-0 text-xl font-bold tabular-nums">{words.money(amount)}</p>
        ) : (
          <p className="text-gain max-w-1/2 text-right font-bold text-balance tabular-nums">
            {t('given.rounds.title', { count: rounds.count, stake: words.money(rounds.stake) })}
          </p>
        )}
      </div>
      {before !== undefined && <p className="text-sm text-pretty">{t('late')}</p>}
      <RewardLines lines={lines} amount={amount} before={before} words={words} days={daysOf(reward)} />
      <p className="text-muted text-sm text-pretty">
        {payment === 'cash' && t('cash')}
        {payment === 'rounds' && t('rounds')}
        {wagering !== null && t('locked', { times: wagering.times, days: wagering.days })}{' '}
        {claimUntil !== null && t('claimUntil', { when: words.when(claimUntil) })}
      </p>
      <TermsLink code={code} version={reward.version} />
      <Problem text={claim.error?.message} />
      {isHeld && (
        <p id={whyId} className="text-sm font-medium text-pretty">
          {t('oneBonus')}
        </p>
      )}
      <Button
        className="mt-auto min-w-28 self-start"
        disabled={isHeld}
        aria-describedby={isHeld ? whyId : undefined}
        pending={claim.isPending}
        aria-label={claim.isPending ? t('taking') : undefined}
        onClick={onClaim}
      >
        {t('take')}
      </Button>
    </article>
  );
}
