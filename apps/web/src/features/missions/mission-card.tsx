import type { Mission, MissionProgress } from '@maidan/contract/rewards/missions/mission.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { useClaimRewards } from './missions.mutations.ts';

/** MEM-10: what counts, how far it is in exact numbers, and what taking it means. */
export function MissionCard({ mission, words }: { mission: Mission; words: MemberWords }) {
  const t = useT('missions');
  const records = useT('records');
  const id = useId();
  const { title, summary, amount, repeats, categories, from, to, state, wagering, claimUntil, takenAt } =
    mission;
  const isReady = state === 'ready';
  return (
    <article
      aria-labelledby={id}
      className={clsx('bg-surface flex flex-col gap-3 rounded-2xl p-5', state !== 'taken' && 'shadow-low')}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-accent text-sm font-semibold">{t(`repeats.${repeats}`)}</p>
          <h3 id={id} className="text-lg font-semibold text-balance">
            {title}
          </h3>
        </div>
        <p className={clsx('shrink-0 text-xl font-bold tabular-nums', state !== 'taken' && 'text-gain')}>
          {words.money(amount)}
        </p>
      </div>
      <p className="text-pretty">{summary}</p>
      <Progress progress={mission.progress} title={title} words={words} />
      <p className="text-muted text-sm text-pretty">
        {categories.length === 0
          ? t('counts.all')
          : t('counts.some', {
              categories: categories.map((category) => records(`categories.${category}`)).join(', '),
            })}
        {' · '}
        {to === null ? t('open') : t('span', { from: words.when(from), to: words.when(to) })}
      </p>
      {isReady && (
        <p className="text-muted text-sm text-pretty">
          {wagering === null ? t('cash') : t('locked', { times: wagering.times, days: wagering.days })}{' '}
          {claimUntil !== null && t('claimUntil', { when: words.when(claimUntil) })}
        </p>
      )}
      {isReady && <Take mission={mission} />}
      {takenAt !== null && (
        <p className="text-gain mt-auto flex items-center gap-2 text-sm font-semibold tabular-nums">
          <Check size={18} aria-hidden="true" />
          {t('takenAt', { when: words.when(takenAt) })}
        </p>
      )}
    </article>
  );
}

function Take({ mission: { code, period, wagering } }: { mission: Mission }) {
  const t = useT('missions');
  const language = useLanguage();
  const claim = useClaimRewards({
    onSuccess: () => showToast(t(wagering === null ? 'taken' : 'takenLocked'), 'gain'),
  });
  const onTake = (): void => claim.mutate({ rewards: [{ code, period }], language });
  return (
    <>
      <Problem text={claim.error?.message} />
      <Button
        className="mt-auto min-w-28 self-start"
        pending={claim.isPending}
        aria-label={claim.isPending ? t('taking') : undefined}
        onClick={onTake}
      >
        {t('take')}
      </Button>
    </>
  );
}

type ProgressProps = { progress: MissionProgress; title: string; words: MemberWords };

function Progress({ progress, title, words }: ProgressProps) {
  const t = useT('missions');
  const [done, target] =
    progress.counts === 'stake'
      ? [Number(parseMoney(progress.done)), Number(parseMoney(progress.target))]
      : [progress.done, progress.target];
  // Beyond the target nothing counts any more: what was asked for is done.
  const isDone = done >= target;
  const text =
    progress.counts === 'stake'
      ? t(isDone ? 'progress.done.stake' : 'progress.stake', {
          done: words.short(progress.done),
          target: words.short(progress.target),
        })
      : t(isDone ? `progress.done.${progress.counts}` : `progress.${progress.counts}`, {
          done: progress.done,
          target: progress.target,
        });
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        aria-label={t('progress.bar', { title })}
        aria-valuetext={text}
        value={Math.min(done, target)}
        max={target}
        className="bg-raised [&::-moz-progress-bar]:bg-gain [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-gain h-3 w-full appearance-none overflow-hidden rounded-full"
      />
      <p className="text-sm font-medium tabular-nums">{text}</p>
    </div>
  );
}
