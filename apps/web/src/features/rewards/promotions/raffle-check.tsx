import { digits } from '@maidan/contract/digits.ts';
import type { Raffle } from '@maidan/contract/rewards/promotions/promotion.ts';
import { followsOrder, raffleDigest, raffleOrder } from '@maidan/contract/rewards/promotions/raffle-draw.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type CheckProps = { code: string; seed: string } & Pick<Raffle, 'digest' | 'entries' | 'winners'>;
const SHOWN = 20;

/** PRO-03: the draw computed again in this browser, out of what stands on the page. */
export function RaffleCheck({ code, seed, digest, entries, winners }: CheckProps) {
  const t = useT('promotions');
  const language = useLanguage();
  const check = useMutation({
    mutationFn: async () => {
      const order = await raffleOrder({ seed, code, entries });
      const fits =
        (await raffleDigest(seed)) === digest &&
        followsOrder(
          order,
          winners.map(({ number }) => number),
        );
      return { fits, order };
    },
  });
  const first = check.data?.order.slice(0, SHOWN).map((number) => digits(number, language)) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <Button
        look="outline"
        className="self-start"
        pending={check.isPending}
        aria-label={check.isPending ? t('raffle.checking') : undefined}
        onClick={() => check.mutate()}
      >
        {t('raffle.check')}
      </Button>
      <output className="flex flex-col gap-1 text-sm">
        {check.data !== undefined && (
          <>
            <span className={check.data.fits ? 'text-gain font-semibold' : 'text-loss font-semibold'}>
              {t(check.data.fits ? 'raffle.fits' : 'raffle.wrong')}
            </span>
            <span className="text-muted tabular-nums">
              {t('raffle.order', { numbers: first.join(' · ') + (entries > SHOWN ? ' …' : '') })}
            </span>
          </>
        )}
        {check.error !== null && <span className="text-loss">{t('raffle.impossible')}</span>}
      </output>
    </div>
  );
}
