import {
  VENDOR_ROUND_PATH,
  vendorRoundRequest,
  type VendorRoundAnswer,
} from '@maidan/contract/seamless-wallet/round-proof.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { roundOfPlayer } from '#rounds/round.store.ts';
import { mountSigned } from '#signed-routes.ts';

/** The platform's signed question how a round came about, for the player's receipt. The secret seed stays one until it is revealed. */
export function mountRoundProof(app: FastifyInstance, house: House): void {
  mountSigned(app, house, VENDOR_ROUND_PATH, vendorRoundRequest, async (asked, reply) => {
    const round = await roundOfPlayer(house.db, asked.playerId, asked.roundId);
    if (round === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
    const answer: VendorRoundAnswer = {
      commitment: round.commitment,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      serverSeed: round.revealedAt === null ? null : round.serverSeed,
      outcome: round.state === 'settled' ? round.outcome : null,
      played: { gameCode: round.gameCode, bet: round.bet, actions: [...round.actions] },
    };
    return answer;
  });
}
