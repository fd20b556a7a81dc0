import {
  PLAY_API,
  actRequest,
  exchangeRequest,
  historyAnswer,
  proofAnswer,
  proofQuery,
  rotateRequest,
  seenRequest,
  spinRequest,
  type PlayRefusalCode,
} from '@maidan/games/play.ts';
import { seaRequest } from '@maidan/games/fishing/sea-wire.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { seaFor } from '#fishing/sea.ts';
import type { House } from '#house.ts';
import { jackpotStateOf } from '#jackpot/jackpot-state.ts';
import { act } from '#rounds/act.ts';
import { presentRound } from '#rounds/round.present.ts';
import { forgetSeen, keepSeen } from '#rounds/round-seen.store.ts';
import { lastRounds, roundOfPlayer } from '#rounds/round.store.ts';
import { rotateSeed } from '#rounds/rotate-seed.ts';
import { spin } from '#rounds/spin.ts';
import { exchangeCode, sessionFrom, sessionHashIn } from '#sessions/play-session.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { allowedNow } from '#terms/house-terms.ts';
import { lookAddress } from './slot-look.ts';
import { playStateOf } from './play-state.ts';

const HISTORY_ROUNDS = 30;

/** The calls of the game page. All but the exchange need the session that the exchange gave. */
export function mountPlayRoutes(app: FastifyInstance, house: House): void {
  const member = async (request: FastifyRequest): Promise<StoredSession> =>
    sessionFrom(house.db, request.headers.authorization);

  app.post(PLAY_API.exchange, async (request) =>
    exchangeCode(house.db, parse(exchangeRequest, request.body).code, (session) =>
      lookAddress(house, session),
    ),
  );
  app.get(PLAY_API.state, async (request) => playStateOf(house, await member(request)));
  app.post(PLAY_API.spin, async (request) =>
    spin(house, sessionHashIn(request.headers.authorization), parse(spinRequest, request.body)),
  );
  app.post(PLAY_API.act, async (request) => {
    const session = await member(request);
    return act(house, session, parse(actRequest, request.body));
  });
  app.post(PLAY_API.rotateSeed, async (request) => {
    const session = await member(request);
    return rotateSeed(house, session, parse(rotateRequest, request.body));
  });
  app.get(PLAY_API.proof, async (request) => {
    const session = await member(request);
    const round = await roundOfPlayer(house.db, session.playerId, parse(proofQuery, request.query).roundId);
    if (!round) throw new PlayRefusal('NOT_FOUND');
    return proofAnswer.parse({
      round: await presentRound(house, round),
      serverSeed: round.revealedAt ? round.serverSeed : null,
    });
  });
  app.get(PLAY_API.jackpot, async (request) => jackpotStateOf(house, await member(request)));
  app.get(PLAY_API.allows, async (request) => ({
    allows: await allowedNow(house.db, await member(request)),
  }));
  app.get(PLAY_API.history, async (request) => {
    const { playerId, gameCode } = await member(request);
    const rounds = await lastRounds(house.db, playerId, gameCode, HISTORY_ROUNDS);
    return historyAnswer.parse({
      rounds: await Promise.all(rounds.map((round) => presentRound(house, round))),
    });
  });
  app.post(PLAY_API.sea, async (request) => {
    const session = await member(request);
    return seaFor(house, session, parse(seaRequest, request.body).room);
  });
  app.post(PLAY_API.seen, async (request) => {
    const session = await member(request);
    const { roundId, place } = parse(seenRequest, request.body);
    if (place === null) await forgetSeen(house.db, session, roundId);
    else if (!(await keepSeen(house.db, session, roundId, place))) throw new PlayRefusal('NOT_FOUND');
    return {};
  });
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new PlayRefusal('BAD_REQUEST');
  return parsed.data;
}

/** Every failure leaves as a code that the page can put into words, and as nothing more. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PlayRefusal) return reply.code(error.status).send({ code: error.code });
  const status = statusOf(error);
  const code: PlayRefusalCode = status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  return reply.code(status).send({ code });
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
