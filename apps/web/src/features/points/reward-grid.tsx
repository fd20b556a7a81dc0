import type { PointReward } from '@maidan/contract/points/point-mall.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { Picture } from '#lib/pictures/picture.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useT, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { pointBalanceQuery, pointRewardsQuery } from './points.queries.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { RewardLook } from './reward-look.tsx';
import { usePointWords } from './use-point-words.ts';

/** PRO-04: everything that points are taken for. */
export function RewardGrid({ offered }: { offered: boolean }) {
  const t = useT('mall');
  const { data, error, refetch } = useQuery(pointRewardsQuery());
  const [chosen, setChosen] = useState<PointReward | null>(null);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="point-rewards">
      <h2 id="point-rewards" className="text-xl font-semibold">
        {t('rewards.title')}
      </h2>
      {data === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {[0, 1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-80 rounded-2xl" />
          ))}
        </output>
      )}
      {data === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data?.rewards.length === 0 && (
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('rewards.emptyTitle')}
          text={t('rewards.emptyText')}
        />
      )}
      {data !== undefined && data.rewards.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {data.rewards.map((reward) => (
            <RewardCard
              key={reward.code}
              reward={reward}
              offered={offered}
              onChoose={() => setChosen(reward)}
            />
          ))}
        </ul>
      )}
      {chosen !== null && (
        <WithAccountTexts>
          <RedeemDialog reward={chosen} onClose={() => setChosen(null)} />
        </WithAccountTexts>
      )}
    </section>
  );
}

type CardProps = { reward: PointReward; offered: boolean; onChoose: () => void };

function RewardCard({ reward, offered, onChoose }: CardProps) {
  const t = useT('mall');
  const words = usePointWords();
  const loggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...pointBalanceQuery(), enabled: loggedIn });
  const { title, about, points, left, look, pictureUrl, amount } = reward;
  const missing = data === undefined ? 0 : points - data.points;
  return (
    <li className="bg-surface shadow-low flex flex-col overflow-hidden rounded-2xl">
      <Picture
        src={pictureUrl}
        alt=""
        className="aspect-[320/190] w-full object-cover"
        fallback={<RewardLook look={look} />}
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="font-semibold">{words.text(title)}</h3>
        {amount !== null && (
          <p className="text-gain font-semibold tabular-nums">
            {t('rewards.pays', { amount: words.money(amount) })}
          </p>
        )}
        <p className="text-muted flex-1 text-sm text-pretty">{words.text(about)}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-bold tabular-nums">
          {t('rewards.price', { points: words.count(points) })}
          {left !== null && left > 0 && (
            <span className="text-muted text-sm font-normal">
              {t('rewards.left', { count: words.count(left) })}
            </span>
          )}
        </p>
        <Choice {...{ reward, offered, loggedIn, missing, onChoose }} />
      </div>
    </li>
  );
}

type ChoiceProps = CardProps & { loggedIn: boolean; missing: number };

/** The button, or why there is none. */
function Choice({ reward, offered, loggedIn, missing, onChoose }: ChoiceProps) {
  const t = useT('mall');
  const words = usePointWords();
  if (reward.left === 0) return <p className="text-muted flex min-h-11 items-center">{t('rewards.gone')}</p>;
  if (!offered) return null;
  const name = t('rewards.redeemOne', { title: words.text(reward.title) });
  if (!loggedIn)
    return (
      <Button look="outline" onClick={() => openModal('login', { returnTo: '/pointMall' })}>
        {t('visitor.login')}
      </Button>
    );
  if (missing > 0)
    return (
      <p className="text-muted flex min-h-11 items-center tabular-nums">
        {t('rewards.missing', { points: words.count(missing) })}
      </p>
    );
  return (
    <Button aria-label={name} onClick={onChoose}>
      {t('rewards.redeem')}
    </Button>
  );
}
