import { unchanged } from '@maidan/games/table/table.ts';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { addTo, balanceOf, purseOf } from '#own-wallet/own-wallet.store.ts';
import { balanceIn, rollBack, transactionIds, waitAfter, wireAmount } from '#rounds/round-wallet.ts';
import { sessionById, type StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import { atTable, save } from './at-table.ts';
import {
  claimDueSittings,
  endSitting,
  giveUpSeat,
  sittingById,
  takeSeat,
  trySeatLater,
  type SeatEnd,
  type Sitting,
} from './seat.store.ts';

/**
 * One attempt at what a sitting asks of the wallet now. A buy-in without an answer is rolled back after some attempts (W19); what a player
 * carries away is paid until the wallet has it, also when it is nothing (W21).
 */
export async function settleSeat(house: House, seat: Sitting, session: StoredSession): Promise<Sitting> {
  switch (seat.state) {
    case 'buying':
      return buyIn(house, seat, session);
    case 'undoing':
      return undo(house, seat, session);
    case 'paying':
      return cashOut(house, seat, session);
    default:
      return seat;
  }
}

const factsOf = (seat: Sitting, session: StoredSession) => ({
  roundId: seat.id,
  gameCode: seat.gameCode,
  currency: session.currency,
});

async function buyIn(house: House, seat: Sitting, session: StoredSession): Promise<Sitting> {
  if (seat.attempts > house.timing.batchAttempts) return giveUp(house, seat, session);
  const reply = await walletOf(house, session).call('bet', {
    kind: 'bet',
    token: session.launchToken,
    transactionId: transactionIds(seat.id).bet,
    amount: wireAmount(seat.buyIn),
    roundClosed: false,
    ...factsOf(seat, session),
  });
  if (reply?.status === 'OK') {
    const purse = purseOf(session);
    const balance = purse === null ? balanceIn(reply) : await balanceOf(house.db, purse);
    return (await sitDown(house, seat, balance?.toString() ?? null)) ?? giveUp(house, seat, session);
  }
  if (reply && seat.attempts === 1)
    return end(house, seat, session, { state: 'refused', refusal: reply.status, balance: balanceIn(reply) });
  if (reply) return giveUp(house, seat, session);
  await trySeatLater(house.db, seat, waitAfter(house, seat.attempts));
  return seat;
}

/** A table that was closed meanwhile takes nobody. */
function sitDown(house: House, seat: Sitting, balanceAfter: string | null): Promise<Sitting | null> {
  return atTable(house, seat.tableId, async (at) => {
    const seated = at.row.state === 'open' ? await takeSeat(at.tx, seat, balanceAfter) : undefined;
    if (!seated) return null;
    await save(at, unchanged(at.table));
    return seated;
  });
}

export async function giveUp(house: House, seat: Sitting, session: StoredSession): Promise<Sitting> {
  const undoing = await giveUpSeat(house.db, seat, house.timing.leaseMs);
  if (undoing) return undo(house, undoing, session);
  const now = (await sittingById(house.db, seat.id)) ?? seat;
  return now.state === 'undoing' ? undo(house, now, session) : now;
}

async function undo(house: House, seat: Sitting, session: StoredSession): Promise<Sitting> {
  const undone = await rollBack(house, seat, session, transactionIds(seat.id));
  if (undone?.outcome === 'undone')
    return end(house, seat, session, { state: 'rolled-back', balance: undone.balanceAfter });
  if (undone)
    house.log.error({ seatId: seat.id }, 'a buy-in that is to go back was settled by somebody else');
  await trySeatLater(house.db, seat, waitAfter(house, seat.attempts));
  return seat;
}

async function cashOut(house: House, seat: Sitting, session: StoredSession): Promise<Sitting> {
  const ids = transactionIds(seat.id);
  const reply = await walletOf(house, session).call('win', {
    kind: 'win',
    token: session.launchToken,
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: wireAmount(seat.win ?? '0'),
    roundClosed: true,
    ...factsOf(seat, session),
  });
  if (reply?.status === 'OK') return end(house, seat, session, { state: 'left', balance: balanceIn(reply) });
  if (reply) house.log.error({ seatId: seat.id, status: reply.status }, 'cash-out not accepted');
  await trySeatLater(house.db, seat, waitAfter(house, Math.max(seat.attempts, 1)));
  return seat;
}

type End = Pick<SeatEnd, 'state' | 'refusal'> & { balance: bigint | undefined };

/** Ends a sitting once. What was brought from a purse here comes back to it as what is carried away, or as the buy-in. */
async function end(
  house: House,
  seat: Sitting,
  session: StoredSession,
  { balance, ...how }: End,
): Promise<Sitting> {
  const purse = purseOf(session);
  const asItIs = async () => (await sittingById(house.db, seat.id)) ?? seat;
  if (purse === null) {
    const ended = await endSitting(house.db, seat, { ...how, balanceAfter: balance?.toString() ?? null });
    return ended ?? asItIs();
  }
  const comesBack = BigInt(how.state === 'left' ? (seat.win ?? 0) : seat.buyIn);
  const ended = await house.db.transaction(async (tx) => {
    const balanceAfter = ((await balanceOf(tx, purse)) + comesBack).toString();
    const done = await endSitting(tx, seat, { ...how, balanceAfter });
    if (done) await addTo(tx, purse, comesBack);
    return done;
  });
  return ended ?? asItIs();
}

const AT_ONCE = 32;

export async function settleDueSeats(house: House): Promise<number> {
  const due = await claimDueSittings(house.db, AT_ONCE, house.timing.leaseMs);
  await Promise.all(due.map((seat) => settleOne(house, seat)));
  return due.length;
}

async function settleOne(house: House, seat: Sitting): Promise<void> {
  try {
    const session = await sessionById(house.db, seat.sessionId);
    if (!session) throw new Error('a sitting without its session');
    await settleSeat(house, seat, session);
  } catch (error) {
    house.log.error(
      { seatId: seat.id, error: error instanceof Error ? error.message : 'unknown' },
      'sitting not settled',
    );
  }
}

export const settleDueSeatsWork: TimedWork<House> = {
  name: 'sittings at tables',
  everyMs: 200,
  atMost: AT_ONCE,
  run: settleDueSeats,
};
