import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';

const WAYS = {
  pay: '/member/depositv2',
  move: '/member/transferFund',
} as const;
type Way = keyof typeof WAYS;

/**
 * Less than nothing in a wallet: how it came about, what waits until it is paid, and what pays it. What is missing at a game maker
 * is paid by moving money there; what is missing here by a deposit, or by money that lies at one.
 */
export function DebtNotice() {
  const t = useT('deposit');
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data } = useQuery(balanceQuery());
  if (data === undefined) return null;
  const balance = parseMoney(data.balance);
  const [owedHere, owedThere] = [balance < 0n ? -balance : 0n, parseMoney(data.owedInWallets)];
  const debt = owedHere + owedThere;
  if (debt === 0n) return null;
  const show = (amount: bigint) => displayMoney(minor(amount), data.currencySymbol, language);
  const lyingThere = owedHere > 0n ? parseMoney(data.fundsInWallets) : 0n;
  const texts = [
    owedHere > 0n && t('debt.text'),
    lyingThere > 0n && t('debt.there', { amount: show(lyingThere) }),
    owedThere > 0n && t('debt.missing', { amount: show(owedThere) }),
  ].filter((text) => text !== false);
  const ways: Way[] = [];
  if (owedThere > 0n || lyingThere > 0n) ways.push('move');
  if (owedHere > lyingThere || (owedThere > 0n && owedThere > balance)) ways.push('pay');
  return (
    <div className="member-width pt-4 sm:pt-6">
      <section
        role="alert"
        className="bg-loss/12 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl p-4 sm:p-5"
      >
        <CircleAlert size={26} aria-hidden="true" className="text-loss shrink-0" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-loss font-semibold">{t('debt.title', { debt: show(debt) })}</h2>
          {texts.map((text) => (
            <p key={text} className="mt-1 text-sm text-pretty">
              {text}
            </p>
          ))}
        </div>
        {ways
          .filter((way) => pathname !== WAYS[way])
          .map((way) => (
            <Link
              key={way}
              to={WAYS[way]}
              className="bg-action text-on-action hover:bg-action-strong inline-flex h-11 items-center rounded-lg px-4 font-semibold"
            >
              {t(`debt.${way}`)}
            </Link>
          ))}
      </section>
    </div>
  );
}
