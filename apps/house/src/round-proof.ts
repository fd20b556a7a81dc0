import {
  VENDOR_ROUND_PATH,
  vendorRoundRequest,
  type VendorRoundAnswer,
  type VendorRoundRequest,
} from '@maidan/contract/seamless-wallet/round-proof.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import type { FastifyInstance } from 'fastify';
import { bookProof } from '#book/book-proof.ts';
import type { Book } from '#book/book.ts';
import { ticketProof } from '#draws/ticket-proof.ts';
import type { House } from '#house.ts';
import { wordsOf } from '#open-rounds/words-of-bet.ts';
import { wordsOfRoundEnd } from '#open-rounds/words-of-end.ts';
import { wordsOfPlayed } from '#open-rounds/words-of-played.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import { roundOfPlayer } from '#rounds/round.store.ts';
import { sessionById } from '#sessions/play-session.store.ts';
import { betOfPlayer, type SharedBet } from '#shared-rounds/shared-bet.store.ts';
import { sharedRoundById } from '#shared-rounds/shared-round.store.ts';
import { playedAtTable } from '#shared-rounds/tables/table.present.ts';
import { sittingProof } from '#tables/sitting-proof.ts';
import { mountSigned } from '#signed-routes.ts';

/** The platform's signed question how a round came about, for the player's receipt. The secret seed stays one until it is revealed. */
export function mountRoundProof(app: FastifyInstance, house: House, book: Book): void {
  mountSigned(app, house, VENDOR_ROUND_PATH, vendorRoundRequest, async (asked, reply) => {
    const round = await roundOfPlayer(house.db, asked.playerId, asked.roundId);
    if (round === undefined)
      return (
        (await proofOfMany(house, asked)) ??
        (await bookProof(book, asked)) ??
        reply.code(404).send({ code: 'NOT_FOUND' })
      );
    const isOver = round.state === 'settled';
    const session = isOver ? await sessionById(house.db, round.sessionId) : undefined;
    const currencySymbol = session?.currencySymbol ?? '';
    const answer: VendorRoundAnswer = {
      commitment: round.commitment,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      serverSeed: round.revealedAt === null ? null : round.serverSeed,
      outcome: isOver ? round.outcome : null,
      ...(isOver && (await wordsOfPlayed(round.gameCode, { ...round, currencySymbol }, asked.language))),
      played: {
        gameCode: round.gameCode,
        bet: round.bet,
        actions: [...round.actions],
        ...(isOver && round.jackpot !== null && { jackpot: wireAmount(round.jackpot) }),
      },
    };
    return answer;
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a round that many play. */
async function proofOfMany(house: House, asked: VendorRoundRequest): Promise<VendorRoundAnswer | null> {
  if (!UUID.test(asked.roundId)) return null;
  return (
    (await sharedProof(house, asked)) ??
    (await sittingProof(house, asked.playerId, asked.roundId)) ??
    ticketProof(house, asked)
  );
}

/** Of a bet in a round of many. Its seed is a link of the chain, whose hash was public before: it is told when the round has ended. */
async function sharedProof(
  house: House,
  { playerId, roundId, language }: VendorRoundRequest,
): Promise<VendorRoundAnswer | null> {
  const bet = await betOfPlayer(house.db, playerId, roundId);
  const round = bet && (await sharedRoundById(house.db, bet.roundId));
  if (!bet || !round) return null;
  const rules = sharedRulesOf(round.gameCode);
  const session = await sessionById(house.db, bet.sessionId);
  const shared = { ...bet, currencySymbol: session?.currencySymbol ?? '' };
  const isTold = bet.state === 'settled' && round.state === 'ended';
  return {
    commitment: round.commitment,
    clientSeed: round.salt,
    nonce: round.number,
    serverSeed: round.isLinkTold ? round.link : null,
    about: await wordsOf({ gameCode: round.gameCode, shared }, language),
    came: await wordsOfRoundEnd(shared, round, language),
    outcome: isTold ? (round.outcome ?? { brokeAt: round.result, leftAt: bet.leftAt }) : null,
    played: {
      gameCode: round.gameCode,
      ...(rules ? playedAtTable(rules, bet, round) : flownBet(bet)),
    },
  };
}

/** As whoever plays it again wants to know it: what was set with the bet, and where its player left by hand. */
function flownBet({ stake, leavesAt, leftAt }: SharedBet) {
  const byHand = leftAt !== null && leftAt !== leavesAt && leftAt !== CRASH.capHundredths;
  return {
    bet: { stake: wireAmount(stake), leavesAt },
    actions: byHand ? [{ leaveAt: leftAt }] : [],
  };
}
