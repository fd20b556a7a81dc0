import { digits } from '@maidan/contract/digits.ts';
import type { Raffle } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { ShownTerms } from '@maidan/contract/rewards/rule-version.ts';
import { passedOver, raffleDigest, raffleOrder } from '@maidan/contract/rewards/promotions/raffle-draw.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type CheckProps = { code: string; seed: string } & Pick<Raffle, 'digest' | 'entries' | 'winners'> &
  Pick<ShownTerms, 'prizes'>;
const SHOWN = 20;

/** PRO-03: the draw computed again in this browser, out of what stands on the page. */
export function RaffleCheck({ code, seed, digest, entries, winners, prizes }: CheckProps) {
  const t = useT('promotions');
  const language = useLanguage();
  const check = useMutation({
    mutationFn: async () => {
      const order = await raffleOrder({ seed, code, entries });
      const passed = passedOver(order, winners, prizes);
      return { order, passed: (await raffleDigest(seed)) === digest ? passed : null };
    },
  });
  const listed = (numbers: readonly number[]): string =>
    numbers
      .slice(0, SHOWN)
      .map((number) => digits(number, language))
      .join(' · ') + (numbers.length > SHOWN ? ' …' : '');
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
            <span className={check.data.passed ? 'text-gain font-semibold' : 'text-loss font-semibold'}>
              {t(check.data.passed ? 'raffle.fits' : 'raffle.wrong')}
            </span>
            {check.data.passed !== null && check.data.passed.length > 0 && (
              <span className="tabular-nums">
                {t('raffle.passed', { numbers: listed(check.data.passed) })}
              </span>
            )}
            <span className="text-muted tabular-nums">
              {t('raffle.order', { numbers: listed(check.data.order) })}
            </span>
          </>
        )}
        {check.error !== null && <span className="text-loss">{t('raffle.impossible')}</span>}
      </output>
    </div>
  );
}
