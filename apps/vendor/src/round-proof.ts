import {
  VENDOR_ROUND_PATH,
  vendorRoundRequest,
  type VendorRoundAnswer,
} from '@maidan/contract/vendor/round-proof.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { roundOfPlayer } from '#rounds/round.store.ts';
import { rememberNonce } from '#sessions/play-session.store.ts';
import { genuineNonce } from '#wallet/signing.ts';

/** The platform's signed question how a round came about, for the player's receipt. The secret seed stays one until it is revealed. */
export function mountRoundProof(app: FastifyInstance, house: House): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(VENDOR_ROUND_PATH, async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const nonce = genuineNonce(house.config.inboundKeys, request.headers, rawBody, Date.now());
      if (nonce === null || !(await rememberNonce(house.db, nonce)))
        return reply.code(401).send({ code: 'INVALID_SIGNATURE' });
      const asked = vendorRoundRequest.safeParse(parseJson(rawBody));
      if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST' });
      const round = await roundOfPlayer(house.db, asked.data.playerId, asked.data.roundId);
      if (round === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
      const answer: VendorRoundAnswer = {
        commitment: round.commitment,
        clientSeed: round.client_seed,
        nonce: round.nonce,
        serverSeed: round.revealed_at === null ? null : round.server_seed,
        outcome: round.state === 'settled' ? round.outcome : null,
      };
      return reply.send(answer);
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
