import { endCampaign } from '#rounds/free-rounds/free-rounds.store.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { WalletReply } from '#wallet-client.ts';
import { roundFacts, transactionIds, wireAmount } from '../round-wallet.ts';
import type { StoredRound } from '../round.store.ts';

/** `betTaken`: the platform counts the round, so that a no to its win does not undo it. */
type Told = { reply: WalletReply; betTaken: boolean };

/** W18: the platform is told of the round and of what it won; neither moves money. */
export async function tellFreeRound(
  house: House,
  round: StoredRound,
  session: StoredSession,
  campaignId: string,
): Promise<Told> {
  const ids = transactionIds(round.id);
  const facts = { token: session.launchToken, campaignId, ...roundFacts(round, session) };
  const bet = await house.wallet.call('freeBet', {
    ...facts,
    transactionId: ids.bet,
    amount: wireAmount(round.stake),
  });
  // It was taken back or ran out there: this house offers no more of it.
  if (bet?.status === 'CAMPAIGN_NOT_FOUND') await endCampaign(house.db, round);
  if (bet?.status !== 'OK') return { reply: bet, betTaken: false };
  const win = await house.wallet.call('freeWin', {
    ...facts,
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: wireAmount(round.win ?? '0'),
  });
  return { reply: win, betTaken: true };
}
