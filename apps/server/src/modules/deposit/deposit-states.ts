import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import type { PaymentNews } from '#adapters/payment/payment-provider.ts';

/** What is known of a deposit when somebody brings news of it. */
export type KnownDeposit = { state: DepositState; amount: bigint; paid: bigint | null; currency: string };

/**
 * `same`: nothing new, or news that something newer has overtaken. `mismatch`: it contradicts what is known, so nothing
 * moves and a person has to look (X6).
 */
export type Decision = { to: DepositState } | 'same' | 'mismatch';

const OPEN: ReadonlySet<DepositState> = new Set(['waiting', 'review']);
const CREDITED: ReadonlySet<DepositState> = new Set(['paid', 'partly', 'late']);

/** The whole rule of payments, as a plain function: whatever comes, in whatever order, money is credited at most once. */
export function decide(known: KnownDeposit, news: Omit<PaymentNews, 'providerReference'>): Decision {
  if (news.currency !== known.currency) return 'mismatch';
  switch (news.status) {
    case 'pending':
      return 'same';
    case 'paid':
    case 'partly':
      return decideMoney(known, { status: news.status, amount: news.amount });
    case 'failed':
      return decideFailure(known.state);
    case 'charged_back':
      return decideChargeBack(known, news.amount);
  }
}

type MoneyNews = { status: 'paid' | 'partly'; amount: bigint };

function decideMoney(known: KnownDeposit, { status, amount }: MoneyNews): Decision {
  const fits = status === 'paid' ? amount === known.amount : amount > 0n && amount < known.amount;
  if (!fits) return 'mismatch';
  if (CREDITED.has(known.state) || known.state === 'charged_back')
    return known.paid === amount ? 'same' : 'mismatch';
  if (OPEN.has(known.state)) return { to: status };
  if (known.state === 'expired') return { to: status === 'paid' ? 'late' : 'partly' };
  return 'mismatch';
}

function decideFailure(state: DepositState): Decision {
  if (OPEN.has(state)) return { to: 'failed' };
  return state === 'failed' || state === 'expired' ? 'same' : 'mismatch';
}

/** Taken back before we ever heard of the money: then nothing has come. */
function decideChargeBack({ state, paid }: KnownDeposit, amount: bigint): Decision {
  if (OPEN.has(state)) return { to: 'failed' };
  if (state === 'failed' || state === 'expired') return 'same';
  if (paid !== amount) return 'mismatch';
  if (state === 'charged_back') return 'same';
  return CREDITED.has(state) ? { to: 'charged_back' } : 'mismatch';
}
