import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { PlayState } from '@maidan/games/play.ts';
import { freeRoundsOf } from '#rounds/free-rounds/free-rounds.ts';
import type { House } from '#house.ts';
import { balanceOf, purseOf } from '#own-wallet/own-wallet.store.ts';
import { presentRound } from '#rounds/round.present.ts';
import { seenOf } from '#rounds/round-seen.store.ts';
import { lastRound } from '#rounds/round.store.ts';
import { presentSeeds, seedPairOf } from '#rounds/seeds.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { allowedNow } from '#terms/house-terms.ts';
import { walletOf } from '#wallet-of.ts';

const SESSION_IS_OVER = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'PLAYER_NOT_FOUND']);

/** What a page needs to stand where the player left: balance, commitment, last round. */
export async function playStateOf(house: House, session: StoredSession): Promise<PlayState> {
  const { launchToken: token, currency, playerId } = session;
  const [reply, pair, round, freeRounds] = await Promise.all([
    walletOf(house, session).call('balance', { token, currency }),
    seedPairOf(house.db, playerId, false),
    lastRound(house.db, session),
    freeRoundsOf(house, session),
  ]);
  if (reply && SESSION_IS_OVER.has(reply.status)) throw new PlayRefusal('SESSION_ENDED');
  if (!reply || reply.balance === null) throw new PlayRefusal('WALLET_UNREACHABLE');
  const balance = await shownBalance(house, session, reply.balance);
  return {
    balance,
    seeds: presentSeeds(pair),
    lastRound: round ? await presentRound(house, round) : null,
    allows: await allowedNow(house.db, session),
    seen: round ? await seenOf(house.db, session, round.id) : null,
    ...(freeRounds && { freeRounds }),
  };
}

/** The platform says whether the player may go on; what there is to play with may lie here (GAM-09). */
export async function shownBalance(
  house: House,
  session: StoredSession,
  atPlatform: string,
): Promise<string> {
  const purse = purseOf(session);
  return purse === null ? atPlatform : formatMoneyText(minor(await balanceOf(house.db, purse)));
}
