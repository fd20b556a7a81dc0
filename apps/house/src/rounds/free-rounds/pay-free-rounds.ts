import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import { claimPayments, writePaid, type DuePayment } from './free-rounds.store.ts';

const AT_ONCE = 8;
const LEASE_MS = 30_000;
const TAKEN: ReadonlySet<string> = new Set(['OK', 'ALREADY_SETTLED']);

/** Pays what free rounds have won, in one sum when the last has ended (W18). Sent again it has the same id. */
export async function payFreeRounds(house: House, player: string | null = null): Promise<number> {
  const due = await claimPayments(house.db, AT_ONCE, LEASE_MS, player);
  await Promise.all(due.map((payment) => pay(house, payment)));
  return due.length;
}

async function pay(house: House, payment: DuePayment): Promise<void> {
  const { campaignId, currency, sessionId, settled, sum } = payment;
  if (settled === 0 || sessionId === null) return writePaid(house.db, payment);
  const session = await sessionById(house.db, sessionId);
  if (!session) throw new Error('free rounds without their session');
  const reply = await house.wallet.call('adjustment', {
    token: session.launchToken,
    transactionId: payment.paymentId,
    direction: 'credit',
    reason: 'free-rounds',
    campaignId,
    amount: wireAmount(sum),
    currency,
  });
  if (reply && TAKEN.has(reply.status)) return writePaid(house.db, payment);
  if (reply) house.log.error({ campaignId, status: reply.status }, 'free rounds not paid');
}

export const payFreeRoundsWork: TimedWork<House> = {
  name: 'sums of free rounds',
  everyMs: 5_000,
  atMost: AT_ONCE,
  run: (house) => payFreeRounds(house),
};
