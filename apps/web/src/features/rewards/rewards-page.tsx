import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords, type MemberWords } from '#lib/texts/use-member-words.ts';
import { BonusMeter } from './bonus-meter.tsx';
import { GivenList } from './given-list.tsx';
import { GrowingList } from './growing-list.tsx';
import { RewardsFrame, type Rewards } from './rewards-frame.tsx';
import { useClaimAll } from './rewards.mutations.ts';
import { RoundsInHand } from './rounds-in-hand.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WantedSwitch } from './wanted-switch.tsx';

/** PRO-03: everything that can be taken, what is coming together, and everything that was ever given. */
export function RewardsPage({ currencySymbol }: { currencySymbol: string }) {
  const words = useMemberWords(currencySymbol);
  return (
    <RewardsFrame page="center">
      {(rewards) => (
        <>
          {rewards.bonus !== null && <BonusMeter bonus={rewards.bonus} words={words} />}
          <RoundsInHand
            rounds={rewards.rounds}
            words={words}
            mayPlay={rewards.paused === null && rewards.wanted}
          />
          {rewards.paused === null && rewards.wanted && <Waiting rewards={rewards} words={words} />}
          <AllGiven titles={rewards.allGiven} />
          <GrowingList growing={rewards.growing} words={words} />
          <GivenList words={words} />
          <WantedSwitch wanted={rewards.wanted} hasBonus={rewards.bonus !== null} />
        </>
      )}
    </RewardsFrame>
  );
}

function AllGiven({ titles }: { titles: readonly string[] }) {
  const t = useT('rewards');
  return titles.map((title) => (
    <p key={title} className="text-muted text-sm text-pretty">
      {t('allGiven', { title })}
    </p>
  ));
}

function Waiting({ rewards: { waiting, bonus }, words }: { rewards: Rewards; words: MemberWords }) {
  const t = useT('rewards');
  const language = useLanguage();
  const claim = useClaimAll({ onSuccess: (count) => showToast(t('takenAll', { count }), 'gain') });
  const free = waiting.filter(({ wagering }) => wagering === null);
  const onAll = (): void => claim.mutate({ rewards: free, language });
  if (waiting.length === 0)
    return (
      <EmptyState
        icon={<Gift size={28} aria-hidden />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to="/promotions" className={buttonClass('outline')}>
            {t('toPromotions')}
          </Link>
        }
      />
    );
  return (
    <section className="flex flex-col gap-3" aria-labelledby="waiting-rewards">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="waiting-rewards" className="text-xl font-semibold">
          {t('waiting')}
        </h2>
        {free.length > 1 && (
          <Button look="outline" pending={claim.isPending} onClick={onAll}>
            {t('takeAll')}
          </Button>
        )}
      </div>
      {free.length > 1 && free.length < waiting.length && (
        <p className="text-muted text-sm text-pretty">{t('takeAllRest')}</p>
      )}
      <Problem text={claim.error?.message} />
      <div className="grid items-stretch gap-4 lg:grid-cols-2">
        {waiting.map((reward) => (
          <WaitingCard
            key={`${reward.code} ${reward.period}`}
            reward={reward}
            words={words}
            hasBonus={bonus !== null}
          />
        ))}
      </div>
    </section>
  );
}
