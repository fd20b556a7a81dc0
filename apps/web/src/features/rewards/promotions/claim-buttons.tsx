import type { Promotion, PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useClaimRewards } from '../rewards.mutations.ts';
import { useClaimRafflePromotion } from './promotions.mutations.ts';
import { usePromotionWords } from './use-promotion-words.ts';

type Waiting = PromotionStanding['waiting'];
const TAKEN = { cash: 'act.taken', locked: 'act.takenLocked', rounds: 'act.takenRounds' } as const;

/** One for each period that waits; what a raffle drew has a call of its own. */
export function ClaimButtons({ promotion, waiting }: { promotion: Promotion; waiting: Waiting }) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const language = useLanguage();
  const { code, type, terms } = promotion;
  const onSuccess = (): void => showToast(t(TAKEN[terms.payment]), 'gain');
  const rewards = useClaimRewards({ onSuccess });
  const raffle = useClaimRafflePromotion();
  const error = rewards.error ?? raffle.error;
  const onClaim = (period: string): void => {
    if (type === 'raffle') raffle.mutate({ code, language }, { onSuccess });
    else rewards.mutate({ rewards: [{ code, period }], language });
  };
  return (
    <>
      <Problem text={error?.message} />
      <ul className="flex flex-col gap-3">
        {waiting.map(({ period, amount, until }) => (
          <li key={period} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              size="large"
              pending={rewards.isPending || raffle.isPending}
              onClick={() => onClaim(period)}
            >
              {terms.payment === 'rounds'
                ? t('act.claimRounds')
                : t('act.claim', { amount: words.money(amount) })}
            </Button>
            {until !== null && (
              <span className="text-muted text-sm">{t('act.waitsUntil', { when: words.when(until) })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
