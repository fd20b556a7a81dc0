import type { Limit } from '@maidan/contract/protection/protection.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useConfirmLimit, useSetLimit } from './protection.mutations.ts';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { useLimitWords } from './use-limit-words.ts';

type LimitWishProps = { limit: Limit; wish: NonNullable<Limit['wish']>; symbol: string };

/** R1: a looser limit that was asked for. To keep the present one is the first choice, and always open. */
export function LimitWish({ limit, wish, symbol }: LimitWishProps) {
  const t = useT('protection');
  const words = useLimitWords(symbol);
  const moment = useMoment('numeric');
  const keep = useSetLimit();
  const confirm = useConfirmLimit();
  const { kind, period } = limit;
  const wanted = wish.value === null ? t('none') : words(kind, wish.value);
  return (
    <div className="bg-raised flex flex-col gap-3 rounded-lg p-4 text-sm">
      <p className="text-pretty">
        {wish.ripe
          ? t('wishRipe', { wanted, until: moment(wish.until) })
          : t('wishWaits', { wanted, from: moment(wish.from) })}
      </p>
      <Problem text={(keep.error ?? confirm.error)?.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-11"
          pending={keep.isPending}
          onClick={() =>
            keep.mutate(
              { kind, period, value: limit.value },
              { onSuccess: () => showToast(t('kept'), 'gain') },
            )
          }
        >
          {t('keep', { value: words(kind, limit.value) })}
        </Button>
        {wish.ripe && (
          <Button
            look="quiet"
            size="small"
            className="min-h-11"
            pending={confirm.isPending}
            onClick={() => confirm.mutate({ kind, period })}
          >
            {t('confirmWish', { wanted })}
          </Button>
        )}
      </div>
    </div>
  );
}
