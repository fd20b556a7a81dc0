import { addTo, oweFor, purseOf, takeFrom, takeUpTo } from '#own-wallet/own-wallet.store.ts';
import { transactionIds, waitAfter, wireAmount } from '#rounds/round-wallet.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import type { WalletReply } from '#wallet-client.ts';
import type { Book } from './book.ts';
import { betById, type StoredBet } from './bet.store.ts';
import { claimPayments, endPayment, payLater, type Payment } from './payment.store.ts';
import { factsOf } from './stake-money.ts';

const AT_ONCE = 64;

/** What was written down is paid until the wallet has it (W21). Those of one bet go one after the other. */
export const payDue = (book: Book): Promise<number> => pay(book, null);

/** What is due of one bet, for whoever waits for it: what is due to others, and may be long on its way, is not theirs to wait for. */
export const payDueOf = (book: Book, betId: string): Promise<number> => pay(book, betId);

async function pay(book: Book, betId: string | null): Promise<number> {
  const { house } = book;
  const claim = { now: book.now(), leaseMs: house.timing.leaseMs, limit: AT_ONCE, betId };
  const due = await claimPayments(house.db, claim);
  await Promise.all(
    due.map((payment) =>
      payOne(book, payment).catch((error: unknown) =>
        house.log.error(
          { betId: payment.betId, number: payment.number, error: String(error) },
          'a payment could not be made',
        ),
      ),
    ),
  );
  return due.length;
}

export async function payOne(book: Book, payment: Payment): Promise<void> {
  const { house } = book;
  const bet = await betById(house.db, payment.betId);
  const session = await sessionById(house.db, bet.sessionId);
  if (!session) throw new Error('a bet without its session');
  const reply = await ask(book, bet, payment, session);
  if (reply !== null && isDone(payment, reply.status) && (await done(book, payment, session))) return;
  if (reply !== null && !isDone(payment, reply.status))
    house.log.error({ betId: bet.id, number: payment.number, status: reply.status }, 'payment not accepted');
  await payLater(house.db, payment, book.now() + waitAfter(house, Math.max(payment.attempts, 1)));
}

const isDone = ({ kind }: Payment, status: NonNullable<WalletReply>['status']): boolean =>
  status === 'OK' || (kind === 'take-back' && status === 'ALREADY_ROLLED_BACK');

const idOf = ({ betId }: Payment, number: number): string => `${betId}.pay-${number}`;

/** Parts, settlement and what replaces one that was taken back are wins of the round (W11, W12). */
function ask(book: Book, bet: StoredBet, payment: Payment, session: StoredSession): Promise<WalletReply> {
  const wallet = walletOf(book.house, session);
  const { launchToken: token } = session;
  const { kind, number, amount, closes, undoes } = payment;
  if (kind === 'take-back')
    return wallet.call('rollback', {
      token,
      transactionId: idOf(payment, number),
      originalTransactionId: idOf(payment, undoes ?? 0),
      roundId: bet.id,
    });
  return wallet.call('win', {
    kind: 'win',
    token,
    transactionId: idOf(payment, number),
    betTransactionId: transactionIds(bet.id).bet,
    amount: wireAmount(amount),
    roundClosed: closes,
    ...factsOf(bet, session),
  });
}

/** False: what is to be taken back from a purse of this house is not in it yet. After the last attempt the rest is written down as owed. */
async function done(book: Book, payment: Payment, session: StoredSession): Promise<boolean> {
  const { house } = book;
  const purse = purseOf(session);
  if (purse === null) {
    await endPayment(house.db, payment);
    return true;
  }
  const amount = BigInt(payment.amount);
  return house.db
    .transaction(async (tx) => {
      if (!(await endPayment(tx, payment))) return true;
      if (payment.kind !== 'take-back') await addTo(tx, purse, amount);
      else if (payment.attempts < house.timing.retryMs.length) {
        if (!(await takeFrom(tx, purse, amount))) throw new ShortPurse();
      } else {
        const owed = amount - (await takeUpTo(tx, purse, amount));
        if (owed > 0n) {
          await oweFor(tx, purse, { betId: payment.betId, number: payment.number, amount: owed });
          house.log.error({ betId: payment.betId, owed: owed.toString() }, 'a purse owes what it was paid');
        }
      }
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof ShortPurse) return false;
      throw error;
    });
}

class ShortPurse extends Error {}
