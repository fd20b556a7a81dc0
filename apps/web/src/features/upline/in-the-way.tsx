import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { useHeldWords } from '#lib/texts/use-held-words.ts';
import { Notice } from '#lib/widgets/panel.tsx';
import type { MoneyDesk } from './upline.queries.ts';
import { useWords } from './use-words.ts';

export const isOpen = (desk: MoneyDesk): boolean =>
  desk.offered && desk.heldUntil === null && desk.hasPaymentPassword;

/** The first thing that stands in the way, in plain words, with what helps. */
export function InTheWay({ desk }: { desk: MoneyDesk }) {
  const t = useT('upline');
  const words = useWords(desk.currencySymbol);
  const held = useHeldWords();
  if (!desk.offered) return <Notice text={t('blocked.off')} />;
  if (desk.heldUntil !== null)
    return <Notice text={held(desk.heldBecause, t('blocked.held', { time: words.when(desk.heldUntil) }))} />;
  if (!desk.hasPaymentPassword)
    return (
      <Notice
        text={t('blocked.payment')}
        action={
          <Link to="/member/securityCenter" search={{ set: 'payment' }} className={buttonClass()}>
            {t('blocked.paymentAction')}
          </Link>
        }
      />
    );
  if (desk.limits.timesLeft === 0)
    return <Notice text={t('blocked.often', { count: desk.limits.timesPerHour })} />;
  if (desk.bound !== '0.00')
    return (
      <Notice
        text={t('blocked.turnover', {
          bound: words.money(desk.bound),
          amount: words.money(desk.turnoverLeft),
        })}
      />
    );
  return null;
}
