import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { balanceQuery } from './session.queries.ts';

const DEPOSIT = '/member/depositv2';

/** Less than nothing on the account: how it came about, what waits until it is paid, and what pays it. */
export function DebtNotice() {
  const t = useT('deposit');
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data } = useQuery(balanceQuery());
  const debt = data === undefined ? 0n : -parseMoney(data.balance);
  if (data === undefined || debt <= 0n) return null;
  return (
    <div className="page-width pt-4 sm:pt-6">
      <section
        role="alert"
        className="bg-loss/12 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl p-4 sm:p-5"
      >
        <CircleAlert size={26} aria-hidden="true" className="text-loss shrink-0" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-loss font-semibold">
            {t('debt.title', { debt: displayMoney(minor(debt), data.currencySymbol, language) })}
          </h2>
          <p className="mt-1 text-sm text-pretty">{t('debt.text')}</p>
        </div>
        {pathname !== DEPOSIT && (
          <Link
            to={DEPOSIT}
            className="bg-action text-on-action hover:bg-action-strong inline-flex h-11 items-center rounded-lg px-4 font-semibold"
          >
            {t('debt.pay')}
          </Link>
        )}
      </section>
    </div>
  );
}
