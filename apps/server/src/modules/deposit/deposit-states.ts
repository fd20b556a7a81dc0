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
/** Nobody waits for this money any more; where it comes all the same, it is asked whether the member wants it now. */
const GIVEN_UP: ReadonlySet<DepositState> = new Set(['expired', 'failed']);
const CAME: ReadonlySet<DepositState> = new Set(['paid', 'partly', 'late', 'held', 'charged_back']);

/**
 * The whole rule of payments, as a plain function: whatever comes, in whatever order, money is credited at most once. News has a
 * rank: money that came is stronger than the word that it would not, and money that was taken back stronger than money that
 * came. So the order in which a provider brings its news does not matter.
 */
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

/** What comes after the time, or after it was given up: the limit it would have been counted in has forgotten it. */
export const wasGivenUp = (state: DepositState): boolean => GIVEN_UP.has(state);

type MoneyNews = { status: 'paid' | 'partly'; amount: bigint };

function decideMoney(known: KnownDeposit, { status, amount }: MoneyNews): Decision {
  const fits = status === 'paid' ? amount === known.amount : amount > 0n && amount < known.amount;
  if (!fits) return 'mismatch';
  if (CAME.has(known.state)) return known.paid === amount ? 'same' : 'mismatch';
  if (OPEN.has(known.state) || known.state === 'failed') return { to: status };
  if (known.state === 'expired') return { to: status === 'paid' ? 'late' : 'partly' };
  return 'mismatch';
}

function decideFailure(state: DepositState): Decision {
  if (OPEN.has(state)) return { to: 'failed' };
  return GIVEN_UP.has(state) ? 'same' : 'mismatch';
}

/** Taken back before we ever heard of the money: then it has come and gone, and the word that it came is old news. */
function decideChargeBack({ state, paid, amount: asked }: KnownDeposit, amount: bigint): Decision {
  if (OPEN.has(state) || GIVEN_UP.has(state))
    return amount > 0n && amount <= asked ? { to: 'charged_back' } : 'mismatch';
  if (!CAME.has(state) || paid !== amount) return 'mismatch';
  return state === 'charged_back' ? 'same' : { to: 'charged_back' };
}
