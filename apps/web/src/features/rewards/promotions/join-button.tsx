import { digits } from '@maidan/contract/digits.ts';
import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useJoinPromotion } from './promotions.mutations.ts';

export function JoinButton({ promotion: { code, type } }: { promotion: Promotion }) {
  const t = useT('promotions');
  const language = useLanguage();
  const join = useJoinPromotion();
  const onJoin = (): void =>
    join.mutate(
      { code },
      {
        onSuccess: ({ number }) =>
          showToast(
            type === 'raffle' ? t('act.entered', { number: digits(number, language) }) : t('act.joined'),
            'gain',
          ),
      },
    );
  return (
    <>
      <Problem text={join.error?.message} />
      <Button className="self-start" size="large" pending={join.isPending} onClick={onJoin}>
        {t('act.join')}
      </Button>
    </>
  );
}
