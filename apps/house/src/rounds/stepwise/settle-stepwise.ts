import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { addTo, balanceOf, purseOf } from '#own-wallet/own-wallet.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { walletOf } from '#wallet-of.ts';
import { endRound } from '../round-money.ts';
import {
  balanceIn,
  extraBetIds,
  rollBack,
  roundFacts,
  transactionIds,
  waitAfter,
  wireAmount,
} from '../round-wallet.ts';
import { roundById, tryLater, type StoredRound } from '../round.store.ts';
import { stateOf, stepwiseRulesOf } from './round-state.ts';
import { moveOn, type NextStep } from './stepwise.store.ts';

/**
 * One attempt at what a round asks of the wallet now, and the round as it is then. A bet, the first or one for an action, is
 * refused for good by the first answer; once an attempt was left unanswered the house cannot know, so after a few more it rolls
 * that bet back until the wallet agrees (W19, W21), and the round stands as before it. A win is sent until it is taken.
 */
export async function settleStepwise(
  house: House,
  round: StoredRound,
  session: StoredSession,
): Promise<StoredRound> {
  switch (round.state) {
    case 'bet-sent':
      return attemptBet(house, round, session, FIRST_BET);
    case 'action-sent':
      return attemptBet(house, round, session, ACTION_BET);
    case 'win-sent':
      return attemptWin(house, round, session);
    default:
      return round;
  }
}

type Balance = bigint | undefined;

/** What the two kinds of bets do differently. */
type BetKind = {
  ids: (round: StoredRound) => { bet: string; rollback: string };
  amount: (round: StoredRound) => string;
  taken: (house: House, round: StoredRound, session: StoredSession, balance: Balance) => Promise<StoredRound>;
  refused: (
    house: House,
    round: StoredRound,
    session: StoredSession,
    why: { refusal: WalletStatus; balance: Balance },
  ) => Promise<StoredRound>;
  rolledBack: (
    house: House,
    round: StoredRound,
    session: StoredSession,
    balance: Balance,
  ) => Promise<StoredRound>;
};

const FIRST_BET: BetKind = {
  ids: ({ id }) => transactionIds(id),
  amount: ({ stake }) => stake,
  taken: (house, round, session, balance) => nextAfterBet(house, round, session, { balance }),
  refused: (house, round, session, { refusal, balance: balanceAfter }) =>
    endRound(house.db, round, session, { state: 'refused', refusal, balanceAfter }),
  rolledBack: (house, round, session, balanceAfter) =>
    endRound(house.db, round, session, { state: 'rolled-back', balanceAfter }),
};

const ACTION_BET: BetKind = {
  ids: ({ id, extraBets }) => extraBetIds(id, extraBets),
  amount: ({ pendingCost }) => pendingCost ?? '0',
  taken: (house, round, session, balance) =>
    nextAfterBet(house, round, session, { balance, action: round.pendingAction }),
  refused: dropAction,
  rolledBack: (house, round, session, balance) =>
    dropAction(house, round, session, { refusal: 'UNKNOWN', balance }),
};

async function attemptBet(
  house: House,
  round: StoredRound,
  session: StoredSession,
  kind: BetKind,
): Promise<StoredRound> {
  if (round.resolution === 'rollback') return undoBet(house, round, session, kind);
  const reply = await walletOf(house, session).call('bet', {
    kind: 'bet',
    token: session.launchToken,
    transactionId: kind.ids(round).bet,
    amount: wireAmount(kind.amount(round)),
    roundClosed: false,
    ...roundFacts(round, session),
  });
  if (reply?.status === 'OK') return kind.taken(house, round, session, balanceIn(reply));
  if (reply?.status === 'ALREADY_ROLLED_BACK')
    return kind.rolledBack(house, round, session, balanceIn(reply));
  if (reply && round.attempts === 1) {
    house.log.info({ roundId: round.id, status: reply.status }, 'bet refused');
    return kind.refused(house, round, session, { refusal: reply.status, balance: balanceIn(reply) });
  }
  // An earlier attempt may have gone through although this one was refused: only a rollback gives certainty.
  if (reply) return undoBet(house, round, session, kind);
  const givesUp = round.attempts >= house.timing.batchAttempts;
  return tryLater(house.db, round, givesUp ? 'rollback' : 'batch', waitAfter(house, round.attempts));
}

async function undoBet(
  house: House,
  round: StoredRound,
  session: StoredSession,
  kind: BetKind,
): Promise<StoredRound> {
  const undone = await rollBack(house, round, session, kind.ids(round));
  if (undone === null) return tryLater(house.db, round, 'rollback', waitAfter(house, round.attempts));
  const end = undone.outcome === 'undone' ? kind.rolledBack : kind.taken;
  return end(house, round, session, undone.balanceAfter);
}

async function attemptWin(house: House, round: StoredRound, session: StoredSession): Promise<StoredRound> {
  const ids = transactionIds(round.id);
  const reply = await walletOf(house, session).call('win', {
    kind: 'win',
    token: session.launchToken,
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: wireAmount(round.win ?? '0'),
    roundClosed: true,
    ...roundFacts(round, session),
  });
  if (reply?.status === 'OK')
    return endRound(house.db, round, session, { state: 'settled', balanceAfter: balanceIn(reply) });
  if (reply) house.log.error({ roundId: round.id, status: reply.status }, 'win not accepted');
  return tryLater(house.db, round, 'batch', waitAfter(house, round.attempts));
}

/** The bet is taken: its action, if it was for one, has happened. */
async function nextAfterBet(
  house: House,
  round: StoredRound,
  session: StoredSession,
  { balance, action }: { balance: Balance; action?: unknown },
): Promise<StoredRound> {
  const rules = stepwiseRulesOf(house, round.gameCode);
  const before = await stateOf(rules, round);
  const next =
    action === undefined
      ? { actions: round.actions, state: before }
      : { actions: [...round.actions, action], state: rules.act(before, action) };
  const gone = await goOn(house, round, session, { ...next, balance });
  if (gone === null) return roundById(house.db, round.id);
  return settleStepwise(house, gone, session);
}

type Gone = { actions: readonly unknown[]; state: unknown; balance?: Balance };

/**
 * Writes what has happened in a round and what that makes of it: while the player has a choice it waits for them, else it is
 * decided and its win is to be sent. Null: somebody else has taken it further since it was read.
 */
export async function goOn(
  house: House,
  round: StoredRound,
  session: StoredSession,
  { actions, state, balance }: Gone,
): Promise<StoredRound | null> {
  const rules = stepwiseRulesOf(house, round.gameCode);
  const win = rules.winOf(state);
  const next: NextStep = {
    ...round,
    state: win === null ? 'open' : 'win-sent',
    actions,
    pendingAction: null,
    pendingCost: null,
    stake: (BigInt(round.stake) + BigInt(round.pendingCost ?? 0)).toString(),
    win: win === null ? null : win.toString(),
    outcome: win === null ? null : rules.show(state),
    refusal: null,
    balanceAfter: await balanceShown(house.db, round, session, balance),
  };
  return moveOn(house.db, round, next, win === null ? house.timing.abandonedMs : house.timing.leaseMs);
}

/** The action did not happen, and the round waits for its player as before; what it would have cost is theirs again. */
async function dropAction(
  house: House,
  round: StoredRound,
  session: StoredSession,
  { refusal, balance }: { refusal: WalletStatus; balance: Balance },
): Promise<StoredRound> {
  const purse = purseOf(session);
  const cost = BigInt(round.pendingCost ?? 0);
  return house.db.transaction(async (tx) => {
    const balanceAfter = purse === null ? balance : (await balanceOf(tx, purse)) + cost;
    const as = { ...withoutPending(round, refusal), balanceAfter: balanceAfter?.toString() ?? null };
    const waiting = await moveOn(tx, round, as, house.timing.abandonedMs);
    if (waiting === null) return roundById(tx, round.id);
    if (purse !== null) await addTo(tx, purse, cost);
    return waiting;
  });
}

export const withoutPending = (round: StoredRound, refusal: WalletStatus): NextStep => ({
  ...round,
  state: 'open',
  pendingAction: null,
  pendingCost: null,
  refusal,
});

async function balanceShown(
  db: HouseDatabase,
  round: StoredRound,
  session: StoredSession,
  told: Balance,
): Promise<string | null> {
  const purse = purseOf(session);
  if (purse !== null) return (await balanceOf(db, purse)).toString();
  return told?.toString() ?? round.balanceAfter;
}
